import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InsightsView } from '@reefdesk/contracts/insights/endpoints';
import { CountOutcomes } from '@reefdesk/contracts/messages/bookings.messages';
import { DescribeTravels } from '@reefdesk/contracts/messages/catalog.messages';
import { CountViews, type ViewBatch } from '@reefdesk/contracts/messages/site.messages';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import type { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { SiteUnderTest } from './site-under-test.ts';

const NAME = { en: 'Bunaken Classic', id: 'Bunaken Klasik', cn: '布纳肯' };

describe('insights', () => {
  let site: SiteUnderTest;
  let gateway: NatsPeer;
  let catalog: NatsPeer;
  let bookings: NatsPeer;
  let today: string;

  beforeAll(async () => {
    site = await SiteUnderTest.start();
    [gateway, catalog, bookings] = await Promise.all([site.peer('gateway'), site.peer('catalog'), site.peer('bookings')]);
    catalog.answer(DescribeTravels, ({ slugs }) => ({
      travels: slugs.filter((slug) => slug === 'bunaken').map((slug) => ({ slug, name: NAME, price: null, isShown: true })),
    }));
    today = dayIn('Asia/Makassar', new Date());
  });
  afterAll(async () => {
    await Promise.all([gateway, catalog, bookings].map((peer) => peer?.close()));
    await site?.stop();
  });

  const insights = async (query = '') => (await site.ask<InsightsView>('GET', `/api/insights${query}`)).body.data;
  const batch = (name: string): ViewBatch => ({
    batch: name,
    pages: [
      { day: today, page: '/auth/travel/bunaken', package: 'bunaken', language: 'en', views: 3 },
      { day: today, page: '/auth/travel/bunaken', package: 'bunaken', language: 'cn', views: 1 },
      { day: addDays(today, -10), page: '/auth/about', package: null, language: 'en', views: 2 },
    ],
    referrers: [{ day: today, host: 'search.example', views: 2 }],
  });

  it('INS-02: are only for owners, and show views while bookings is unavailable', async () => {
    for (const [role, status] of [
      [null, 401],
      ['customer', 403],
    ] as const)
      expect((await site.ask('GET', '/api/insights', { role })).status).toBe(status);
    expect((await site.ask('GET', '/api/insights?days=8')).status).toBe(400);
    expect(await insights()).toMatchObject({
      views: 0,
      enquiries: null,
      bookings: null,
      packages: [],
      to: today,
      from: addDays(today, -29),
    });
  });

  it('INS-03: count a repeated batch once, even in parallel with others', async () => {
    await Promise.all([gateway.ask(CountViews, batch('a')), gateway.ask(CountViews, batch('b')), gateway.ask(CountViews, batch('a'))]);
    await gateway.ask(CountViews, batch('b'));
    const { views, pages, referrers, languages } = await insights();
    expect(views).toBe(12);
    expect(pages).toEqual([
      { page: '/auth/travel/bunaken', views: 8 },
      { page: '/auth/about', views: 4 },
    ]);
    expect(referrers).toEqual([{ host: 'search.example', views: 4 }]);
    expect(languages.map(({ language, views }) => [language, views])).toEqual([
      ['EN', 10],
      ['ID', 0],
      ['CN', 2],
    ]);
  });

  it('INS-02: show enquiries and bookings by day, package and language, over 7, 30 and 365 days', async () => {
    const requests: object[] = [];
    bookings.answer(CountOutcomes, (request) => {
      requests.push(request);
      return {
        days: [{ day: today, enquiries: 3, bookings: 1 }],
        groups: [
          { slug: 'bunaken', language: 'EN', enquiries: 2, bookings: 1 },
          { slug: null, language: 'CN', enquiries: 1, bookings: 0 },
        ],
      };
    });
    const week = await insights('?days=7');
    expect(requests).toEqual([{ from: addDays(today, -6), timeZone: 'Asia/Makassar' }]);
    expect(week).toMatchObject({ views: 8, enquiries: 3, bookings: 1 });
    expect(week.days).toHaveLength(7);
    expect(week.days.at(-1)).toEqual({ day: today, views: 8, enquiries: 3, bookings: 1 });
    expect(week.packages).toEqual([
      { package: { slug: 'bunaken', name: NAME }, views: 8, enquiries: 2, bookings: 1 },
      { package: null, views: 0, enquiries: 1, bookings: 0 },
    ]);
    expect(week.languages[0]).toEqual({ language: 'EN', views: 6, enquiries: 2, bookings: 1 });
    expect((await insights('?days=365')).days).toHaveLength(365);
  });

  it('INS-01: count a hundred referring sites per day separately, and the rest together', async () => {
    const referrers = Array.from({ length: 130 }, (_, at) => ({ day: today, host: `s${at}.example`, views: at === 0 ? 50 : 1 }));
    for (const name of ['c', 'c', 'd']) await gateway.ask(CountViews, { batch: name, pages: [], referrers });
    const hosts = new Map((await insights('?days=7')).referrers.map(({ host, views }) => [host, views]));
    expect(hosts.get('other')).toBe(2 * 31);
    expect(hosts.get('s0.example')).toBe(100);
  });
});
