import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type CardShape, cardPath } from '@reefdesk/contracts/share-cards';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import { demoBrand } from './support/demo-brand.ts';
import { publicJson, status } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';
import { startRenderer } from './support/real-renderer.ts';
import { ANSWERS, DESTINATION, DESTINATIONS, HOSTILE, named } from './support/site-content.ts';

/** The landing page's own texts in a language. */
const landingIn = (language: string) =>
  JSON.parse(readFileSync(join(__dirname, `../../frontends/public/src/locales/${language}/landing.json`), 'utf8')) as {
    title: string;
    description: string;
  };
const landing = landingIn('en');

const DAY_MS = 24 * 60 * 60_000;

/** Everything in the page of a type of tag, as attribute lists. */
const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) => attributes);
const metaOf = (html: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': string },
  );

describe('the HTML of a page', () => {
  let renderer: ServiceProcess;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    renderer = await startRenderer();
    gateway = await GatewayUnderTest.start({ env: { PUBLIC_ORIGINS: 'https://www.example.com', RENDERER_URL: renderer.url } });
  });
  afterAll(async () => {
    await gateway?.stop();
    await renderer?.stop();
  });
  afterEach(() => void jest.restoreAllMocks());
  beforeEach(async () => {
    await gateway.reset();
    gateway.services.site.answer = publicJson({ data: [{ question: 'Cold?', answer: 'No.' }] });
    gateway.services.catalog.answer = (request, response) => {
      const data = ANSWERS[request.url ?? ''];
      return data ? publicJson({ data })(request, response) : status(404)(request, response);
    };
  });

  it('has the title and the description of its page, in the language of the visit', async () => {
    const english = (await gateway.ask('/auth/homepage')).text;
    expect(english).toContain(`<title>${landing.title.replace('{{name}}', 'Reef &lt;/script&gt; &amp; Sons')}</title>`);
    expect(metaOf(english, 'description')).toBe(landing.description);
    expect(metaOf((await gateway.ask('/auth/homepage?lang=cn')).text, 'description')).toBe(landingIn('cn').description);
    expect((await gateway.ask('/auth/homepage?lang=id')).text).toContain(demoBrand().hero.title.id);
    expect(english.match(/<title>/g)).toHaveLength(1);
  });

  it('names its one address and the same page in the other languages, whatever alias it was reached by', async () => {
    const { text } = await gateway.ask('/travel/bunaken?lang=id&utm_source=x');
    const links = tags(text, 'link');
    expect(links).toContain(' rel="canonical" href="https://www.example.com/auth/travel/bunaken?lang=id"');
    for (const [tag, code] of [
      ['en', 'en'],
      ['id', 'id'],
      ['zh-Hans', 'cn'],
    ]) {
      expect(links).toContain(` rel="alternate" hreflang="${tag}" href="https://www.example.com/auth/travel/bunaken?lang=${code}"`);
    }
    expect(links).toContain(' rel="alternate" hreflang="x-default" href="https://www.example.com/auth/travel/bunaken"');
    const unnamed = tags((await gateway.ask('/travel/bunaken?lang=xx', { headers: { 'accept-language': 'id' } })).text, 'link');
    expect(unnamed).toContain(' rel="canonical" href="https://www.example.com/auth/travel/bunaken"');
  });

  it('carries what a shared link shows, picture included', async () => {
    const { text } = await gateway.ask('/auth/destination-detail/d1');
    expect(metaOf(text, 'og:title')).toContain('Siladen');
    expect(metaOf(text, 'og:description')).toBe('White sand');
    expect(metaOf(text, 'og:url')).toBe('https://www.example.com/auth/destination-detail/d1?lang=en');
    expect(metaOf(text, 'twitter:card')).toBe('summary_large_image');
  });

  it('names the share card of its record and language, which is another one when the name is another', async () => {
    const { name } = demoBrand();
    const card = (shape: CardShape, title: string) => `https://www.example.com${cardPath('i1', shape, { title, name })}`;
    const { text } = await gateway.ask('/auth/destination-detail/d1');
    expect(metaOf(text, 'og:image')).toBe(card('wide', 'Siladen'));
    expect(text.match(/property="og:image"/g)).toHaveLength(1);
    expect([metaOf(text, 'og:image:type'), metaOf(text, 'og:image:width'), metaOf(text, 'og:image:height')]).toEqual([
      'image/jpeg',
      '1200',
      '630',
    ]);
    expect(metaOf(text, 'og:image:alt')).toContain('Siladen');
    expect(metaOf(text, 'twitter:image')).toBe(metaOf(text, 'og:image'));
    expect(tags(text, 'meta')).toContain(` itemprop="image" content="${card('square', 'Siladen')}"`);
    const chinese = (await gateway.ask('/auth/destination-detail/d1?lang=cn')).text;
    expect(metaOf(chinese, 'og:image')).toBe(card('wide', 'Siladen（中）'));
    expect(metaOf(chinese, 'og:image:alt')).toContain('Siladen（中）');
    expect(metaOf((await gateway.ask('/auth/homepage?lang=id')).text, 'og:image')).toBe(card('wide', demoBrand().tagline.id));
  });

  it('stands without a card while nothing is known of its picture', async () => {
    gateway.services.catalog.answer = publicJson({ data: { ...DESTINATION, main_image_meta: null } });
    const { status: answered, text } = await gateway.ask('/auth/destination-detail/d2');
    expect(answered).toBe(200);
    expect(metaOf(text, 'og:title')).toContain('Siladen');
    expect(metaOf(text, 'og:image')).toBeUndefined();
    expect(metaOf(text, 'twitter:card')).toBe('summary');
  });

  it.each([
    ['/auth/homepage', ['TravelAgency', 'ItemList']],
    ['/auth/travel/bunaken', ['TouristTrip', 'BreadcrumbList']],
    ['/auth/destination-detail/d1', ['TouristAttraction', 'BreadcrumbList']],
    ['/auth/about', ['TravelAgency', 'FAQPage', 'BreadcrumbList']],
    ['/auth/destinations', ['BreadcrumbList']],
    ['/auth/packages', ['BreadcrumbList', 'ItemList']],
  ])('describes %s to machines as %j, without the ratings that no page shows', async (path, types) => {
    const { text } = await gateway.ask(path);
    const data = dataOf(text);
    expect(data.map((entry) => entry['@type'])).toEqual(types);
    expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
  });

  it('tells machines the price and the minimum age of a package where its page shows them, and nowhere else', async () => {
    const [trip] = dataOf((await gateway.ask('/auth/travel/bunaken')).text);
    expect(trip).toMatchObject({
      offers: { '@type': 'Offer', price: 1_650_000, priceCurrency: 'IDR' },
      touristType: { '@type': 'PeopleAudience', requiredMinAge: 12 },
    });
    for (const path of ['/auth/homepage', '/auth/packages', '/auth/destination-detail/d1', '/auth/about'])
      expect(JSON.stringify(dataOf((await gateway.ask(path)).text))).not.toMatch(/offers|price|1650000|currenc|audience/i);
  });

  it.each([
    [
      '/auth/homepage',
      [{ dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], opens: '07:30', closes: '19:00' }],
    ],
    [
      '/auth/about',
      [
        { dayOfWeek: ['Tuesday', 'Thursday'], opens: '09:00', closes: '12:00' },
        { dayOfWeek: ['Sunday'], opens: '10:00', closes: '11:30' },
      ],
    ],
  ])("tells machines on %s the operator's opening hours that it shows", async (path, hours) => {
    const [agency] = dataOf((await gateway.ask(path)).text);
    expect(agency).toMatchObject({ openingHoursSpecification: hours.map((entry) => ({ '@type': 'OpeningHoursSpecification', ...entry })) });
  });

  it.each([
    ['en', 'Tuesday, Thursday', '9:00 AM-12:00 PM'],
    ['id', 'Selasa, Kamis', '9.00-12.00'],
    ['cn', '周二、周四', '9:00-12:00'],
  ])('has the opening hours among the words of the about page, in %s', async (language, days, hours) => {
    const { text } = await gateway.ask(`/auth/about?lang=${language}`);
    expect(text).toMatch(new RegExp(`<dt[^>]*>${days}</dt><dd[^>]*><span[^>]*>${hours}</span>`));
  });

  it('has the words of the page where React will put them', async () => {
    const page = (await gateway.ask('/auth/homepage')).text;
    expect(page).toMatch(new RegExp(`<div id="root"><div class="public-layout">.*<h1[^>]*>${demoBrand().hero.title.en}</h1>`, 's'));
    expect(page).toContain('href="/auth/travel/bunaken"');
    const travel = (await gateway.ask('/auth/travel/bunaken')).text;
    expect(travel).toMatch(/>First\.\n\nSecond /);
    expect(travel).toContain('Dive in');
  });

  it('is the same at every ask while its content is, the place on the cover included, and another one the next day (DEST-10)', async () => {
    const today = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(today);
    const pages = [];
    for (let ask = 0; ask < 12; ask++) pages.push(await gateway.ask('/auth/destinations'));
    expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(1);
    const known = await gateway.ask('/auth/destinations', { headers: { 'if-none-match': String(pages[0]?.headers.etag) } });
    expect(known.status).toBe(304);
    clock.mockReturnValue(today + DAY_MS);
    expect((await gateway.ask('/auth/destinations')).headers.etag).not.toBe(pages[0]?.headers.etag);
  });

  it('lets no content break out of its place', async () => {
    const { text } = await gateway.ask('/auth/travel/bunaken');
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#x27;&amp;');
    expect(dataOf(text)[0]).toMatchObject({ name: HOSTILE });
  });

  it.each(['/auth/travel/gone', '/travel/gone', '/auth/destination-detail/gone', '/auth/nowhere'])(
    'answers %s, which nobody knows, with 404 and asks not to be found',
    async (path) => {
      const page = await gateway.ask(path, { headers: { accept: 'text/html' } });
      expect(page.status).toBe(404);
      expect(metaOf(page.text, 'robots')).toBe('noindex');
      expect(tags(page.text, 'link').join()).not.toContain('canonical');
      expect(page.text).toMatch(
        /<main[^>]*>.*<h1[^>]*>(You have drifted off the reef|No boat goes there|Off the chart)<\/h1>.*<a [^>]*href="\//s,
      );
    },
  );

  it('answers a program that asks for an unknown address with an error it can read', async () => {
    const answer = await gateway.ask('/no/such/page', { headers: { accept: '*/*' } });
    expect([answer.status, answer.json]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
  });

  it('carries what it was drawn from, once, as data that cannot break out', async () => {
    const { text } = await gateway.ask('/auth/travel/bunaken');
    const [, json = ''] = /<script type="application\/json" id="reefdesk-page-data">([^<]*)<\/script>/.exec(text) ?? [];
    const { reads } = JSON.parse(json) as { reads: { queries: Record<string, { status: string; data: { name: object } }> } };
    expect(Object.values(reads.queries)).toEqual([
      expect.objectContaining({ status: 'fulfilled', data: expect.objectContaining({ name: named(HOSTILE) }) }),
      expect.objectContaining({ status: 'fulfilled', endpointName: 'departures', data: [] }),
    ]);
  });

  it('brings no style that its policy does not name, and no script in markup', async () => {
    for (const path of ['/auth/homepage', '/auth/travel/bunaken', '/auth/destinations', '/auth/sign-in']) {
      const { text, headers } = await gateway.ask(path, { headers: { accept: 'text/html' } });
      const [, rules = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
      const hash = createHash('sha256').update(rules).digest('base64');
      expect(headers['content-security-policy']).toContain(rules ? `style-src 'self' 'sha256-${hash}'` : "style-src 'self';");
      expect(text).not.toMatch(/ style=|<template|<script>/);
    }
  });

  it.each(['/admin/travel', '/customer/travel'])('says nothing about %s and asks not to be found', async (path) => {
    const page = await gateway.ask(path, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(metaOf(page.text, 'robots')).toBe('noindex');
    expect(page.text).toContain('<div id="root"></div>');
  });

  it('is drawn as still loading when the owner of its words is away, and is not taken for missing', async () => {
    await gateway.services.catalog.down();
    const page = await gateway.ask('/auth/travel/never-read-before', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(metaOf(page.text, 'robots')).toBe('noindex');
    expect(page.text).toMatch(/<main[^>]*>.{0,200}role="status"/);
    await gateway.services.catalog.up();
  });

  it('survives an owner that answers something else than it should', async () => {
    gateway.services.catalog.answer = publicJson({ data: 'surprise' });
    const page = await gateway.ask('/auth/travel/odd', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(metaOf(page.text, 'robots')).toBe('noindex');
    expect(page.text).toContain('<h1 class="heading-2">The boat has not left yet</h1>');
  });

  it('lists every page in every language in the sitemap, which robots.txt names', async () => {
    const robots = await gateway.ask('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.text).toContain('Sitemap: https://www.example.com/sitemap.xml');
    expect(robots.text).toContain('Disallow: /admin');
    const map = (await gateway.ask('/sitemap.xml')).text;
    for (const path of ['/auth/homepage', '/auth/about', '/auth/destinations', '/auth/travel/bunaken', '/auth/destination-detail/d1']) {
      for (const code of ['en', 'id', 'cn']) expect(map).toContain(`<loc>https://www.example.com${path}?lang=${code}</loc>`);
    }
    expect(map).not.toContain('/admin');
    expect(map.match(/<lastmod>2026-05-01T00:00:00.000Z<\/lastmod>/g)).toHaveLength(3);
    expect(map.match(/<lastmod>2026-06-01T00:00:00.000Z<\/lastmod>/g)).toHaveLength(3 * DESTINATIONS.length);
  });

  it('offers a web manifest in the language of the visit', async () => {
    const manifest = await gateway.ask('/site.webmanifest', { headers: { 'accept-language': 'id' } });
    expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(manifest.json).toMatchObject({ lang: 'id', short_name: demoBrand().shortName, start_url: '/auth/homepage' });
  });
});
