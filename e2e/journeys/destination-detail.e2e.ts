import type { Locator, Page } from '@playwright/test';
import { seeAll, violations } from '../support/accessibility.ts';
import { screenFor } from '../support/languages.ts';
import { smoothScrolls, watchScrolls, wheel } from '../support/scrolling.ts';
import { swipe } from '../support/swipe.ts';
import { expect, test } from '../support/test.ts';

interface Answered {
  destination_id: string;
  name: { en: string };
  description: { en: string };
  gallery_images: object[];
}

async function destinations(page: Page): Promise<Answered[]> {
  return (await (await page.request.get('/api/destinations')).json()).data.destinations;
}

async function richest(page: Page): Promise<Answered> {
  const [first] = (await destinations(page)).sort((a, b) => b.gallery_images.length - a.gallery_images.length);
  if (!first) throw new Error('There are no destinations');
  return first;
}

async function visit(page: Page, { destination_id }: Answered, language = 'en'): Promise<void> {
  await page.goto(`/auth/destination-detail/${destination_id}?lang=${language}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function withPhotos(page: Page, destination: Answered, count: number): Promise<void> {
  const gallery_images = Array.from({ length: count }, (_, index) => ({
    ...destination.gallery_images[index % destination.gallery_images.length],
    id: `photo-${index}`,
  }));
  await page.route('**/api/destination/*', (route) =>
    route.fulfill({ json: { success: true, status: 'success', data: { ...destination, gallery_images } } }),
  );
  await visit(page, destination);
}

const tiles = (page: Page) => page.getByRole('button', { name: /^Open photo/ });
const lightbox = (page: Page) => page.getByRole('dialog');
const counter = (page: Page) => lightbox(page).getByText(/^Photo \d+ of \d+$/);

async function boxes(of: Locator) {
  return Promise.all((await of.all()).map(async (one) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }));
}

test('the place fills the window, and "Explore More" leads down to its story (ROUT-05, DDET-05, DDET-06, DDET-07, CONST-08)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const destination = await richest(page);
  await watchScrolls(page);
  await visit(page, destination);
  const heading = page.getByRole('heading', { level: 1, name: destination.name.en });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const hero = await page.locator('section', { has: heading }).boundingBox();
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  expect(hero?.width).toBe(window.width);
  expect(hero?.height).toBeGreaterThan(window.height - 60);
  const teaser = (await page.locator('section', { has: heading }).locator('p', { hasText: '…' }).last().textContent()) ?? '';
  const shortened = teaser.slice(0, -1);
  const whole = destination.description.en.replace(/\s+/g, ' ');
  expect(shortened.length).toBeLessThanOrEqual(120);
  expect(whole.startsWith(shortened), teaser).toBe(true);
  expect(whole.charAt(shortened.length), 'cut where a word ends').toMatch(/[\s.!?]/);
  expect(shortened).not.toMatch(/[,;:.\s]$/);

  await page.getByRole('button', { name: 'Explore More' }).click();
  expect(await smoothScrolls(page)).toBe(1);
  await expect(heading).not.toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('heading', { name: 'Essential info' })).toBeInViewport();
});

test('the back button leads to the previous page, or to the list without one (DDET-04)', { tag: '@once' }, async ({ page }) => {
  await page.goto('/auth/homepage?lang=en');
  await page.goto('/auth/destinations?lang=en');
  await page
    .getByRole('link', { name: /^Explore Destination/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/auth\/destinations/);

  await visit(page, await richest(page));
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/auth\/destinations$/);
});

test('the essential info stays beside the story, or below the picture on a phone (DDET-10, DDET-13, DDET-28)', async ({
  page,
  isMobile,
}) => {
  await visit(page, await richest(page));
  const info = page.getByRole('complementary', { name: 'Essential info' });
  await page.getByRole('heading', { name: 'Gallery' }).evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  if (isMobile) {
    const [about] = await boxes(page.getByRole('region', { name: /^About/ }));
    const [strip] = await boxes(info);
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(about?.y ?? 0);
  } else {
    await expect(info.getByRole('heading')).toBeInViewport();
  }
});

test('the layout of the gallery depends on the number of its images (DDET-09, DDET-14..18, CONST-09)', { tag: '@once' }, async ({
  page,
}) => {
  const destination = await richest(page);
  await withPhotos(page, destination, 1);
  await expect(tiles(page)).toHaveCount(1);
  const [whole] = await boxes(page.getByRole('region', { name: 'Gallery' }));
  expect((await boxes(tiles(page)))[0]?.width).toBeCloseTo(whole?.width ?? 0, 0);

  await withPhotos(page, destination, 2);
  const [left, right] = await boxes(tiles(page));
  expect(left?.y).toBe(right?.y);
  expect(left?.width).toBeCloseTo(right?.width ?? 0, 0);

  await withPhotos(page, destination, 3);
  const [large, above, below] = await boxes(tiles(page));
  expect(above?.x).toBe(below?.x);
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeCloseTo((large?.y ?? 0) + (large?.height ?? 0), 0);

  for (const count of [4, 5, 6, 9]) {
    await withPhotos(page, destination, count);
    await expect(page.getByText(`${count} images`, { exact: true })).toBeVisible();
    await expect(tiles(page)).toHaveCount(Math.min(count, 5));
    const [main, ...small] = await boxes(tiles(page));
    expect(new Set(small.map(({ y }) => y)).size).toBe(1);
    for (const { width } of small) expect(width).toBeLessThan((main?.width ?? 0) / 2);
    await expect(page.getByRole('button', { name: `View All ${count} Images` })).toHaveCount(count > 5 ? 1 : 0);
  }
});

test('the lightbox opens on a photo, wraps around by buttons and keys, and restores the focus (DDET-19..24, DDET-30)', async ({ page }) => {
  const destination = await richest(page);
  const total = destination.gallery_images.length;
  await visit(page, destination);
  await tiles(page).nth(1).click();
  await expect(lightbox(page)).toHaveAccessibleName(destination.name.en);
  await expect(counter(page)).toHaveText(`Photo 2 of ${total}`);
  await expect(lightbox(page).getByRole('list', { name: 'All photos' }).getByRole('button')).toHaveCount(total);
  await expect(lightbox(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
  await expect(lightbox(page).getByRole('figure')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText(`Photo 1 of ${total}`);
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText(`Photo ${total} of ${total}`);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(`Photo 1 of ${total}`);
  await lightbox(page).getByRole('button', { name: 'Previous photo' }).click();
  await expect(counter(page)).toHaveText(`Photo ${total} of ${total}`);
  await lightbox(page).getByRole('button', { name: 'Next photo' }).click();
  await expect(counter(page)).toHaveText(`Photo 1 of ${total}`);
  for (let press = 0; press < total + 6; press += 1) await page.keyboard.press('Tab');
  await expect.poll(() => lightbox(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(tiles(page).nth(1)).toBeFocused();

  await page.getByRole('button', { name: `View All ${total} Images` }).click();
  await expect(counter(page)).toHaveText(`Photo 1 of ${total}`);
  await lightbox(page).getByRole('button', { name: 'Close' }).click();
  await expect(lightbox(page)).toBeHidden();
});

test('a photo is at most three quarters of the window high, and the page behind it does not scroll (DDET-25, DDET-26, CONST-11)', async ({
  page,
  isMobile,
}) => {
  await visit(page, await richest(page));
  await tiles(page).first().click();
  for (const height of [1400, 900, 500]) {
    await page.setViewportSize({ width: isMobile ? 375 : 1900, height });
    const shown = async () => (await lightbox(page).locator('figure img').boundingBox())?.height;
    await expect.poll(shown).toBeGreaterThan(100);
    await expect.poll(shown).toBeLessThanOrEqual(height * 0.75 + 1);
  }
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(10, 250);
  if (!isMobile) await wheel(page, 600);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a swipe shows the next photo and the previous one', { tag: '@phone' }, async ({ page }) => {
  const destination = await richest(page);
  const total = destination.gallery_images.length;
  await visit(page, destination);
  await tiles(page).first().click();
  const stage = lightbox(page).locator('figure');
  await swipe(page, stage, 90);
  await expect(counter(page)).toHaveText(`Photo ${total} of ${total}`);
  await swipe(page, stage, -90);
  await expect(counter(page)).toHaveText(`Photo 1 of ${total}`);
});

test('broken photos are replaced by built-in pictures (DDET-27, API-06)', { tag: '@once' }, async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort());
  await visit(page, await richest(page));
  await expect(page.locator('section').first().getByRole('img', { name: 'No Image Available' })).toBeVisible();
  await tiles(page).first().click();
  await expect(lightbox(page).locator('figure').getByRole('img', { name: 'No Image Available' })).toBeVisible();
});

test('a missing destination is reported with a link to the others (DDET-02, ERR-15, ERR-16)', { tag: '@once' }, async ({ page }) => {
  await page.goto('/auth/destination-detail/no-such-place?lang=en');
  const card = page.getByRole('alert');
  await expect(card.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card.getByText('Destination not found', { exact: true })).toBeVisible();
  const back = page.getByRole('link', { name: 'Back to destinations' });
  await expect(back).toHaveAttribute('href', '/destinations');
  await back.click();
  await expect(page).toHaveURL(/\/auth\/destinations/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an error is reported, and a retry succeeds (DDET-01, DDET-03, ERR-13)', { tag: '@once' }, async ({ page }) => {
  const destination = await richest(page);
  await page.route('**/api/destination/*', (route) => route.abort());
  await page.goto(`/auth/destination-detail/${destination.destination_id}?lang=en`);
  await expect(page.getByText('Failed to load destination details. Please try again later.')).toBeVisible();
  await page.unroute('**/api/destination/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: destination.name.en })).toBeVisible();
});

test('the page contacts no other host on its own', { tag: '@once' }, async ({ page, system }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => !request.url().startsWith('data:') && hosts.add(new URL(request.url()).origin));
  await visit(page, await richest(page));
  await seeAll(page);
  await tiles(page).first().click();
  await expect(lightbox(page)).toBeVisible();
  expect([...hosts]).toEqual([system.url]);
});

for (const language of ['en', 'id', 'cn']) {
  test(`a destination and its photos have no accessibility violations, in ${language}`, { tag: screenFor(language) }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, await richest(page), language);
    await seeAll(page);
    expect(await violations(page)).toEqual([]);
    await page.locator('ul button[aria-haspopup="dialog"]').first().click();
    await expect(lightbox(page).locator('figure img')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`the error screens of a destination have no accessibility violations, in ${language}`, { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/auth/destination-detail/no-such-place?lang=${language}`);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.route('**/api/destination/*', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('main').getByRole('button')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/api/destination/*');
    await page.route('**/api/destination/*', () => undefined);
    await page.reload();
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
