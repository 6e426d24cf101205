import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DynamicModule, Module, Logger as NestLogger, type Provider, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { CustomStrategy } from '@nestjs/microservices';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { LIMITS } from '@reefdesk/contracts/limits';
import { Logger } from 'nestjs-pino';
import type { CommonEnv } from './env.ts';
import { showHealth } from './health/health-metrics.ts';
import { HealthRegistry } from './health/health-registry.ts';
import { Metrics } from './health/metrics.ts';
import { startOpsServer } from './health/ops-server.ts';
import { endConnectionsWhileDraining } from './http/draining.middleware.ts';
import { httpMetrics } from './http/http-metrics.middleware.ts';
import { refuseBodiesOutOfBounds } from './http/json-bounds.ts';
import { requestContext } from './http/request-context.ts';
import { noteUnreadBodies } from './http/unread-body.ts';
import { createValidationPipe } from './http/validation.ts';
import { DrainingNatsServer } from './messaging/draining-nats-server.ts';
import { MessageBus } from './messaging/message-bus.ts';
import { natsOptions } from './messaging/nats-options.ts';
import type { ServiceDocs } from './openapi/operation-docs.ts';
import { serveApiDocument } from './openapi/serve-api-document.ts';
import { ServiceKitModule } from './service-kit.module.ts';
import { traceRequests } from './tracing/http-tracing.middleware.ts';
import { startTracing } from './tracing/start-tracing.ts';

export interface ServiceDefinition<Env extends CommonEnv> {
  /** Name of the service: NATS account and queue group, database suffix, log and metric label. */
  name: string;
  env: Env;
  module: Type | DynamicModule;
  publicKeys?: Provider;
  /** False where bodies are streamed on (gateway). */
  parseBodies?: boolean;
  /** True for the process that strangers reach: request ids and traces that come from outside are not believed. */
  isDoor?: boolean;
  /** Documentation of every HTTP call, served as an OpenAPI document at `/openapi.json`. */
  docs?: ServiceDocs;
  /** Called before routes are mounted; for middleware. */
  configure?: (app: NestExpressApplication) => void | Promise<void>;
}

export interface RunningService {
  app: NestExpressApplication;
  /** `http://127.0.0.1:port` */
  url: string;
  opsUrl: string;
  close(): Promise<void>;
}

/** Longer than the gateway and usual load balancers keep an idle connection, so that they close it and not we. */
const IDLE_CONNECTION_MS = 75_000;

/** Starts a service: health first, then the application, then its HTTP port and its NATS subscriptions. */
export async function startService<Env extends CommonEnv>(definition: ServiceDefinition<Env>): Promise<RunningService> {
  const { name, env, isDoor = false } = definition;
  const tracing = await startTracing(name, env);
  const health = new HealthRegistry();
  const metrics = new Metrics(name);
  let started = false;
  health.add('start', () => {
    if (!started) throw new Error('starting');
  });
  showHealth(health, metrics);
  const ops = await startOpsServer(env.OPS_HOST || env.HOST, env.OPS_PORT, health, metrics);
  const app = await NestFactory.create<NestExpressApplication>(rootModule(definition, health, metrics), {
    bufferLogs: true,
    bodyParser: false,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.use(endConnectionsWhileDraining(health), requestContext({ isDoor }));
  if (tracing) app.use(traceRequests({ isDoor }));
  app.use(httpMetrics(metrics));
  if (definition.parseBodies !== false) {
    app.useBodyParser('json', { limit: LIMITS.jsonBodyMaxBytes, strict: false });
    app.use(refuseBodiesOutOfBounds, noteUnreadBodies);
  }
  app.useGlobalPipes(createValidationPipe());
  app.getHttpServer().keepAliveTimeout = IDLE_CONNECTION_MS;
  await definition.configure?.(app);
  if (definition.docs) serveApiDocument(app, name, definition.docs);
  const messages = new DrainingNatsServer({ ...natsOptions(name, env), queue: name }, env.FINISH_MS);
  const listening = app.connectMicroservice<CustomStrategy>({ strategy: messages }, { inheritAppConfig: true });
  const bus = app.get(MessageBus);
  // Facts arrive over a connection of their own; whoever keeps something by them must know that some may be missing.
  listening.status.subscribe((status) => status === 'connected' && bus.noteReconnect());
  health.add('nats', async () => {
    await bus.check();
    if (!messages.isListening) throw new Error('not listening yet');
  });
  // Not awaited: NATS may come later, and HTTP must answer (with a clear error) meanwhile.
  app.startAllMicroservices().catch((error: unknown) => new NestLogger(name).error({ err: error }, 'NATS subscriptions failed'));
  const server: Server = await app.listen(env.PORT, env.HOST);
  started = true;
  return {
    app,
    url: addressOf(server),
    opsUrl: addressOf(ops),
    close: () => stop({ app, server, ops, health, messages }, env).finally(() => tracing?.stop()),
  };
}

/** As {@link startService}, for a process of its own: ends by signal, or when the parent's pipe closes. */
export async function runService<Env extends CommonEnv>(define: () => ServiceDefinition<Env>): Promise<void> {
  try {
    const definition = define();
    const service = await startService(definition);
    let ending = false;
    const end = async (): Promise<void> => {
      if (ending) return;
      ending = true;
      await service.close();
      process.exit(0);
    };
    process.on('SIGTERM', end).on('SIGINT', end);
    if (definition.env.PARENT_PIPE) process.stdin.resume().once('close', end);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  }
}

function rootModule<Env extends CommonEnv>(
  { name, env, module, publicKeys }: ServiceDefinition<Env>,
  health: HealthRegistry,
  metrics: Metrics,
): Type {
  @Module({ imports: [ServiceKitModule.forRoot({ name, env, health, metrics, ...(publicKeys && { publicKeys }) }), module] })
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

/**
 * Not ready any more, but still answering, each answer the last of its connection: balancers and clients move on. Then no new
 * connections and messages; what is in hand is finished. A client that sends on is cut off after a while.
 */
async function stop({ app, server, ops, health, messages }: Stoppable, { DRAIN_MS, FINISH_MS }: CommonEnv): Promise<void> {
  health.drain();
  if (DRAIN_MS > 0) await sleep(DRAIN_MS);
  // Beside the HTTP server and not, as Nest would, after it.
  void messages.drain();
  const closing = app.close();
  // Connections that are busy now become idle one by one.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const force = setInterval(() => server.closeAllConnections(), FINISH_MS);
  await closing;
  clearInterval(sweep);
  clearInterval(force);
  ops.close();
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
