import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type CardShape, cardPath } from '@reefdesk/contracts/images/share-cards';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import { demoBrand } from './support/demo-brand.ts';
import { publicJson } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';
import { startRenderer } from './support/real-renderer.ts';
import { answerOfCatalog, DESTINATION, DESTINATIONS, HOSTILE, named } from './support/site-content.ts';

const landingIn = (language: string) =>
  JSON.parse(readFileSync(join(__dirname, `../../frontends/public/src/locales/${language}/landing.json`), 'utf8')) as {
    title: string;
    description: string;
  };
const landing = landingIn('en');

const DAY_MS = 24 * 60 * 60_000;

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
    gateway.services.catalog.answer = answerOfCatalog;
  });

  it('has the title and the description of its page, in the language of the visit', async () => {
    const english = (await gateway.ask('/auth/homepage')).text;
    expect(english).toContain(`<title>${landing.title.replace('{{name}}', 'Reef &lt;/script&gt; &amp; Sons')}</title>`);
    expect(metaOf(english, 'description')).toBe(landing.description);
    expect(metaOf((await gateway.ask('/auth/homepage?lang=cn')).text, 'description')).toBe(landingIn('cn').description);
    expect((await gateway.ask('/auth/homepage?lang=id')).text).toContain(demoBrand().hero.title.id);
    expect(english.match(/<title>/g)).toHaveLength(1);
  });

  it('has one canonical address and links to the other languages, whatever alias was requested', async () => {
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

  it('contains the metadata of a shared link, including the picture', async () => {
    const { text } = await gateway.ask('/auth/destination-detail/d1');
    expect(metaOf(text, 'og:title')).toContain('Siladen');
    expect(metaOf(text, 'og:description')).toBe('White sand');
    expect(metaOf(text, 'og:url')).toBe('https://www.example.com/auth/destination-detail/d1?lang=en');
    expect(metaOf(text, 'twitter:card')).toBe('summary_large_image');
  });

  it('names the share card of its record and language, which changes with the name', async () => {
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

  it('has no card while its image is unknown', async () => {
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
  ])('describes %s as %j in its structured data, without ratings that no page shows', async (path, types) => {
    const { text } = await gateway.ask(path);
    const data = dataOf(text);
    expect(data.map((entry) => entry['@type'])).toEqual(types);
    expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
  });

  it('contains the price and the minimum age of a package in the structured data of its own page only', async () => {
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
  ])('contains in the structured data of %s the opening hours that the page shows', async (path, hours) => {
    const [agency] = dataOf((await gateway.ask(path)).text);
    expect(agency).toMatchObject({ openingHoursSpecification: hours.map((entry) => ({ '@type': 'OpeningHoursSpecification', ...entry })) });
  });

  it.each([
    ['en', 'Tuesday, Thursday', '9:00 AM-12:00 PM'],
    ['id', 'Selasa, Kamis', '9.00-12.00'],
    ['cn', '周二、周四', '9:00-12:00'],
  ])('shows the opening hours in the text of the about page, in %s', async (language, days, hours) => {
    const { text } = await gateway.ask(`/auth/about?lang=${language}`);
    expect(text).toMatch(new RegExp(`<dt[^>]*>${days}</dt><dd[^>]*><span[^>]*>${hours}</span>`));
  });

  it('contains the content of the page where React will render it', async () => {
    const page = (await gateway.ask('/auth/homepage')).text;
    expect(page).toMatch(new RegExp(`<div id="root"><div class="public-layout[^"]*">.*<h1[^>]*>${demoBrand().hero.title.en}</h1>`, 's'));
    expect(page).toContain('href="/auth/travel/bunaken"');
    const travel = (await gateway.ask('/auth/travel/bunaken')).text;
    expect(travel).toMatch(/>First\.\n\nSecond /);
    expect(travel).toContain('Dive in');
  });

  it('is the same on every request, with the place on the cover, until its content changes or the next day (DEST-10)', async () => {
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

  it('escapes content everywhere', async () => {
    const { text } = await gateway.ask('/auth/travel/bunaken');
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#x27;&amp;');
    expect(dataOf(text)[0]).toMatchObject({ name: HOSTILE });
  });

  it.each(['/auth/travel/gone', '/travel/gone', '/auth/destination-detail/gone', '/auth/nowhere'])(
    'answers the unknown address %s with 404 and noindex',
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

  it('returns a JSON error to a program that requests an unknown address', async () => {
    const answer = await gateway.ask('/no/such/page', { headers: { accept: '*/*' } });
    expect([answer.status, answer.json]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
  });

  it('contains the data it was rendered from, once and escaped', async () => {
    const { text } = await gateway.ask('/auth/travel/bunaken');
    const [, json = ''] = /<script type="application\/json" id="reefdesk-page-data">([^<]*)<\/script>/.exec(text) ?? [];
    const { reads } = JSON.parse(json) as { reads: { queries: Record<string, { status: string; data: { name: object } }> } };
    expect(Object.values(reads.queries)).toEqual([
      expect.objectContaining({ status: 'fulfilled', data: expect.objectContaining({ name: named(HOSTILE) }) }),
      expect.objectContaining({ status: 'fulfilled', endpointName: 'departures', data: [] }),
      expect.objectContaining({ status: 'fulfilled', endpointName: 'testimonialsAbout', data: [] }),
    ]);
  });

  it('contains no style that its policy does not name, and no inline script', async () => {
    for (const path of ['/auth/homepage', '/auth/travel/bunaken', '/auth/destinations', '/auth/sign-in']) {
      const { text, headers } = await gateway.ask(path, { headers: { accept: 'text/html' } });
      const [, rules = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
      const hash = createHash('sha256').update(rules).digest('base64');
      expect(headers['content-security-policy']).toContain(rules ? `style-src 'self' 'sha256-${hash}'` : "style-src 'self';");
      expect(text).not.toMatch(/ style=|<template|<script>/);
    }
  });

  it.each(['/admin/travel', '/customer/travel'])('reveals nothing about %s and asks not to be indexed', async (path) => {
    const page = await gateway.ask(path, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(metaOf(page.text, 'robots')).toBe('noindex');
    expect(page.text).toContain('<div id="root"></div>');
  });

  it('is rendered as still loading if the service of its content is down, and not as missing', async () => {
    await gateway.services.catalog.down();
    const page = await gateway.ask('/auth/travel/never-read-before', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(metaOf(page.text, 'robots')).toBe('noindex');
    expect(page.text).toMatch(/<main[^>]*>.{0,200}role="status"/);
    await gateway.services.catalog.up();
  });

  it('survives an unexpected response of a service', async () => {
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
