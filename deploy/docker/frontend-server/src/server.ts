import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { readServerEnv } from './env.ts';
import { siteListener } from './site.ts';

/** Longer than the gateway keeps an idle connection, so that it closes it and not we. */
const IDLE_CONNECTION_MS = 75_000;
const CLOSE_WITHIN_MS = 5_000;

export interface RunningSite {
  url: string;
  opsUrl: string;
  /** Not ready at once, closed when what is on its way has ended. */
  close(): Promise<void>;
}

/** Serves a frontend, and its health on an internal port. */
export async function startSite(env: ReturnType<typeof readServerEnv>): Promise<RunningSite> {
  let isDraining = false;
  const site = await listen(siteListener(env.SITE_DIR), env.PORT, env.HOST);
  site.keepAliveTimeout = IDLE_CONNECTION_MS;
  const ops = await listen((request, response) => answerHealth(request.url, isDraining, response), env.OPS_PORT, env.HOST);
  const close = async () => {
    isDraining = true;
    await sleep(env.DRAIN_MS);
    await closeGently(site);
    ops.close();
    ops.closeAllConnections();
  };
  return { url: urlOf(site), opsUrl: urlOf(ops), close };
}

async function listen(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(listener);
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

function answerHealth(path: string | undefined, isDraining: boolean, response: Parameters<RequestListener>[1]): void {
  const status = path === '/health/live' ? 200 : path === '/health/ready' ? (isDraining ? 503 : 200) : 404;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ status: status === 200 ? 'up' : 'down' }));
}

async function closeGently(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Connections that are busy now become idle one by one.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const force = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
