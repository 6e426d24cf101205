import type { Page } from '@playwright/test';
import { cutTexts } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { longest } from '../support/travel-page.ts';

const WIDTHS = [375, 768, 1024, 1440];

async function publicPaths(page: Page): Promise<string[]> {
  const { data } = await (await page.request.get('/api/get-destinations')).json();
  return [
    '/auth/homepage',
    '/auth/about',
    '/auth/packages',
    '/auth/destinations',
    `/auth/destination-detail/${data[0].destination_id}`,
    `/auth/travel/${(await longest(page)).slug}`,
    '/auth/sign-in',
    '/sign-up',
  ];
}

/** Runs in the page. Returns the controls below the chat button, from top to bottom. */
async function coveredByChat(): Promise<string[]> {
  const button = document.querySelector('.chat-card-button');
  const covered = new Set<string>();
  for (let top = 0; top < document.documentElement.scrollHeight; top += 150) {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const { left, right, top: above, bottom } = button?.getBoundingClientRect() ?? new DOMRect();
    const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
      [above + 2, (above + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
    );
    for (const [x, y] of points) {
      const below = document.elementsFromPoint(x, y).filter((element) => !element.closest('.chat-card'));
      // A control below the navbar or another bar is covered by that bar and becomes reachable by scrolling.
      const bar = below.findIndex((element) => element.closest('.navbar, .trip-bar, .social-rail'));
      const seen = bar >= 0 ? below.slice(0, bar + 1) : below;
      const used = seen.map((element) => element.closest('a, button, input, select, textarea')).find(Boolean);
      if (used) covered.add(used.textContent?.trim() || used.outerHTML.slice(0, 80));
    }
  }
  return [...covered];
}

test('the chat button covers no controls, at any width', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(360_000); // It looks at every screenful of eight pages at four widths.
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 812 });
    for (const path of await publicPaths(page)) {
      await page.goto(`${path}?lang=en`);
      await expect(page.getByRole('button', { name: 'Chat via WhatsApp' })).toBeVisible();
      expect(await page.evaluate(coveredByChat), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('the lower edge of a phone shows social links on landing and about, and price and dates on package pages (SOC-01, SOC-03, DEP-10)', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of await publicPaths(page)) {
    await page.goto(`${path}?lang=en`);
    const rail = page.getByRole('navigation', { name: 'Follow us' });
    await expect(rail, path).toHaveCount(/homepage|about/.test(path) ? 1 : 0);
    const bar = page.locator('.trip-bar');
    await expect(bar, path).toHaveCount(/travel|destination-detail/.test(path) ? 1 : 0);
    const overEdge = () =>
      page.evaluate(() => {
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        const fixed = document.querySelector('.trip-bar, .social-rail');
        const last = document.querySelector('footer') ?? document.querySelector('main');
        return Math.round((last?.getBoundingClientRect().bottom ?? 0) - (fixed?.getBoundingClientRect().top ?? innerHeight));
      });
    // Content that loads while scrolling makes the page longer.
    await expect.poll(overEdge, path).toBeLessThanOrEqual(0);
  }
  await page.goto(`/auth/travel/${(await longest(page)).slug}?lang=en`);
  const bar = page.getByRole('complementary', { name: 'This trip' });
  await expect(bar).toContainText(/IDR\s[\d,]+\s*per person · \d+ days?/);
  await expect(bar.getByRole('link')).toHaveAttribute('href', '#departures-section');
});

test.describe('a partly loaded page', () => {
  test.use({ textStays: true });

  test('leaves room for the social links of a phone before they load (SOC-01)', { tag: '@phone' }, async ({ page }) => {
    const html = await (await page.request.get('/auth/homepage?lang=en')).text();
    const fragment = html.slice(0, html.indexOf('<nav aria-label="Follow us"'));
    expect(fragment.length).toBeLessThan(html.length - 1);
    await page.route('**/*.js', (route) => route.abort());
    await page.route('**/auth/homepage?lang=en', (route) => route.fulfill({ body: fragment, contentType: 'text/html; charset=utf-8' }));
    await page.goto('/auth/homepage?lang=en', { waitUntil: 'domcontentloaded' });
    const hero = await page.locator('#main section').first().boundingBox();
    const { height } = page.viewportSize() ?? { height: 0 };
    expect((hero?.y ?? 0) + (hero?.height ?? 0)).toBeLessThanOrEqual(height - 50);
  });
});

test('the price on the lower edge is never truncated on the narrowest phone, in any language', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of (await publicPaths(page)).filter((each) => /travel|destination-detail/.test(each))) {
    for (const language of ['en', 'id', 'cn']) {
      await page.goto(`${path}?lang=${language}`);
      const bar = page.locator('.trip-bar');
      await expect(bar.locator('p span').first()).toContainText(/\d/);
      expect(await cutTexts(bar), `${path} in ${language}`).toEqual([]);
      expect(await cutTexts(bar.locator('p span').first()), `${path} in ${language}`).toEqual([]);
    }
  }
});

test('the claims of the hero do not overlap fixed elements, and no line of them begins or ends with a separator', { tag: '@once' }, async ({
  page,
}) => {
  for (const width of [375, 768, 1023, 1024]) {
    for (const language of ['en', 'id', 'cn']) {
      await page.setViewportSize({ width, height: 812 });
      await page.goto(`/auth/homepage?lang=${language}`);
      const claims = page.locator('#main section').first().getByRole('list').getByRole('listitem');
      await expect(claims).toHaveCount(3);
      expect(await claims.evaluateAll(badClaims), `${language} at ${width} px`).toEqual([]);
    }
  }
});

/** Runs in the page. Returns the claims that a fixed element covers, and those with a separator at the beginning of a line. */
function badClaims(items: Element[]): string[] {
  return items
    .filter((item, at) => {
      const text = document.createRange();
      text.selectNodeContents(item);
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const points = [left + 1, (left + right) / 2, right - 1].map((x) => document.elementsFromPoint(x, (top + bottom) / 2));
      const isCovered = points.flat().some((element) => element.closest('.social-rail, .chat-card'));
      const isFirst = item.getBoundingClientRect().top !== items[at - 1]?.getBoundingClientRect().top;
      const clip = item.parentElement?.parentElement?.getBoundingClientRect().left ?? 0;
      return isCovered || (isFirst && left > clip + 1);
    })
    .map((item) => item.textContent ?? '');
}

test('arrows, position and dots of the packages each stay on one line on a phone, and the next card is visible', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/auth/homepage?lang=en');
  const carousel = page.getByRole('region', { name: 'Packages', exact: true });
  await page.getByRole('button', { name: 'Next packages' }).scrollIntoViewIfNeeded();
  await expect(carousel.getByText(/^1 \/ (?!1$)\d+$/)).toBeVisible();
  const tops = async (names: RegExp) =>
    new Set(
      await carousel
        .getByRole('button', { name: names })
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top))),
    );
  expect((await tops(/packages$/)).size).toBe(1);
  expect((await tops(/^Go to page/)).size).toBe(1);
  const number = await carousel.getByText(/^1 \/ \d+$/).boundingBox();
  expect(number?.x).toBeGreaterThanOrEqual(18);
  const second = carousel.getByRole('article').nth(1);
  await second.scrollIntoViewIfNeeded();
  await expect(second).toHaveCSS('opacity', '1');
});
