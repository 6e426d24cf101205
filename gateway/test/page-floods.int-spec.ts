import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DestinationsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import { publicJson } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';
import { startRenderer } from './support/real-renderer.ts';
import { answerPage } from './support/rendered-page.ts';
import { answerOfCatalog, DESTINATION, named } from './support/site-content.ts';

const FLOOD = 100;
const MINUTE_MS = 60_000;
const BROWSER = { accept: 'text/html' };

describe('the memory of pages', () => {
  let renderer: ServiceProcess;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    renderer = await startRenderer();
    gateway = await GatewayUnderTest.start({ env: { RENDERER_URL: renderer.url } });
  });
  afterAll(async () => {
    await gateway?.stop();
    await renderer?.stop();
  });
  beforeEach(async () => {
    await gateway.reset();
    gateway.services.catalog.answer = answerOfCatalog;
  });

  const ask = (path: string) => gateway.ask(path, { headers: BROWSER });

  async function rendered(): Promise<number> {
    const metrics = await (await fetch(`${renderer.opsUrl}/metrics`)).text();
    const counts = [...metrics.matchAll(/^page_render_seconds_count\{.*outcome="(?:page|error-state)".*\} (\d+)$/gm)];
    return counts.reduce((sum, [, count]) => sum + Number(count), 0);
  }

  it('caches one page for all unknown addresses of a language, with status 404', async () => {
    const known = await ask('/auth/nowhere?lang=id');
    const before = await rendered();
    const asked = Array.from({ length: FLOOD }, (_, number) => ask(`/${number}/auth/nowhere-${number}?lang=id&page=${number}`));
    const pages = await Promise.all(asked);
    expect(new Set(pages.map((page) => page.status))).toEqual(new Set([404]));
    expect(new Set(pages.map(({ headers }) => headers.etag))).toEqual(new Set([known.headers.etag]));
    expect(known.text).toContain('lang="id"');
    expect(await rendered()).toBe(before);
  });

  it('caches no page of a record that does not exist', async () => {
    const before = await gateway.metric('kept_pages_bytes');
    for (const path of ['/auth/travel/gone-1', '/auth/travel/gone-2', '/auth/destination-detail/gone']) {
      expect((await ask(path)).status).toBe(404);
    }
    expect(await gateway.metric('kept_pages_bytes')).toBe(before);
  });

  it('caches one page for the whole back office', async () => {
    await ask('/admin/travel');
    const before = await rendered();
    for (const path of ['/admin', '/admin/nowhere', '/admin/travel/bunaken']) expect((await ask(path)).status).toBe(200);
    expect(await rendered()).toBe(before);
  });

  it.each([
    ['/AUTH/Packages', '/auth/packages'],
    ['/auth/packages/', '/auth/packages'],
    ['/auth/packages/?lang=cn&sort=price', '/auth/packages?lang=cn&sort=price'],
    ['/auth/travel/%62unaken', '/auth/travel/bunaken'],
    ['/Auth/Travel/%e6%bd%9c/', '/auth/travel/%E6%BD%9C'],
    ['/auth/enquiry/', '/auth/enquiry'],
  ])('redirects %s to the one spelling of its page, %s', async (path, alias) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, alias]);
    expect((await ask(alias)).status).not.toBe(301);
  });

  it.each(['/', '/auth', '/destinations/', '/travel/bunaken'])('serves the page at its alias %s', async (path) => {
    expect((await ask(path)).status).toBe(200);
  });

  it('does not cache the error state of a screen, and sends the last good page instead if there is one', async () => {
    const path = '/auth/destination-detail/d1';
    expect((await ask(path)).text).toContain(`>${DESTINATION.name.en}</h1>`);
    gateway.services.catalog.answer = publicJson({ data: 'surprise' });
    const catalog = await gateway.peer('catalog');
    await catalog.tell(DestinationsChanged, { id: 'd1' });
    await eventually(async () => expect((await gateway.ask('/api/destination/d1')).text).toContain('surprise'));
    const last = await ask(path);
    expect([last.status, last.text.includes(`>${DESTINATION.name.en}</h1>`)]).toEqual([200, true]);
    const broken = await ask('/auth/travel/odd');
    expect([broken.status, broken.headers['cache-control']]).toEqual([200, 'no-store']);
    const before = await rendered();
    await ask('/auth/travel/odd');
    expect(await rendered()).toBe(before + 1);
    gateway.services.catalog.answer = publicJson({ data: { ...DESTINATION, name: named('Nain') } });
    await catalog.tell(DestinationsChanged, { id: 'd1' });
    await eventually(async () => expect((await ask(path)).text).toContain('>Nain</h1>'));
    await catalog.close();
  });
});

describe('rendering for many clients', () => {
  const SHARE = 8;
  let answer: RequestListener;
  const renderer = createServer((request, response) => answer(request, response));
  let gateway: GatewayUnderTest;
  let networks = 0;

  beforeAll(async () => {
    renderer.listen(0, '127.0.0.1');
    await once(renderer, 'listening');
    const { port } = renderer.address() as AddressInfo;
    gateway = await GatewayUnderTest.start({
      env: { RENDERER_URL: `http://127.0.0.1:${port}`, TRUSTED_PROXY_HOPS: '1', RATE_LIMITS: `pages=${SHARE}` },
    });
  });
  beforeEach(() => {
    answer = (request, response) => {
      request.resume();
      answerPage(response);
    };
  });
  afterAll(async () => {
    await gateway?.stop();
    renderer.close();
    renderer.closeAllConnections();
  });

  function newcomer(address = `198.51.100.${++networks}`) {
    return (slug: string) => gateway.ask(`/auth/travel/${networks}-${slug}`, { headers: { ...BROWSER, 'x-forwarded-for': address } });
  }
  const isRendered = ({ text }: { text: string }) => text.includes('<h1>Drawn</h1>');

  describe('while the renderer is slow', () => {
    let letGo: () => void;
    beforeEach(() => {
      const released = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      answer = async (request, response) => {
        request.resume();
        await released;
        answerPage(response);
      };
    });
    afterEach(() => letGo());

    it.each([
      ['an IPv4 address', () => '203.0.113.7'],
      ['an IPv6 /64', (number: number) => `2001:db8:7:1::${number.toString(16)}`],
    ])('leaves %s an eighth of the places, and others the rest', async (_, addressOf) => {
      const other = newcomer();
      const pages: string[] = [];
      const asked = Array.from({ length: SHARE + 4 }, async (_, number) => {
        const page = await newcomer(addressOf(number))(`slow-${number}`);
        pages.push(isRendered(page) ? 'rendered' : 'shell');
        return page;
      });
      await eventually(() => expect(pages).toEqual(Array(4).fill('shell')));
      const others = other('from-another-network');
      letGo();
      expect(isRendered(await others)).toBe(true);
      const [shell] = (await Promise.all(asked)).filter((page) => !isRendered(page));
      expect([shell?.status, shell?.headers['cache-control'], shell?.text.includes('noindex')]).toEqual([200, 'no-store', false]);
      expect(pages.filter((kind) => kind === 'rendered')).toHaveLength(SHARE);
    });
  });

  it('limits the pages rendered for one network per minute, but still sends it cached pages', async () => {
    // 15 seconds of the window are left, and the clock is stopped.
    const clock = new HeldClock();
    clock.pass(MINUTE_MS - (Date.now() % MINUTE_MS) + 45_000);
    const [ask, other] = [newcomer(), newcomer()];
    const pages: boolean[] = [];
    for (let number = 0; number <= SHARE; number++) pages.push(isRendered(await ask(`in-turn-${number}`)));
    expect(pages).toEqual([...Array(SHARE).fill(true), false]);
    expect([isRendered(await ask('in-turn-0')), isRendered(await other(`in-turn-${SHARE}`))]).toEqual([true, true]);
    expect(isRendered(await ask(`in-turn-${SHARE}`))).toBe(true);
    expect(await gateway.metric('rate_limited_requests_total', { limit: 'pages' })).toBe(1);
    clock.release();
  });

  it('continues for other pages when the renderer cannot render one', async () => {
    answer = async (request, response) => {
      const { path } = (await json(request)) as { path: string };
      if (path.endsWith('broken')) response.writeHead(503).end('{}');
      else answerPage(response);
    };
    const ask = newcomer();
    expect(isRendered(await ask('broken'))).toBe(false);
    expect(isRendered(await ask('next'))).toBe(true);
  });
});
