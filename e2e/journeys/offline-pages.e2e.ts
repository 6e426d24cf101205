// Visited pages open without a connection (docs/adr/0015).
import type { Page } from '@playwright/test';
import { cachedContent, cachedPages, loseLine, untilCached, visitAndStay, withWorker } from '../support/offline.ts';
import { LATER_HEADING, startOwnSite } from '../support/own-site.ts';
import { signIn, signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const TEXTS = {
  en: { kept: 'You are offline. This is how the page looked on', never: 'You have dived below the signal' },
  id: { kept: 'Anda sedang offline. Beginilah tampilan halaman ini pada', never: 'Anda menyelam di luar jangkauan sinyal' },
  cn: { kept: '您处于离线状态。页面显示的是', never: '您潜到了信号之下' },
} as const;

async function destination(url: string): Promise<string> {
  const { data } = (await (await fetch(`${url}/api/get-destinations`)).json()) as { data: { destination_id: string }[] };
  return `/auth/destination-detail/${data[0]?.destination_id}`;
}

const hasPicture = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0),
    )
    .toBe(true);

test.describe('offline', { tag: '@once' }, () => {
  for (const [language, texts] of Object.entries(TEXTS)) {
    test(`a visited page opens with its picture and a note of its age, any other shows the offline page, in ${language}`, async ({
      browser,
      system,
    }) => {
      const visited = `${await destination(system.url)}?lang=${language}`;
      await withWorker(browser, system.url, async (context, page) => {
        const problems: string[] = [];
        page.on('pageerror', ({ message }) => problems.push(message));
        await visitAndStay(page, visited);
        const heading = (await page.locator('h1').textContent()) ?? '';
        await loseLine(context, page);

        await page.goto(visited);
        await expect(page.locator('.kept-note')).toContainText(texts.kept);
        await expect(page.locator('h1')).toHaveText(heading);
        await hasPicture(page);
        expect(problems).toEqual([]);

        // Links load the whole page; one that was never visited shows the offline page in the site's design.
        await page.goto(`/auth/about?lang=${language}`);
        await expect(page.locator('h1')).toHaveText(texts.never);
        await expect(page.locator('h1')).toHaveCSS('font-family', /Fraunces/);
        await page.locator('.kept-pages a').click();
        await expect(page.locator('h1')).toHaveText(heading);

        await context.setOffline(false);
        await page.goto(visited);
        await expect(page.locator('h1')).toHaveText(heading);
        await expect(page.locator('.kept-note')).toHaveCount(0);
      });
    });
  }

  test('a page reached by navigation inside the site opens as well, and links of cached pages work', async ({ browser, system }) => {
    await withWorker(browser, system.url, async (context, page) => {
      await visitAndStay(page, '/auth/about?lang=en');
      await page.getByRole('navigation').getByRole('link', { name: 'Destinations' }).first().click();
      await expect(page).toHaveURL(/destinations/);
      await untilCached(page);
      await loseLine(context, page);
      await page.goto('/auth/about');
      await expect(page.locator('.kept-note')).toBeVisible();
      await page.getByRole('navigation').getByRole('link', { name: 'Destinations' }).first().click();
      await expect(page).toHaveURL(/\/auth\/destinations/);
      await expect(page.locator('.kept-note')).toBeVisible();
      await expect(page.locator('main article').first()).toBeVisible();
    });
  });

  test('nothing of the back office and of signed-in users is cached (PGE-08)', async ({ browser, system, customer }) => {
    await withWorker(browser, system.url, async (context, page) => {
      await signIn(context.request, customer);
      await visitAndStay(page, '/auth/homepage?lang=en');
      await page.goto('/customer/default');
      await expect(page.getByText('Ana Wenas').first()).toBeVisible();
      await context.clearCookies();
      await signInAsAdmin(context.request, system);
      await page.goto('/admin/travel');
      await expect(page.locator('h1')).toBeVisible();
      await visitAndStay(page, '/auth/about?lang=en');
      const content = await cachedContent(page);
      const addresses = Object.keys(content).map((key) => key.split(' ')[1] ?? '');
      expect(addresses.length).toBeGreaterThan(10);
      expect(addresses.filter((address) => /\/(api|admin|customer)(\/|$|\?)|remotes\/admin/.test(address))).toEqual([]);
      const own = ['Ana Wenas', customer.email, system.adminEmail];
      expect(own.filter((phrase) => Object.values(content).some((text) => text.includes(phrase)))).toEqual([]);
      await loseLine(context, page);
      await page.goto('/admin/travel?lang=en');
      await expect(page.locator('h1')).toHaveText(TEXTS.en.never);
    });
  });
});

test('an update never opens a page with files of another build, and disabling clears the cache', { tag: '@once' }, async ({
  browser,
  system,
}) => {
  test.setTimeout(240_000); // It starts a gateway and a renderer of its own, twice.
  const path = await destination(system.url);
  const site = await startOwnSite(system);
  try {
    await withWorker(browser, site.url, async (context, page) => {
      const builds = async () => (await cachedPages(page)).map((cached) => [cached.path, cached.build] as const);
      const isLater = async () => (await page.locator(LATER_HEADING).count()) > 0;
      const opens = async (address: string, note: boolean) => {
        await page.goto(address);
        await expect(page.locator('.kept-note')).toHaveCount(note ? 1 : 0);
      };
      await visitAndStay(page, `${path}?lang=en`);
      const [[, first] = []] = await builds();
      expect(await isLater()).toBe(false);

      site.deployLaterBuild();
      await expect.poll(async () => (await fetch(`${site.url}${path}?lang=en`)).text()).toContain('of-later-build');
      await visitAndStay(page, '/auth/destinations?lang=en');
      const later = (await builds()).find(([cachedPath]) => cachedPath === '/auth/destinations')?.[1];
      expect(later).not.toBe(first);
      await loseLine(context, page);
      // The cached page opens with its own files, one of which is gone from the server, and React hydrates it.
      await opens(`${path}?lang=en`, true);
      await expect(page.locator('h1')).toBeVisible();
      expect(await isLater()).toBe(false);
      const entries = () =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('remoteEntry.js') ? [name] : [])),
        );
      await expect.poll(entries).toEqual([expect.stringContaining(`build=${first}`)]);

      await context.setOffline(false);
      await opens(`${path}?lang=en`, false);
      expect(await isLater()).toBe(true);
      await expect.poll(async () => new Set((await builds()).map(([, build]) => build))).toEqual(new Set([later]));
      await expect.poll(async () => Object.keys(await cachedContent(page)).filter((key) => key.includes(String(first)))).toEqual([]);

      // A page with a missing file counts as not cached.
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await (await caches.open(name)).delete('/auth/destinations?lang=en');
      });
      await loseLine(context, page);
      await page.goto('/auth/destinations?lang=en');
      await expect(page.locator('h1')).toHaveText(TEXTS.en.never);
      await context.setOffline(false);

      await site.restart({ OFFLINE_PAGES: 'off' });
      const left = () =>
        page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]);
      // The browser checks for a new service worker after the last of several visits, possibly during the restart.
      await expect(async () => {
        await page.goto('/auth/about?lang=en');
        await expect.poll(left, { timeout: 20_000 }).toEqual([0, 0]);
      }).toPass();
      await page.goto('/auth/about?lang=en');
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    });
  } finally {
    await site.stop();
  }
});
