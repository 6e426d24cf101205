import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DestinationsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import { publicJson } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';
import { startRenderer } from './support/real-renderer.ts';
import { answerPage } from './support/rendered-page.ts';
import { ANSWERS, DESTINATION, named } from './support/site-content.ts';

const PATH = '/auth/destination-detail/d1';
const BROWSER = { headers: { accept: 'text/html' } };

function catalogWith(name: string): RequestListener {
  return (request, response) => {
    const data = request.url === '/api/destination/d1' ? { ...DESTINATION, name: named(name) } : (ANSWERS[request.url ?? ''] ?? []);
    publicJson({ data })(request, response);
  };
}

/** PGE-06. */
describe('while the renderer is down', () => {
  let renderer: ServiceProcess;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    renderer = await startRenderer();
    gateway = await GatewayUnderTest.start({ env: { RENDERER_URL: renderer.url } });
    gateway.services.catalog.answer = catalogWith('Siladen');
    expect((await gateway.ask(PATH, BROWSER)).text).toContain('>Siladen</h1>');
    await renderer.kill();
  });
  afterAll(async () => {
    await gateway?.stop();
    await renderer?.stop();
  });

  it('sends the last version of a page, even if its content has changed', async () => {
    gateway.services.catalog.answer = catalogWith('Nain');
    const catalog = await gateway.peer('catalog');
    await catalog.tell(DestinationsChanged, { id: 'd1' });
    await eventually(async () => expect((await gateway.ask('/api/destination/d1')).text).toContain('Nain'));
    const page = await gateway.ask(PATH, BROWSER);
    expect(page.status).toBe(200);
    expect(page.text).toContain('>Siladen</h1>');
    await catalog.close();
  });

  it.each([
    ['/auth/homepage', 200],
    ['/travel/bunaken-day/', 200],
    ['/auth/destination-detail/d%202', 200],
    ['/admin/travel', 200],
    ['/auth/nowhere', 404],
    ['/auth/travel', 404],
    ['/auth/travel/a/b', 404],
    ['/administration', 404],
  ])('sends the shell alone for %s, which was never rendered: %i', async (path, status) => {
    const page = await gateway.ask(path, BROWSER);
    expect(page.status).toBe(status);
    expect(page.text).toContain('<div id="root"></div>');
    expect(page.text).toContain('<title>Reef &lt;/script&gt; &amp; Sons</title>');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.text).not.toContain('noindex');
    expect(page.text).not.toContain('reefdesk-page-data');
  });

  it('returns a JSON error to a program that requests an unknown address', async () => {
    const answer = await gateway.ask('/auth/nowhere', { headers: { accept: '*/*' } });
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ code: 'not_found' });
  });
});

describe('while more pages are requested than can be rendered at once', () => {
  const AT_ONCE = 6;
  const WAITING = 64;
  const MORE = 10;
  let drawing = 0;
  let most = 0;
  let letGo: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const renderer = createServer(async (request, response) => {
    most = Math.max(most, ++drawing);
    request.resume();
    await released;
    drawing--;
    answerPage(response);
  });
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    renderer.listen(0, '127.0.0.1');
    await once(renderer, 'listening');
    const { port } = renderer.address() as AddressInfo;
    gateway = await GatewayUnderTest.start({ env: { RENDERER_URL: `http://127.0.0.1:${port}`, TRUSTED_PROXY_HOPS: '1' } });
  });
  afterAll(async () => {
    letGo();
    await gateway?.stop();
    renderer.close();
    renderer.closeAllConnections();
  });

  it('renders a few at the same time, and sends the shell to requests behind too many others', async () => {
    const shells: string[] = [];
    const ask = async (_: unknown, number: number) => {
      const headers = { ...BROWSER.headers, 'x-forwarded-for': `198.51.100.${number}` };
      const page = await gateway.ask(`/auth/travel/asked-${number}`, { headers });
      if (!page.text.includes('<h1>Drawn</h1>')) shells.push(page.text);
      return page.status;
    };
    const asked = Array.from({ length: AT_ONCE + WAITING + MORE }, ask);
    await eventually(() => expect(shells.length).toBeGreaterThanOrEqual(MORE));
    letGo();
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
    expect(shells[0]).toContain('<div id="root"></div>');
    expect(most).toBe(AT_ONCE);
    // After a timeout, the gateway pauses its requests to the renderer.
    await eventually(async () => expect((await gateway.ask('/auth/travel/later', BROWSER)).text).toContain('<h1>Drawn</h1>'));
  });
});
