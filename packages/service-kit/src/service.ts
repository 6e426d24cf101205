import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DynamicModule, Module, Logger as NestLogger, type Provider, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { CustomStrategy } from '@nestjs/microservices';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Routes } from '@reefdesk/contracts/endpoint';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { RequestHandler } from 'express';
import { Logger } from 'nestjs-pino';
import type { CommonEnv } from './env.ts';
import { showHealth } from './health/health-metrics.ts';
import { HealthRegistry } from './health/health-registry.ts';
import { Metrics } from './health/metrics.ts';
import { startOpsServer } from './health/ops-server.ts';
import { serveServing } from './health/serving.ts';
import { refuseBodiesOutOfBounds } from './http/body/json-bounds.ts';
import { noteUnreadBodies } from './http/body/unread-body.ts';
import { httpMetrics } from './http/http-metrics.middleware.ts';
import { logOutput } from './log-output.ts';
import { DrainingNatsServer } from './messaging/draining-nats-server.ts';
import { MessageBus } from './messaging/message-bus.ts';
import { natsOptions } from './messaging/nats-options.ts';
import { Packets } from './messaging/packets.ts';
import { NewerDatabaseError } from './mongo/migrations/version.errors.ts';
import { serveApiDocument } from './openapi/serve-api-document.ts';
import { readableStack } from './readable-stack.ts';
import { requestContext } from './request/request-context.ts';
import { ServiceKitModule } from './service-kit.module.ts';
import { traceRequests } from './tracing/http-tracing.middleware.ts';
import { startTracing } from './tracing/start-tracing.ts';

export interface ServiceDefinition<Env extends CommonEnv> {
  /** Name of the service: NATS account and queue group, database suffix, log and metric label. */
  name: string;
  env: Env;
  module: Type | DynamicModule;
  publicKeys?: Provider;
  /** Runs before the application starts, for migrations of its database. */
  prepare?: (health: HealthRegistry, metrics: Metrics) => Promise<void>;
  /** False if bodies are streamed on (gateway). */
  parseBodies?: boolean;
  /** True for the process that is reachable from outside: request ids and traces of clients are not trusted. */
  isGateway?: boolean;
  endpoints?: Routes;
  /** Called before routes are mounted; for middleware. */
  configure?: (app: NestExpressApplication) => void | Promise<void>;
}

export interface RunningService {
  app: NestExpressApplication;
  /** `http://127.0.0.1:port` */
  url: string;
  opsUrl: string;
  /** Resolves when a NATS connection has ended permanently: the process can no longer receive or send requests. */
  lost: Promise<void>;
  close(): Promise<void>;
}

/** Longer than the gateway and usual load balancers keep idle connections, so that they close them first. */
const IDLE_CONNECTION_MS = 75_000;

export async function startService<Env extends CommonEnv>(definition: ServiceDefinition<Env>): Promise<RunningService> {
  const { name, env, isGateway = false } = definition;
  const tracing = await startTracing(name, env);
  const health = new HealthRegistry();
  const metrics = new Metrics(name);
  health.add('start', () => health.mustHaveStarted());
  showHealth(health, metrics);
  const ops = await startOpsServer(env.OPS_HOST || env.HOST, env.OPS_PORT, health, metrics);
  await definition.prepare?.(health, metrics);
  const packets = new Packets(metrics);
  const app = await NestFactory.create<NestExpressApplication>(rootModule(definition, health, metrics, packets), {
    bufferLogs: true,
    bodyParser: false,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.use(endConnectionsWhileDraining(health), requestContext({ isGateway }));
  if (tracing) app.use(traceRequests({ isGateway }));
  app.use(httpMetrics(metrics));
  if (definition.parseBodies !== false) {
    app.useBodyParser('json', { limit: LIMITS.jsonBodyMaxBytes, strict: false });
    app.use(refuseBodiesOutOfBounds, noteUnreadBodies);
  }
  app.getHttpServer().keepAliveTimeout = IDLE_CONNECTION_MS;
  await definition.configure?.(app);
  if (definition.endpoints) serveApiDocument(app, name, definition.endpoints);
  if (!isGateway) serveServing(app, health);
  const messages = new DrainingNatsServer({ ...natsOptions(name, env), queue: name, deserializer: packets.received }, env.FINISH_MS);
  const listening = app.connectMicroservice<CustomStrategy>({ strategy: messages }, { inheritAppConfig: true });
  const bus = app.get(MessageBus);
  // Events arrive on their own connection. After a reconnect, caches that depend on events must assume that some were missed.
  listening.status.subscribe((status) => status === 'connected' && bus.noteReconnect());
  health.addShared('nats', async () => {
    await bus.check();
    if (!messages.isListening) throw new Error('not listening yet');
  });
  // Not awaited: NATS may come later, and HTTP must answer (with a clear error) until then.
  app.startAllMicroservices().catch((error: unknown) => new NestLogger(name).error({ err: error }, 'NATS subscriptions failed'));
  const server: Server = await app.listen(env.PORT, env.HOST);
  health.noteStart(undefined);
  return {
    app,
    url: addressOf(server),
    opsUrl: addressOf(ops),
    lost: Promise.race([bus.lost, messages.lost]),
    close: () => stop({ app, server, ops, health, messages }, env).finally(() => tracing?.stop()),
  };
}

/** Ends on a signal, when the parent closes the pipe, or with code 1 when NATS is lost, because a new process reconnects. */
export async function runService<Env extends CommonEnv>(define: () => ServiceDefinition<Env>): Promise<void> {
  let service: RunningService | undefined;
  let ending = false;
  const logger = new NestLogger('process');
  const endWith = async (code: number): Promise<void> => {
    if (ending) return;
    ending = true;
    await service?.close().catch((error: unknown) => logger.error({ err: error }, 'The process is terminated after an error'));
    await logOutput().flush();
    process.exit(code);
  };
  const crash = (error: unknown): void => {
    logger.fatal({ err: error }, 'Uncaught error');
    void endWith(1);
  };
  process.on('uncaughtException', crash).on('unhandledRejection', crash);
  const end = (): Promise<void> => endWith(0);
  try {
    const definition = define();
    if (definition.env.PARENT_PIPE) process.stdin.resume().once('close', end);
    service = await startService(definition);
    process.on('SIGTERM', end).on('SIGINT', end);
    void service.lost.then(() => {
      logger.fatal('The connection to NATS is closed permanently');
      return endWith(1);
    });
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    await logOutput().flush();
    process.exit(1);
  }
}

/** Startup error for the log: with a stack, unless a newer version of the code has migrated the database. */
function explain(error: unknown): string {
  if (error instanceof NewerDatabaseError) return error.message;
  return error instanceof Error ? readableStack(error.stack ?? error.message) : String(error);
}

function rootModule<Env extends CommonEnv>(
  { name, env, module, publicKeys }: ServiceDefinition<Env>,
  health: HealthRegistry,
  metrics: Metrics,
  packets: Packets,
): Type {
  @Module({
    imports: [ServiceKitModule.forRoot({ name, env, health, metrics, packets, ...(publicKeys && { publicKeys }) }), module],
  })
  class RootModule {}
  return RootModule;
}

interface Stoppable {
  app: NestExpressApplication;
  server: Server;
  ops: Server;
  health: HealthRegistry;
  messages: DrainingNatsServer;
}

/** Reports not ready but still answers, so that clients move on, then finishes running requests. Cuts clients off after `FINISH_MS`. */
async function stop({ app, server, ops, health, messages }: Stoppable, { DRAIN_MS, FINISH_MS }: CommonEnv): Promise<void> {
  health.drain();
  if (DRAIN_MS > 0) await sleep(DRAIN_MS);
  // At the same time as the HTTP server, whereas Nest would close it afterwards.
  void messages.drain();
  const closing = app.close();
  // Busy connections become idle one by one.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const force = setInterval(() => server.closeAllConnections(), FINISH_MS);
  try {
    await closing;
  } finally {
    clearInterval(sweep);
    clearInterval(force);
    ops.close();
  }
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Closes the connection of each response during shutdown, so that clients and load balancers move on. */
function endConnectionsWhileDraining(health: HealthRegistry): RequestHandler {
  return (_request, response, next) => {
    if (health.isDraining) response.shouldKeepAlive = false;
    next();
  };
}
