import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const LANGUAGES = ['en', 'id', 'cn'] as const;
/** Data that is embedded in a page is not requested again. */
const CAME_ALONG = /^\/api\/(packages|testimonials|gallery-slides|destinations|destination|travel)(\/|$)/;

async function addresses(url: string): Promise<string[]> {
  const first = async (path: string) => ((await (await fetch(url + path)).json()) as { data: Record<string, string>[] }).data[0] ?? {};
  const [travel, destination] = await Promise.all([first('/api/packages'), first('/api/get-destinations')]);
  const own = [`/auth/travel/${travel.slug}`, `/auth/destination-detail/${destination.destination_id}`];
  return ['/auth/homepage', '/auth/about', '/auth/packages', '/auth/destinations', '/auth/sign-in', '/sign-up', '/auth/nowhere', ...own];
}

const seenOn = (page: Page) =>
  page.locator('#root').evaluate((root) => ({
    headings: [...root.querySelectorAll('h1, h2, h3')].map((heading) => heading.textContent),
    // The width is ignored, because renditions are still being made.
    pictures: [...root.querySelectorAll('main img')].map((picture) => picture.getAttribute('src')?.replace(/(?<=^\/media\/\w+)\/\d+$/, '')),
    links: [...root.querySelectorAll('a:not(noscript *)')].map((link) => link.getAttribute('href')),
  }));

for (const language of LANGUAGES) {
  test(`the browser hydrates the server's HTML without changes, in ${language} (PGE-01, PGE-03, PGE-04)`, { tag: '@once' }, async ({
    browser,
    page,
    system,
  }) => {
    const messages: string[] = [];
    const requested: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
    page.on('pageerror', ({ message }) => messages.push(message));
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
    const served = await withoutScripts.newPage();
    for (const path of await addresses(system.url)) {
      const address = `${system.url}${path}?lang=${language}`;
      // Reads both again if another test changed the data between the two.
      await expect(async () => {
        await served.goto(address);
        const before = await seenOn(served);
        expect(before.headings, path).not.toHaveLength(0);
        await page.goto(address);
        expect(await seenOn(page), path).toEqual(before);
      }).toPass();
    }
    await withoutScripts.close();
    expect(messages.filter((text) => !text.includes('404'))).toEqual([]);
    expect(requested.filter((path) => CAME_ALONG.test(path))).toEqual([]);
  });
}

const TEXTS = { en: 'This form needs JavaScript', id: 'Formulir ini memerlukan JavaScript', cn: '此表单需要 JavaScript' };

for (const language of LANGUAGES) {
  test(`without scripts forms say that they need them and list other ways of contact, in ${language} (PGE-02)`, { tag: '@once' }, async ({
    browser,
    system,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: system.url });
    const page = await context.newPage();
    for (const path of [
      '/auth/sign-in',
      '/auth/forgot-password',
      '/auth/reset-password',
      '/auth/verify-email',
      '/auth/accept-invitation',
      '/sign-up',
      '/auth/homepage',
    ]) {
      await page.goto(`${path}?lang=${language}`);
      const notice = page.locator('noscript > div', { hasText: TEXTS[language] });
      await expect(notice).toHaveCount(1);
      for (const way of ['tel:', 'mailto:', 'https://wa.me/']) await expect(notice.locator(`a[href^="${way}"]`)).toBeVisible();
      for (const send of await page.locator('main button[type="submit"]').all()) await expect(send).toBeDisabled();
    }
    await context.close();
  });
}
