import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { matchTarget } from '../routing/match-target.ts';
import type { RemoteName } from '../routing/routes.ts';

/** WebSocket path of a development server and its client (packages/web-kit/build/development.mjs), below the frontend's prefix. */
const HOT_RELOAD_PATH = '/hot-reload';

type Frontend = RemoteName | 'shell';

/** Proxies the WebSockets of development servers, so that pages need no CSP exception. Off unless FRONTENDS_HOT_RELOAD is on. */
@Injectable()
export class HotReload implements OnModuleDestroy {
  private readonly sockets = new Set<Socket>();

  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {}

  mount(server: Server): void {
    const { FRONTENDS_HOT_RELOAD, FRONTEND_SHELL_URL, FRONTEND_PUBLIC_URL, FRONTEND_ADMIN_URL } = this.env;
    if (FRONTENDS_HOT_RELOAD === 'off') return;
    const ways = {
      shell: wayTo(FRONTEND_SHELL_URL),
      public: wayTo(FRONTEND_PUBLIC_URL),
      admin: wayTo(FRONTEND_ADMIN_URL),
    };
    server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
      const frontend = frontendOf(request.url ?? '');
      if (!frontend) return socket.destroy();
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
      ways[frontend].upgrade(request, socket, head);
    });
  }

  /** The HTTP server does not track upgraded sockets, so they are closed here. */
  onModuleDestroy(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}

function wayTo(target: string) {
  return createProxyMiddleware({
    target,
    pathRewrite: () => HOT_RELOAD_PATH,
    on: { error: (_error, _request, socket) => socket.destroy() },
  });
}

function frontendOf(url: string): Frontend | undefined {
  const [path = ''] = url.split('?');
  const target = matchTarget(path);
  if (target.kind === 'remote' && target.file === HOT_RELOAD_PATH) return target.remote;
  return path === HOT_RELOAD_PATH ? 'shell' : undefined;
}
