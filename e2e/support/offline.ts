// The offline cache of a browser in tests.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from './test.ts';

export async function withWorker(browser: Browser, baseURL: string, visit: (context: BrowserContext, page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  try {
    await visit(context, await context.newPage());
  } finally {
    await context.close();
  }
}

interface CachedPage {
  path: string;
  language: string;
  build: string;
  pictures: string[];
}

/** Returns the cached pages without the offline page. */
export async function cachedPages(page: Page): Promise<CachedPage[]> {
  const pages = await page.evaluate(async () => {
    const offlineCache = await caches.match('/shelf');
    return offlineCache ? ((await offlineCache.json()) as { pages: CachedPage[] }).pages : [];
  });
  return pages.filter(({ path }) => path !== '/offline');
}

export async function visitAndStay(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilCached(page);
}

export async function untilCached(page: Page): Promise<void> {
  const [path, language] = await page.evaluate(() => [location.pathname, document.documentElement.lang.replace('zh-Hans', 'cn')]);
  const isCached = async () =>
    (await cachedPages(page)).some((cached) => cached.path === path && cached.language === language && cached.pictures.length > 0);
  await expect.poll(isCached, { message: `${path} is kept in ${language}` }).toBe(true);
}

/** Returns the content of all caches of the page's origin, by URL. */
export async function cachedContent(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const content: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) content[`${name} ${request.url}`] = (await (await cache.match(request))?.text()) ?? '';
    }
    return content;
  });
}

/** Goes offline and clears the HTTP cache, so that only the service worker can answer. */
export async function loseLine(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await context.setOffline(true);
}
