import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { GatewayUnderTest } from './support/gateway-under-test.ts';

/** A fake development server, whose files keep their names. It reports the URL to WebSocket clients. */
class FakeDevelopmentServer {
  content = 'first';
  private readonly server: Server = createServer((asked, answer) => {
    answer.setHeader('content-type', asked.url?.endsWith('.html') ? 'text/html' : 'text/javascript');
    answer.end(`${this.content} ${asked.url}`);
  }).on('upgrade', (asked, socket) => {
    socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Reached: ${this.name}${asked.url}\r\n\r\n`,
    );
  });

  constructor(private readonly name: string) {}

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

describe('frontends on development servers', () => {
  const servers = ['shell', 'public', 'admin'].map((name) => new FakeDevelopmentServer(name));
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    const [shell = '', publicSite = '', admin = ''] = await Promise.all(servers.map((server) => server.start()));
    const urls = { FRONTEND_SHELL_URL: shell, FRONTEND_PUBLIC_URL: publicSite, FRONTEND_ADMIN_URL: admin };
    gateway = await GatewayUnderTest.start({ env: { ...urls, FRONTENDS_DIR: '', FRONTENDS_HOT_RELOAD: 'on' } });
  });

  afterAll(async () => {
    await gateway?.stop();
    for (const server of servers) server.stop();
  });

  afterEach(() => {
    for (const server of servers) server.content = 'first';
  });

  it.each(['/assets/main.js', '/remotes/public/remoteEntry.js', '/remotes/admin/main.1a2b3c4d5e.hot-update.js'])(
    'bring %s as it is now, even when its name says that it never changes',
    async (path) => {
      expect((await gateway.ask(path)).text).toMatch(/^first /);
      for (const server of servers) server.content = 'second';
      const { text, headers } = await gateway.ask(path);
      expect(text).toMatch(/^second /);
      expect(headers['cache-control']).toBe('no-cache, no-transform');
    },
  );

  it.each([
    ['/hot-reload', 'shell/hot-reload'],
    ['/remotes/public/hot-reload', 'public/hot-reload'],
    ['/remotes/admin/hot-reload', 'admin/hot-reload'],
  ])('are reached by the WebSocket at %s', async (path, reached) => {
    expect(await upgrade(path)).toBe(reached);
  });

  it('accept WebSockets at their own path only', async () => {
    await expect(upgrade('/api/packages')).rejects.toThrow();
  });

  it('need no exception in the policy of the pages', async () => {
    const { headers } = await gateway.ask('/', { headers: { accept: 'text/html' } });
    expect(headers['content-security-policy']).toMatch(/script-src 'self';.*connect-src 'self';/);
    expect(headers['content-security-policy']).not.toContain('trusted-types');
  });

  it('let browsers store no page, and remove the worker of an earlier build', async () => {
    expect((await gateway.ask('/offline-worker.js')).text).toContain('registration.unregister()');
  });

  function upgrade(path: string): Promise<string> {
    const outgoing = request(gateway.service.url + path, { headers: { connection: 'Upgrade', upgrade: 'websocket' } });
    return new Promise((resolve, reject) => {
      outgoing.once('upgrade', ({ headers }, socket) => {
        socket.destroy();
        resolve(String(headers['x-reached']));
      });
      outgoing.once('error', reject).end();
    });
  }
});
