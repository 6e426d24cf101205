import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sirv from 'sirv';
import type { readServerEnv } from './env.ts';

/** Content hash between dots, as the builds write it; such a file never changes. */
const HASHED_NAME = /\.(?=[0-9a-z]*\d)[0-9a-z]{8,}\.[0-9a-z.]+$/i;

/** Serves a built frontend, listed once at the start, with built encodings and ETags. Missing files never fall back to a page. */
function siteListener(folder: string): RequestListener {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', HASHED_NAME.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, { allow: 'GET, HEAD' }).end();
    else files(request, response, () => answerMissing(response));
  };
}

function answerMissing(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found\n');
}

/** Longer than the gateway keeps an idle connection, so that the gateway closes it first. */
const IDLE_CONNECTION_MS = 75_000;
const CLOSE_WITHIN_MS = 5_000;

export interface RunningSite {
  url: string;
  opsUrl: string;
  /** Reports not ready at once and closes after running requests. */
  close(): Promise<void>;
}

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
  // Busy connections become idle one by one.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const force = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
