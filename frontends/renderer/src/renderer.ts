import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { showHealth } from '@reefdesk/service-kit/health/health-metrics';
import { HealthRegistry } from '@reefdesk/service-kit/health/health-registry';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { startOpsServer } from '@reefdesk/service-kit/health/ops-server';
import { serviceLog } from '@reefdesk/service-kit/logging';
import { startTracing } from '@reefdesk/service-kit/tracing/start-tracing';
import type { RendererEnv } from './env.ts';
import { renderListener } from './listener.ts';
import { Screens } from './screens.ts';

/** Longer than the gateway keeps an idle connection, so that the gateway closes it first. */
const IDLE_CONNECTION_MS = 75_000;

export interface RunningRenderer {
  url: string;
  opsUrl: string;
  /** Reports not ready from now on; resolves when the running requests have ended. */
  close(): Promise<void>;
}

export async function startRenderer(env: RendererEnv): Promise<RunningRenderer> {
  const tracing = await startTracing('renderer', env);
  const log = serviceLog('renderer', env);
  const health = new HealthRegistry();
  const metrics = new Metrics('renderer');
  const screens = new Screens(env, log);
  health.add('screens', () => screens.draw());
  showHealth(health, metrics);
  const ops = await startOpsServer(env.OPS_HOST || env.HOST, env.OPS_PORT, health, metrics);
  const server = createServer(renderListener({ screens, metrics, health, log, deadlineMs: env.RENDER_DEADLINE_MS }));
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
  server.listen(env.PORT, env.HOST);
  await once(server, 'listening');
  health.noteStart(undefined);
  const close = async (): Promise<void> => {
    health.drain();
    await sleep(env.DRAIN_MS);
    await closeGently(server, env.FINISH_MS);
    ops.close();
    ops.closeAllConnections();
    await tracing?.stop();
  };
  return { url: urlOf(server), opsUrl: urlOf(ops), close };
}

async function closeGently(server: Server, withinMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Connections that are still busy become idle one by one.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const force = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
