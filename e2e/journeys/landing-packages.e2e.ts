import type { Page } from '@playwright/test';
import { holdTimers, letPass } from '../support/clock.ts';
import { drawn } from '../support/drawn.ts';
import { openFirstDetails, scrollsBeyond, smoothScrolls, watchScrolls, wheel } from '../support/scrolling.ts';
import { swipe } from '../support/swipe.ts';
import { expect, test } from '../support/test.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Packages', exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Next packages' });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous packages' });

async function position(page: Page): Promise<[number, number]> {
  const shown = await carousel(page)
    .getByText(/^\d+ \/ \d+$/)
    .textContent();
  const [at, of] = (shown ?? '').split(' / ').map(Number);
  return [at ?? 0, of ?? 0];
}

const showsPosition = (page: Page, at: number, of: number) =>
  expect.poll(() => position(page), 'the position that is shown').toEqual([at, of]);

/** Number of pages, known once the carousel is near the window and has measured its cards. */
async function pagesOf(page: Page): Promise<number> {
  await next(page).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await position(page))[1]).toBeGreaterThan(2);
  return (await position(page))[1];
}

/** Number of card places wholly inside the carousel's window; the cards themselves may still be animated. */
async function cardsInView(page: Page): Promise<number> {
  return carousel(page).evaluate((region) => {
    const frame = region.querySelector('ul')?.parentElement?.getBoundingClientRect();
    return [...region.querySelectorAll('li:has(> article)')].filter((place) => {
      const { left, right } = place.getBoundingClientRect();
      const start = left + Number.parseFloat(getComputedStyle(place).paddingLeft);
      return frame && start > frame.left - 2 && right < frame.right + 2;
    }).length;
  });
}

async function open(page: Page): Promise<void> {
  await page.goto('/auth/homepage?lang=en');
  await expect(carousel(page).getByRole('article').first()).toBeAttached();
}

test('the hero has claims and statistics and leads down to the packages; the sections follow in order (LAND-01, LAND-02, LAND-03, LAND-04, LAND-05, LAND-19, LAND-26)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchScrolls(page);
  await open(page);
  await expect(page.locator('main h1, main h2, footer')).toHaveCount(6);
  const order = await page
    .locator('main > section, footer')
    .evaluateAll((sections) => sections.map((section) => section.id || section.tagName.toLowerCase()));
  expect(order).toEqual(['section', 'packages-section', 'section', 'section', 'contact-section', 'footer']);
  for (const claim of ['PADI Certified', 'Safety First', 'Expert Guides'])
    await expect(page.getByText(claim, { exact: true })).toBeVisible();
  const stats = { '500+': 'divers', '50+': 'spots', '10+': 'years' };
  for (const [stat, label] of Object.entries(stats)) {
    await expect(page.getByText(stat, { exact: true })).toBeVisible();
    await expect(page.getByText(stat, { exact: true }).locator('..')).toContainText(label);
  }
  const reasons = page.locator('main > section').filter({ has: page.getByRole('heading', { name: 'Why choose us' }) });
  await expect(reasons.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Chat via WhatsApp' })).toBeVisible();
  await page.getByRole('link', { name: 'See our packages' }).click();
  expect(await smoothScrolls(page)).toBe(1);
  await expect(page.locator('#packages-section')).toBeInViewport({ ratio: 0.3 });
  await expect
    .poll(() => page.locator('#packages-section').evaluate((section) => Math.abs(section.getBoundingClientRect().top)))
    .toBeLessThan(120);
});

test('arrows and keys turn the pages and wrap around, dots jump, and nothing turns behind a modal (LAND-07, LAND-08, LAND-09, STATE-07, STATE-08, STATE-11, STATE-13, CONST-04)', async ({
  page,
}) => {
  await open(page);
  const pages = await pagesOf(page);
  await showsPosition(page, 1, pages);
  await previous(page).click();
  await showsPosition(page, pages, pages);
  await next(page).click();
  await showsPosition(page, 1, pages);
  await next(page).click();
  await expect(carousel(page).getByRole('progressbar')).toHaveAttribute('value', '2');
  await page.getByRole('button', { name: 'Go to page 3', exact: true }).click();
  await showsPosition(page, 3, pages);
  await page.keyboard.press('ArrowRight');
  await showsPosition(page, 4, pages);
  await page.keyboard.press('ArrowLeft');
  await showsPosition(page, 3, pages);
  await page.getByRole('button', { name: 'Go to page 1', exact: true }).click();
  await showsPosition(page, 1, pages);
  await openFirstDetails(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await position(page))[0]).toBe(1);
});

test('a key pressed before the packages are in view turns their page as well', { tag: '@once' }, async ({ page }) => {
  await open(page);
  await expect(next(page)).toBeDisabled();
  // Keys have no effect before hydration.
  const pressed = async () => {
    await page.keyboard.press('ArrowRight');
    return (await position(page))[0];
  };
  await expect.poll(pressed).toBeGreaterThan(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(next(page)).toBeEnabled();
});

test('one, two or three cards make a page, and a resize that leaves fewer pages returns to the first (LAND-06, CONST-03, STATE-09)', {
  tag: '@once',
}, async ({ page }) => {
  await open(page);
  for (const [width, cards] of [
    [1023, 2],
    [768, 2],
    [767, 1],
    [375, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 812 });
    await expect.poll(() => cardsInView(page)).toBe(cards);
  }
  const pages = await pagesOf(page);
  await page.getByRole('button', { name: `Go to page ${pages}`, exact: true }).click();
  await showsPosition(page, pages, pages);
  await page.setViewportSize({ width: 1024, height: 812 });
  await expect.poll(() => cardsInView(page)).toBe(3);
  await expect.poll(async () => (await position(page))[0]).toBe(1);
});

test('a swipe of more than 50 px turns the page, a shorter one does not (STATE-12, CONST-05)', { tag: '@phone' }, async ({ page }) => {
  await open(page);
  const card = carousel(page).getByRole('article').first();
  await pagesOf(page);
  await card.scrollIntoViewIfNeeded();
  const place = carousel(page).locator('li:has(> article)').first();
  const left = async () => Math.round((await place.boundingBox())?.x ?? 0);
  const before = await left();
  await swipe(page, card, -40);
  await expect.poll(left, 'it has swung back').toBe(before);
  expect((await position(page))[0]).toBe(1);
  await swipe(page, card, -60);
  await expect.poll(async () => (await position(page))[0]).toBe(2);
});

test('a resize keeps the first card at the edge with reduced motion as well', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await pagesOf(page);
  for (const width of [1440, 700, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => cardsInView(page)).toBe(width === 700 ? 1 : 3);
    await drawn(page);
    expect(await cardsInView(page), `${width} px`).toBe(width === 700 ? 1 : 3);
  }
});

test('each card appears once, from its own side (LAND-17, LAND-18, CONST-01, CONST-02)', { tag: '@once' }, async ({ page }) => {
  await open(page);
  const cards = carousel(page).getByRole('article');
  await expect(cards).not.toHaveCount(0);
  const shifts = await cards.evaluateAll((all) => all.slice(0, 6).map((card) => getComputedStyle(card).translate));
  expect(new Set(shifts.slice(0, 3)).size).toBe(3);
  expect(shifts.slice(3)).toEqual(shifts.slice(0, 3));
  await expect(cards.first()).toHaveCSS('opacity', '0');

  // A card appears once a tenth of it is in the window extended by 50 px. The second card moves up, not sideways.
  const card = cards.nth(1);
  const showBut = async (missing: number) => {
    await card.evaluate((element, pixels) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top + 0.1 * height - (innerHeight + 50) - pixels, behavior: 'instant' });
    }, missing);
    await drawn(page);
  };
  await showBut(4);
  await expect(card).toHaveCSS('opacity', '0');
  await showBut(-4);
  await expect(card).toHaveCSS('opacity', '1');

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await drawn(page);
  expect(await card.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
});

test('the carousel reacts to the pointer, and nothing moves automatically (STATE-14)', { tag: '@once' }, async ({ page }) => {
  await holdTimers(page);
  await open(page);
  const pages = await pagesOf(page);
  await next(page).hover();
  await expect(carousel(page)).toHaveAttribute('data-hovered', 'true');
  await page.mouse.move(0, 0);
  await expect(carousel(page)).not.toHaveAttribute('data-hovered');
  await letPass(page, 60_000);
  expect(await position(page)).toEqual([1, pages]);
});

test('the page controls are missing when all packages fit on one page (STATE-10)', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/packages?*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: answer.data.slice(0, 1) } });
  });
  await open(page);
  await expect(next(page)).toBeDisabled();
  await expect(previous(page)).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  expect(await position(page)).toEqual([1, 1]);
});

test('an error while loading packages is reported, and Retry loads them (ERR-03, ERR-06, STATE-05)', { tag: '@once' }, async ({ page }) => {
  let down = true;
  const failure = { status: 'error', success: false, message: 'down', code: 'service_unavailable' };
  await page.route('**/api/packages?*', (route) => (down ? route.fulfill({ status: 503, json: failure }) : route.continue()));
  await page.goto('/auth/homepage?lang=en');
  const alert = page.locator('#packages-section').getByRole('alert');
  await expect(alert).toContainText('Error');
  await expect(alert).toContainText('Failed to load packages');
  down = false;
  await Promise.all([page.waitForEvent('load'), alert.getByRole('button', { name: 'Retry' }).click()]);
  await expect(carousel(page).getByRole('article').first()).toBeAttached();
});

test('the page behind an open package does not scroll until the dialog closes (TESTI-21, MODAL-03, MODAL-10)', async ({
  page,
  isMobile,
}) => {
  await open(page);
  await openFirstDetails(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
  if (!isMobile) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(20, 450);
    await wheel(page, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await scrollsBeyond(page, before, 600);
  }
});

test('Learn More leads to the travel page, from the card and from the modal (LAND-16, MODAL-07, ROUT-08)', { tag: '@once' }, async ({
  page,
}) => {
  const { data } = await (await page.request.get('/api/packages')).json();
  const path = `/auth/travel/${data[0].travel_slug}`;
  await open(page);
  await page
    .getByRole('link', { name: /^Learn More/ })
    .first()
    .click();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await openFirstDetails(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Learn more' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('dialog')).toBeHidden();
});
