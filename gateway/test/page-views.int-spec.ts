import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ResolveSession } from '@reefdesk/contracts/messages/auth.messages';
import { CountViews, type ViewBatch } from '@reefdesk/contracts/messages/site.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { PageViews } from '../src/page-views/page-views.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('page views', () => {
  let gateway: GatewayUnderTest;
  let site: NatsPeer;
  let auth: NatsPeer;
  let batches: ViewBatch[];
  let isUnavailable: boolean;

  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
    [site, auth] = await Promise.all([gateway.peer('site'), gateway.peer('auth')]);
    site.answer(CountViews, (batch) => {
      batches.push(batch);
      if (isUnavailable) throw { code: 'service_unavailable' };
      return {};
    });
    auth.answer(ResolveSession, ({ cookie }) => ({
      session: {
        token: 'signed',
        tokenLifeSeconds: 60,
        user: { user_id: cookie, role: cookie === 'staff' ? 'admin' : 'customer' } as never,
      },
    }));
    await Promise.all([site.known(), auth.known()]);
  });
  beforeEach(async () => {
    await gateway.reset();
    isUnavailable = false;
    batches = [];
    await counted();
    batches = [];
  });
  afterAll(async () => {
    await Promise.all([site?.close(), auth?.close()]);
    await gateway?.stop();
  });

  /** A view is counted shortly after its response was sent. */
  const counted = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    await gateway.service.app.get(PageViews).send();
  };
  const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    gateway.ask(path, { method, headers: { accept: 'text/html', 'user-agent': BROWSER, ...headers } });
  const seen = () => batches.flatMap(({ pages }) => pages.map(({ page, package: slug, language, views }) => [page, slug, language, views]));

  it('INS-01: are counted by page, package, language and referring site, as numbers per day', async () => {
    await visit('/auth/travel/bunaken-classic?lang=cn', { referer: 'https://www.search.example/?q=secret+words' });
    await visit('/auth/travel/bunaken-classic?lang=cn', { referer: `${gateway.url}/auth/homepage` });
    await visit('/', { 'sec-fetch-dest': 'document' });
    await eventually(async () => {
      await counted();
      expect(seen()).toHaveLength(2);
    });
    expect(seen()).toEqual(
      expect.arrayContaining([
        ['/auth/travel/bunaken-classic', 'bunaken-classic', 'cn', 2],
        ['/auth/homepage', null, 'en', 1],
      ]),
    );
    expect(batches.flatMap(({ referrers }) => referrers)).toEqual([
      { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), host: 'search.example', views: 1 },
    ]);
    expect(JSON.stringify(batches)).not.toMatch(/secret|127\.0\.0\.1|Mozilla/);
  });

  it('INS-01: leave out robots, staff, prefetches and addresses that are not pages for visitors; customers count', async () => {
    await visit('/auth/about', { 'user-agent': ROBOT });
    await visit('/auth/about', { cookie: 'reefdesk_session=staff' });
    await visit('/auth/about', { 'sec-purpose': 'prefetch' });
    await visit('/auth/about', { 'sec-fetch-dest': 'empty' });
    await visit('/auth/about', {}, 'HEAD');
    await visit('/admin/travel');
    await visit('/auth/enquiry');
    await visit('/auth/about', { cookie: 'reefdesk_session=customer' });
    await eventually(async () => {
      await counted();
      expect(seen()).toEqual([['/auth/about', null, 'en', 1]]);
    });
  });

  it('INS-01: count a page reached by navigation inside the site', async () => {
    await visit('/auth/packages', { 'x-page-view': '1', referer: `${gateway.url}/auth/homepage` }, 'HEAD');
    await eventually(async () => {
      await counted();
      expect(seen()).toEqual([['/auth/packages', null, 'en', 1]]);
    });
  });

  it('INS-03: wait while the service is down, and are sent again under the same batch ID', async () => {
    isUnavailable = true;
    await visit('/auth/about');
    await eventually(async () => {
      await counted();
      expect(batches.length).toBeGreaterThan(1);
    });
    isUnavailable = false;
    await visit('/auth/packages');
    await eventually(async () => {
      await counted();
      expect(seen().map(([page]) => page)).toContain('/auth/packages');
    });
    const about = batches.filter(({ pages }) => pages.some(({ page }) => page === '/auth/about'));
    expect(new Set(about.map(({ batch }) => batch)).size).toBe(1);
  });
});
