import type { Page } from '@playwright/test';
import { seeAll, violations } from '../support/accessibility.ts';
import { holdTimers, letPass } from '../support/clock.ts';
import { drawn } from '../support/drawn.ts';
import { screenFor } from '../support/languages.ts';
import { swipe } from '../support/swipe.ts';
import { expect, test } from '../support/test.ts';

const cover = (page: Page) => page.getByRole('region', { name: 'Featured destinations' });
const counter = (page: Page) => cover(page).getByText(/^\d \/ \d$/);
const cards = (page: Page) => page.getByRole('article');
const search = (page: Page) => page.getByPlaceholder('Search destinations...');
const found = (page: Page) => page.getByText(/^\d+ destinations? found$/);

async function open(page: Page, language = 'en'): Promise<void> {
  await holdTimers(page);
  await page.goto(`/auth/destinations?lang=${language}`);
}

async function answering(page: Page, answer: { status?: number; json?: unknown } | 'never' | 'broken'): Promise<void> {
  await page.route('**/api/destinations?*', (route) => {
    if (answer === 'never') return;
    return answer === 'broken' ? route.abort() : route.fulfill(answer);
  });
}

test('the destinations are listed below a cover with up to five of them, selected by day (ROUT-04, DEST-07, DEST-08, DEST-10, CONST-18)', async ({
  page,
}) => {
  const shown = new Set<string | null>();
  await open(page);
  for (let place = 1; place <= 5; place += 1) {
    await expect(counter(page)).toHaveText(`${place} / 5`);
    shown.add(await cover(page).getByRole('heading', { level: 2 }).textContent());
    await cover(page).getByRole('button', { name: 'Next destination' }).click();
  }
  expect(shown.size).toBe(5);
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Amazing Destinations' })).toBeInViewport({ ratio: 1 });
  await expect(cover(page).getByRole('button', { name: /^Go to destination/ })).toHaveCount(5);
  expect(await cards(page).count()).toBeGreaterThan(5);
});

test('arrows and dots move through the cover, which wraps around and links to the destination (DEST-07, DEST-09)', {
  tag: '@once',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  await cover(page).getByRole('button', { name: 'Pause the slideshow' }).click();
  await cover(page).getByRole('button', { name: 'Previous destination' }).click();
  await expect(counter(page)).toHaveText('5 / 5');
  await cover(page).getByRole('button', { name: 'Next destination' }).click();
  await expect(counter(page)).toHaveText('1 / 5');
  await cover(page).getByRole('button', { name: 'Go to destination 3' }).click();
  await expect(counter(page)).toHaveText('3 / 5');
  const name = (await cover(page).getByRole('heading', { level: 2 }).textContent()) ?? '';
  await cover(page)
    .getByRole('link', { name: `Explore Now: ${name}` })
    .click();
  await expect(page).toHaveURL(/\/auth\/destination-detail\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the cover advances after five seconds, except while paused or focused (DEST-11, CONST-18)', {
  tag: '@once',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  await expect(counter(page)).toHaveText('1 / 5');
  await letPass(page, 4999);
  await expect(counter(page)).toHaveText('1 / 5');
  await letPass(page, 1);
  await expect(counter(page)).toHaveText('2 / 5');
  const pause = cover(page).getByRole('button', { name: 'Pause the slideshow' });
  await pause.click();
  await letPass(page, 6000);
  await expect(counter(page)).toHaveText('2 / 5');
  await cover(page).getByRole('button', { name: 'Play the slideshow' }).click();
  await page.keyboard.press('Tab');
  await letPass(page, 6000);
  await expect(counter(page)).toHaveText('2 / 5');
});

test('the following pictures of the cover paint no larger area than the first', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const paints: string[] = [];
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const { url } of list.getEntries() as (PerformanceEntry & { url: string })[]) paints.push(url);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await open(page);
  const pictures = () =>
    cover(page)
      .locator('img')
      .evaluateAll(async (images: HTMLImageElement[]) => {
        const seen = images.filter((image) => image.checkVisibility());
        for (const image of seen) await image.decode();
        await Promise.all(document.getAnimations().map(({ finished }) => finished));
        return seen.map(({ currentSrc }) => currentSrc);
      });
  const first = await pictures();
  const later = new Set<string>();
  for (let place = 2; place <= 5; place += 1) {
    await letPass(page, 5000);
    await expect(counter(page)).toHaveText(`${place} / 5`);
    for (const picture of await pictures()) later.add(picture);
    await drawn(page);
  }
  for (const picture of first) later.delete(picture);
  expect(later.size).toBeGreaterThanOrEqual(4);
  const paints = await page.evaluate(() => (window as unknown as { paints: string[] }).paints);
  expect(paints.length).toBeGreaterThan(0);
  expect(paints.filter((url) => later.has(url))).toEqual([]);
});

test('the cover is paused with reduced motion', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(cover(page).getByRole('button', { name: 'Play the slideshow' })).toBeVisible();
  await letPass(page, 6000);
  await expect(counter(page)).toHaveText('1 / 5');
});

test('a swipe over the cover changes the destination', { tag: '@phone' }, async ({ page }) => {
  await open(page);
  await cover(page).getByRole('button', { name: 'Pause the slideshow' }).click();
  await swipe(page, cover(page).getByRole('heading', { level: 1 }), -80);
  await expect(counter(page)).toHaveText('2 / 5');
  await swipe(page, cover(page).getByRole('heading', { level: 1 }), 80);
  await expect(counter(page)).toHaveText('1 / 5');
});

test('the bar stays below the navbar and filters by text and by category (DEST-12, DEST-13, DEST-14)', async ({ page }) => {
  await open(page);
  await expect(cards(page).first()).toBeVisible();
  const all = await cards(page).count();
  await expect(found(page)).toHaveText(`${all} destinations found`);
  await cards(page).nth(6).scrollIntoViewIfNeeded();
  await expect(search(page)).toBeInViewport({ ratio: 1 });
  const belowNavbar = async () => {
    const [navbar, bar] = await Promise.all([page.getByRole('banner').boundingBox(), search(page).boundingBox()]);
    return (bar?.y ?? 0) - (navbar?.y ?? 0) - (navbar?.height ?? 0);
  };
  await expect.poll(belowNavbar).toBeGreaterThanOrEqual(0);

  const category = page.getByRole('combobox', { name: 'Category' });
  await expect(category.getByRole('option').first()).toHaveText('All Categories');
  await category.selectOption('Island');
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  const islands = await cards(page).count();
  expect(islands).toBeGreaterThan(0);
  await expect(found(page)).toHaveText(new RegExp(`^${islands} destination`));
  await expect(cards(page).first()).toBeInViewport({ ratio: 0.5 });

  await search(page).fill('siladen');
  await expect(found(page)).toHaveText('1 destination found');
  await search(page).fill('no such place');
  await expect(page.getByText('No destinations found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(cards(page)).toHaveCount(all);
});

test('a card leads to its destination, and Back to the filtered list (DEST-15, DEST-16, DDET-04)', async ({ page }) => {
  await open(page);
  await expect(cards(page).first()).toBeVisible();
  const all = await cards(page).count();
  await search(page).fill('bunaken');
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  const few = await cards(page).count();
  const card = cards(page).first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await expect(card.getByRole('link', { name: `Explore Destination: ${name}` })).toBeVisible();
  await card.click({ position: { x: 150, y: 60 } }); // Anywhere on the picture.
  await expect(page).toHaveURL(/\/auth\/destination-detail\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(search(page)).toHaveValue('bunaken');
  await expect(cards(page)).toHaveCount(few);
});

test('no card truncates its name, place or link on the narrowest phone, in any language', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['en', 'id', 'cn']) {
    await open(page, language);
    await expect(cards(page).first()).toBeVisible();
    const cut = await cards(page).evaluateAll((articles) =>
      articles
        .filter((article) => {
          const edges = (selector: string) => article.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          const isOut = edges('a').bottom > article.getBoundingClientRect().bottom;
          return isOut || edges('h3').top < edges('p').bottom;
        })
        .map((article) => article.querySelector('h3')?.textContent),
    );
    expect(cut, language).toEqual([]);
  }
});

test('eight skeleton cards are shown while the list loads (DEST-01, STATE-27)', { tag: '@once' }, async ({ page }) => {
  await answering(page, 'never');
  await open(page);
  await expect(page.getByTestId('destination-skeleton')).toHaveCount(8);
  await expect(page.getByText('Loading destinations...')).toBeVisible();
});

test('a list that fails to load shows an error page with Retry and a way out (DEST-02..06, ERR-28, STATE-27)', {
  tag: '@once',
}, async ({ page }) => {
  await answering(page, { status: 503, json: { code: 'service_unavailable', message: 'Not now', requestId: 'journey' } });
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Connection Error' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText('Base address')).toBeHidden();
  await page.getByText('Technical Details').click();
  for (const fact of ['Base address', 'Error', 'Timestamp', 'Raw response'])
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  await expect(page.getByText(/"requestId": "journey"/)).toBeVisible();

  await page.unroute('**/api/destinations?*');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await reloaded;
  await expect(cards(page).first()).toBeVisible();

  await answering(page, 'broken');
  await page.reload();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(/\/auth\/homepage/);
});

const STATES = {
  loaded: () => Promise.resolve(),
  loading: (page: Page) => answering(page, 'never'),
  failed: (page: Page) => answering(page, { status: 500, json: {} }),
  empty: (page: Page) => answering(page, { json: { success: true, data: [] } }),
};

for (const language of ['en', 'id', 'cn']) {
  for (const [state, prepare] of Object.entries(STATES)) {
    test(`the destinations have no accessibility violations: ${state}, in ${language}`, {
      tag: state === 'loaded' ? screenFor(language) : '@phone',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await prepare(page);
      await open(page, language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await seeAll(page);
      if (state === 'failed') await page.locator('summary').click();
      expect(await violations(page)).toEqual([]);
    });
  }
}
