import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { demoBrand } from './support/demo-brand.ts';
import { publicJson, status } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';

const HOSTILE = `"><script>alert(1)</script>'&`;
const IMAGE = { id: 'i1', url: '/media/i1', width: 1200, height: 800, color: '#123456', preview: '', widths: [320, 640] };
const named = (en: string) => ({ en, id: `${en} (id)`, cn: `${en}（中）` });
const PACKAGE = { slug: 'bunaken', travel_name: named('Bunaken'), travel_desc: named('Walls'), image: '/media/i1', image_meta: IMAGE };
const DESTINATION = {
  destination_id: 'd1',
  name: named('Siladen'),
  description: named('White sand'),
  location: 'North Sulawesi',
  destination_img: '/media/i1',
  main_image_meta: IMAGE,
  entry_fee: { local: 0, tourist: 50_000 },
  gallery_images: [{ image_url: '/media/i1', alt: '', meta: IMAGE }],
};
const TRAVEL = {
  travel: { ...PACKAGE, id: 't1', name: named(HOSTILE), description: named(`First.\n\nSecond ${HOSTILE}`) },
  destinations: [{ destinationId: 'd1', comments: named('Dive in'), destination: { ...DESTINATION, description: named('White sand') } }],
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/packages': [PACKAGE],
  '/api/get-destinations': [DESTINATION],
  '/api/get-destination/d1': DESTINATION,
  '/api/travel/bunaken': TRAVEL,
};

/** Everything in the page of a type of tag, as attribute lists. */
const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) => attributes);
const metaOf = (html: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': string },
  );

describe('the HTML of a page', () => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await GatewayUnderTest.start({ env: { PUBLIC_ORIGINS: 'https://www.example.com' } });
  });
  afterAll(() => gateway?.stop());
  beforeEach(async () => {
    await gateway.reset();
    gateway.services.catalog.answer = (request, response) => {
      const data = ANSWERS[request.url ?? ''];
      return data ? publicJson({ data })(request, response) : status(404)(request, response);
    };
  });

  it('has the title and the description of its page, in the language of the visit', async () => {
    const english = (await gateway.ask('/auth/homepage')).text;
    expect(english).toContain('<title>Reef &lt;/script&gt; &amp; Sons | Dive</title>');
    expect(metaOf(english, 'description')).toBe('Dive with us');
    expect((await gateway.ask('/auth/homepage?lang=cn')).text).toContain('| 潜水</title>');
    expect((await gateway.ask('/auth/homepage?lang=id')).text).toContain('Menyelam bersama kami');
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
  });

  it('carries what a shared link shows, picture included', async () => {
    const { text } = await gateway.ask('/auth/destination-detail/d1');
    expect(metaOf(text, 'og:title')).toContain('Siladen');
    expect(metaOf(text, 'og:description')).toBe('White sand');
    expect(metaOf(text, 'og:image')).toBe('https://www.example.com/media/i1/640.jpg');
    expect(metaOf(text, 'og:image:width')).toBe('640');
    expect(metaOf(text, 'og:image:height')).toBe('427');
    expect(metaOf(text, 'og:url')).toBe('https://www.example.com/auth/destination-detail/d1?lang=en');
    expect(metaOf(text, 'twitter:card')).toBe('summary_large_image');
  });

  it.each([
    ['/auth/homepage', ['TravelAgency', 'ItemList']],
    ['/auth/travel/bunaken', ['TouristTrip', 'BreadcrumbList']],
    ['/auth/destination-detail/d1', ['TouristAttraction', 'BreadcrumbList']],
    ['/auth/about', ['TravelAgency', 'FAQPage', 'BreadcrumbList']],
    ['/auth/destinations', ['BreadcrumbList']],
  ])('describes %s to machines as %j, without ratings or prices that nobody gave', async (path, types) => {
    const { text } = await gateway.ask(path);
    const data = dataOf(text);
    expect(data.map((entry) => entry['@type'])).toEqual(types);
    expect(JSON.stringify(data)).not.toMatch(/rating|review|"offers"/i);
  });

  it('has the words of the page where React will put them', async () => {
    const landing = (await gateway.ask('/auth/homepage')).text;
    expect(landing).toMatch(/<div id="root"><div class="reader">.*<h1[^>]*>Take a breath<\/h1>/s);
    expect(landing).toContain('href="/auth/travel/bunaken"');
    const travel = (await gateway.ask('/auth/travel/bunaken')).text;
    expect(travel).toContain('<p>First.</p>');
    expect(travel).toContain('href="/auth/destination-detail/d1"');
  });

  it('lets no content break out of its place', async () => {
    const { text } = await gateway.ask('/auth/travel/bunaken');
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;');
    expect(dataOf(text)[0]).toMatchObject({ name: HOSTILE });
  });

  it.each(['/auth/travel/gone', '/travel/gone', '/auth/destination-detail/gone', '/auth/nowhere'])(
    'answers %s, which nobody knows, with 404 and asks not to be found',
    async (path) => {
      const page = await gateway.ask(path, { headers: { accept: 'text/html' } });
      expect(page.status).toBe(404);
      expect(metaOf(page.text, 'robots')).toBe('noindex');
      expect(tags(page.text, 'link').join()).not.toContain('canonical');
      expect(page.text).toMatch(/<main><section[^>]*><h1[^>]*>(Off the reef|No boat|Off the chart)<\/h1>.*<a href="\/">Home<\/a>/s);
    },
  );

  it.each(['/admin/travel', '/customer/travel'])('says nothing about %s and asks not to be found', async (path) => {
    const page = await gateway.ask(path, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(metaOf(page.text, 'robots')).toBe('noindex');
    expect(page.text).toContain('<div id="root"></div>');
  });

  it('is there without its words when their owner is away, and is not taken for missing', async () => {
    await gateway.services.catalog.down();
    const page = await gateway.ask('/auth/travel/never-read-before', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.text).toContain('<div id="root"></div>');
    await gateway.services.catalog.up();
  });

  it('survives an owner that answers something else than it should', async () => {
    gateway.services.catalog.answer = publicJson({ data: 'surprise' });
    const page = await gateway.ask('/auth/travel/odd', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.text).toContain('<div id="root"></div>');
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
  });

  it('offers a web manifest in the language of the visit', async () => {
    const manifest = await gateway.ask('/site.webmanifest', { headers: { 'accept-language': 'id' } });
    expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(manifest.json).toMatchObject({ lang: 'id', short_name: demoBrand().shortName, start_url: '/auth/homepage' });
  });
});
