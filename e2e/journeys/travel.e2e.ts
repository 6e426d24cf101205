import type { Locator, Page } from '@playwright/test';
import { seeAll } from '../support/accessibility.ts';
import { heldTimers, holdTime, holdTimers, letPass } from '../support/clock.ts';
import { swipe } from '../support/swipe.ts';
import { expect, test } from '../support/test.ts';
import { hero, learnMore, longest, plan, toPlaces, visit, visitInNoTime } from '../support/travel-page.ts';

const name = (page: Page) => hero(page).getByRole('heading', { level: 2 });
const cards = (page: Page) => hero(page).getByRole('list').getByRole('button');
const dots = (page: Page) => hero(page).getByRole('button', { name: /^Go to destination/ });
const next = (page: Page) => hero(page).getByRole('button', { name: 'Next destination' });
const previous = (page: Page) => hero(page).getByRole('button', { name: 'Previous destination' });
const lockEnds = (page: Page) => letPass(page, 500);

async function box(of: Locator) {
  return (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

test('one destination fills the screen, the others are cards below (ROUT-06, TRAV-03, TRAV-04, TRAV-05, TRAV-06, TRAV-11)', async ({
  page,
}) => {
  const travel = await longest(page);
  await visit(page, travel);
  await toPlaces(page);
  await expect(page).toHaveTitle(new RegExp(`^${travel.travel_name.en} \\|`));
  expect(await page.locator('#main').evaluate((main) => getComputedStyle(main).backgroundColor)).toBe('rgb(4, 24, 36)');
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const filled = await box(hero(page));
  expect(filled.width).toBe(window.width);
  expect(filled.height).toBeGreaterThan(window.height - 60);
  await expect(hero(page).getByText('Destination', { exact: true })).toBeInViewport();
  await expect(learnMore(page)).toBeInViewport({ ratio: 1 });
  await expect(dots(page)).toHaveCount(await cards(page).count());
  const background = await box(hero(page).locator('img').first());
  expect(background.width).toBeGreaterThanOrEqual(window.width);
});

test('the alias without "auth" shows the package as well (ROUT-07)', { tag: '@once' }, async ({ page }) => {
  const travel = await longest(page);
  await page.goto(`/travel/${travel.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: travel.travel_name.en })).toBeVisible();
});

test('the cards have the specified widths and gaps (CONST-12, CONST-13, CONST-14)', async ({ page, isMobile }) => {
  await visit(page, await longest(page));
  const [first, second] = [await box(cards(page).nth(0)), await box(cards(page).nth(1))];
  expect(first.width).toBe(isMobile ? 280 : 320);
  expect(second.x - first.x - first.width).toBe(isMobile ? 8 : 12);
  if (!isMobile) expect((await box(hero(page).getByRole('list'))).width).toBe(1024);
});

test('the itinerary button is called "Plan" on narrow screens (TRAV-08, TRAV-09)', async ({ page, isMobile }) => {
  await visit(page, await longest(page));
  await expect(plan(page)).toHaveAccessibleName(isMobile ? 'Plan' : 'Itinerary');
  await expect(hero(page).getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hi/);
});

test('arrows, keys, dots and cards move between destinations and stop at both ends (TRAV-10, TRAV-11, TRAV-12, TRAV-14)', async ({
  page,
}) => {
  await visitInNoTime(page, await longest(page));
  const count = await cards(page).count();
  const ring = hero(page).getByRole('progressbar');
  await expect(ring).toContainText('01');
  await expect(previous(page)).toHaveAttribute('aria-disabled', 'true');
  const first = await name(page).textContent();
  await page.keyboard.press('ArrowLeft');
  await expect(name(page)).toHaveText(first ?? '');
  await next(page).click();
  await expect(ring).toContainText('02');
  await expect(name(page)).not.toHaveText(first ?? '');
  await lockEnds(page);
  await page.keyboard.press('ArrowRight');
  await expect(ring).toContainText('03');
  await lockEnds(page);
  await dots(page).last().click();
  await expect(ring).toContainText(String(count).padStart(2, '0'));
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
  // A click may have scrolled the page past the row.
  await toPlaces(page);
  await expect(cards(page).last()).toBeInViewport({ ratio: 0.99 });
  await lockEnds(page);
  await page.keyboard.press('ArrowRight');
  await expect(ring).toContainText(String(count).padStart(2, '0'));
  await lockEnds(page);
  await cards(page)
    .nth(count - 2)
    .click();
  await expect(ring).toContainText(String(count - 1).padStart(2, '0'));
});

test('a further move is ignored for half a second (TRAV-15, CONST-15)', { tag: '@once' }, async ({ page }) => {
  await visitInNoTime(page, await longest(page));
  const ring = hero(page).getByRole('progressbar');
  await next(page).click();
  await expect(ring).toContainText('02');
  for (const wait of [0, 499]) {
    await letPass(page, wait);
    await next(page).click();
    await letPass(page, 0);
    await expect(ring, `${wait} ms after it`).toContainText('02');
  }
  await letPass(page, 1);
  await next(page).click();
  await expect(ring).toContainText('03');
});

test('a swipe of more than 50 px moves forward and back (TRAV-13)', { tag: '@phone' }, async ({ page }) => {
  await visitInNoTime(page, await longest(page));
  await toPlaces(page);
  const ring = hero(page).getByRole('progressbar');
  await swipe(page, hero(page), -90);
  await expect(ring).toContainText('02');
  await lockEnds(page);
  await swipe(page, hero(page), -40);
  await expect(ring).toContainText('02');
  await swipe(page, hero(page), 90);
  await expect(ring).toContainText('01');
});

test('the itinerary lists every stop, and a click outside closes it (TRAV-29, TRAV-30, TRAV-34)', async ({ page }) => {
  const travel = await longest(page);
  await visit(page, travel);
  await plan(page).click();
  const modal = page.getByRole('dialog', { name: travel.travel_name.en });
  await expect(modal.getByText(/^Total duration: \d+ days?$/)).toBeVisible();
  const { stops } = (await (await page.request.get(`/api/itinerary/${travel.slug}?language=en`)).json()).data;
  await expect(modal.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(stops.length);
  await expect(modal.getByText(stops[0].time).first()).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(modal).toBeHidden();
  await expect(plan(page)).toBeFocused();
  await plan(page).click();
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
});

test('without an answer the page times out after 15 seconds and the carousel 8 seconds later; Retry helps (TRAV-31, TRAV-32, API-19, CONST-42, ERR-19, ERR-26)', {
  tag: '@once',
}, async ({ page }) => {
  await page.route('**/api/itinerary/**', () => undefined);
  await holdTimers(page);
  await visit(page, await longest(page));
  await plan(page).click();
  const modal = page.getByRole('dialog');
  for (const timeout of [15_000, 8000]) {
    await expect.poll(() => heldTimers(page)).toContain(timeout);
    await letPass(page, timeout - 1);
    await expect(modal.getByRole('status')).toBeVisible();
    await letPass(page, 1);
  }
  await expect(modal.getByText('Failed to load itinerary data')).toBeVisible();
  await expect(modal.getByText('No response received from server. Please check your connection.')).toBeVisible();
  await page.unroute('**/api/itinerary/**');
  await modal.getByRole('button', { name: 'Retry' }).click();
  await expect(modal.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('an error while loading is reported with a retry (TRAV-02, ERR-17)', { tag: '@once' }, async ({ page }) => {
  const travel = await longest(page);
  await page.route('**/api/travel/*', (route) => route.fulfill({ status: 500, json: { success: false, message: 'Boom' } }));
  await page.goto(`/auth/travel/${travel.slug}?lang=en`);
  await expect(page.getByRole('alert').getByText('Error: Boom')).toBeVisible();
  await page.unroute('**/api/travel/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(hero(page)).toBeVisible();
});

test('the page contacts no other host on its own', { tag: '@once' }, async ({ page, system }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => !request.url().startsWith('data:') && hosts.add(new URL(request.url()).origin));
  await visit(page, await longest(page));
  await learnMore(page).click();
  await seeAll(page);
  expect([...hosts]).toEqual([system.url]);
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('the layout does not shift while the page loads', async ({ page }) => {
    const travel = await longest(page);
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await holdTime(page);
    await visit(page, travel);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.05);
  });
});
