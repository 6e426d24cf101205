import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { violations } from '../support/accessibility.ts';
import { screenFor } from '../support/languages.ts';
import { sidewaysBy } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const LANGUAGES = { en: 'en', id: 'id', cn: 'zh-Hans' } as const;

interface PublicPage {
  name: string;
  path: string;
  /** Types of the schema.org objects in its HTML. */
  describes: readonly string[];
}

async function publicPages(url: string): Promise<PublicPage[]> {
  const first = async (path: string) => ((await (await fetch(url + path)).json()) as { data: Record<string, string>[] }).data[0] ?? {};
  const [travel, destination] = await Promise.all([first('/api/packages'), first('/api/get-destinations')]);
  return [
    { name: 'landing', path: '/auth/homepage', describes: ['TravelAgency', 'ItemList'] },
    { name: 'about', path: '/auth/about', describes: ['TravelAgency', 'FAQPage', 'BreadcrumbList'] },
    { name: 'packages', path: '/auth/packages', describes: ['BreadcrumbList', 'ItemList'] },
    { name: 'destinations', path: '/auth/destinations', describes: ['BreadcrumbList'] },
    {
      name: 'destination',
      path: `/auth/destination-detail/${destination.destination_id}`,
      describes: ['TouristAttraction', 'BreadcrumbList'],
    },
    { name: 'travel', path: `/auth/travel/${travel.slug}`, describes: ['TouristTrip', 'BreadcrumbList'] },
    { name: 'sign-in', path: '/auth/sign-in', describes: [] },
    { name: 'sign-up', path: '/sign-up', describes: [] },
  ];
}

const metaOf = (page: Page, name: string) =>
  page
    .locator(`meta[name="${name}"], meta[property="${name}"]`)
    .evaluateAll((metas) => metas.map((meta) => (meta as HTMLMetaElement).content));

function headOf(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const contents = (selector: string) => [...page.querySelectorAll<HTMLMetaElement>(selector)].map((meta) => meta.content);
  return {
    lang: page.documentElement.lang,
    title: page.title,
    description: contents('meta[name="description"]'),
    shared: contents('meta[property="og:title"]'),
  };
}

async function asServed(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await page.goto(address);
    await look(page);
  } finally {
    await context.close();
  }
}

for (const [language, tag] of Object.entries(LANGUAGES)) {
  test(`every page has one title and one description, equal before and after its scripts, in ${language}`, {
    tag: '@once',
  }, async ({ page, context, system }) => {
    // The site's policy forbids parsing HTML from strings, so a blank page does it.
    const reader = await context.newPage();
    for (const { name, path } of await publicPages(system.url)) {
      const address = `${system.url}${path}?lang=${language}`;
      // Reads both again if another test changed the record between the two.
      await expect(async () => {
        const html = await (await page.request.get(address)).text();
        await page.goto(address);
        const served = await reader.evaluate(headOf, html);
        expect(served, name).toMatchObject({ lang: tag, shared: [served.title], description: [expect.any(String)] });
        await expect(page.locator('#main h1').first()).toBeVisible();
        await expect
          .poll(async () => ({ title: await page.title(), description: await metaOf(page, 'description') }), {
            message: name,
            timeout: 5_000,
          })
          .toEqual({ title: served.title, description: served.description });
      }).toPass();
    }
  });
}

test('the HTML of every page has structured data and links to its other languages', { tag: '@once' }, async ({ request, system }) => {
  for (const { name, path, describes } of await publicPages(system.url)) {
    const html = await (await request.get(`${path}?lang=id`)).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
    expect(
      data.map((entry) => entry['@type']),
      name,
    ).toEqual(describes);
    expect(JSON.stringify(data), name).not.toMatch(/rating|review/i);
    for (const hreflang of [...Object.values(LANGUAGES), 'x-default']) expect(html, name).toContain(`hreflang="${hreflang}"`);
    expect(html, name).toContain(`<link rel="canonical" href="${system.url}${path}?lang=id">`);
  }
});

test("the HTML of every page is valid by html-validate's recommended rules", { tag: '@once' }, async ({ request, system }) => {
  const rules = new HtmlValidate({ extends: ['html-validate:recommended'] });
  const others = [
    '/auth/forgot-password',
    '/auth/reset-password',
    '/auth/verify-email',
    '/auth/accept-invitation',
    '/auth/support',
    '/auth/privacy',
    '/auth/terms',
    '/auth/enquiry',
    '/customer/travel',
    '/offline',
    '/auth/nowhere',
    '/auth/travel/no-such-trip',
    '/admin/travel',
  ];
  for (const path of [...(await publicPages(system.url)).map((page) => page.path), ...others]) {
    for (const language of Object.keys(LANGUAGES)) {
      const address = `${path}?lang=${language}`;
      const html = await (await request.get(address, { headers: { accept: 'text/html' } })).text();
      const { results } = await rules.validateString(html);
      const problems = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => [ruleId, message, line, column]),
      );
      expect(problems, address).toEqual([]);
    }
  }
});

test('the preview card of a shared link is a JPEG of the declared size, small enough for every chat', { tag: '@once' }, async ({
  request,
  page,
  system,
}) => {
  const pages = await publicPages(system.url);
  const addresses = [...pages, ...pages.filter(({ name }) => name === 'travel').map((one) => ({ ...one, path: `${one.path}?lang=cn` }))];
  for (const { name, path } of addresses) {
    const html = await (await request.get(path)).text();
    const [, address] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? [];
    if (!address) {
      expect(['sign-in', 'sign-up'], name).toContain(name);
      continue;
    }
    const answer = await request.get(address, { headers: { accept: '*/*' } });
    expect(answer.headers()['content-type'], name).toBe('image/jpeg');
    expect((await answer.body()).length, name).toBeLessThan(300_000);
    const [, square = ''] = /<meta itemprop="image" content="([^"]+)">/.exec(html) ?? [];
    expect((await request.get(square)).headers()['content-type'], name).toBe('image/jpeg');
    await page.goto(address);
    const size = await page.locator('img').evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    const declared = ['width', 'height'].map((side) => Number(new RegExp(`og:image:${side}" content="(\\d+)"`).exec(html)?.[1]));
    expect(declared, name).toEqual([1200, 630]);
    expect(size, name).toEqual(declared);
  }
});

test('missing pages answer 404 with noindex and show the error screen', { tag: '@once' }, async ({ page }) => {
  const nowhere = [
    '/auth/travel/no-such-trip',
    '/travel/no-such-trip',
    '/auth/destination-detail/no-such-place',
    '/auth/nowhere',
    '/customer/nowhere',
  ];
  for (const path of nowhere) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    expect(await metaOf(page, 'robots'), path).toEqual(['noindex']);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});

test('without scripts a missing page shows a message and links', { tag: '@once' }, async ({ browser, system }) => {
  for (const path of ['/auth/nowhere', '/auth/travel/no-such-trip', '/auth/destination-detail/no-such-place']) {
    for (const language of Object.keys(LANGUAGES)) {
      await asServed(browser, `${system.url}${path}?lang=${language}`, { javaScriptEnabled: false }, async (page) => {
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/.{4}/);
        await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible();
      });
    }
  }
});

test('without scripts the texts, pictures and links of every page are present', { tag: '@once' }, async ({ browser, system }) => {
  for (const { name, path } of await publicPages(system.url)) {
    const isForm = name.startsWith('sign-'); // The form's fields need scripts.
    await asServed(browser, `${system.url}${path}?lang=en`, { javaScriptEnabled: false }, async (page) => {
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      await expect(page.getByRole('main'), name).toHaveText(isForm ? /.{80}/s : /.{200}/s);
      await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Destinations' }).click();
      await expect(page, name).toHaveURL(/\/auth\/destinations$/);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ textStays: true });

  for (const language of Object.keys(LANGUAGES)) {
    test(`no page has accessibility violations, in ${language}`, { tag: screenFor(language) }, async ({ page, system }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route('**/*.js', (route) => route.abort());
      for (const { name, path } of await publicPages(system.url)) {
        await page.goto(`${path}?lang=${language}`);
        await expect(page.getByRole('heading', { level: 1 }), name).toBeInViewport();
        expect(await sidewaysBy(page), name).toBeLessThanOrEqual(0);
        expect(await violations(page), name).toEqual([]);
      }
    });
  }
});
