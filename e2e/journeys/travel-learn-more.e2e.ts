import type { Locator, Page } from '@playwright/test';
import { heldTimers, holdTimers, letPass } from '../support/clock.ts';
import { expect, test } from '../support/test.ts';
import { hero, learnMore, longest, panel, toPlaces, visit } from '../support/travel-page.ts';

/** The page's own debounce of scroll events. */
const DEBOUNCE_MS = 100;

async function box(of: Locator) {
  return (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

test('"Learn More" opens 80 px below the top, and closing it scrolls back up (TRAV-16, TRAV-17, TRAV-24, TRAV-25, CONST-17)', async ({
  page,
}) => {
  await visit(page, await longest(page));
  expect(await panel(page).evaluate((element) => getComputedStyle(element).maxHeight)).toBe('0px');
  await learnMore(page).click();
  await expect(panel(page).getByTestId('underwater-banner')).toBeVisible();
  await expect.poll(async () => Math.round((await box(panel(page))).y)).toBe(80);
  expect(await panel(page).evaluate((element) => getComputedStyle(element).maxHeight)).toBe('2000px');
  expect((await box(panel(page))).height).toBeLessThanOrEqual(2000);
  await expect(panel(page)).toBeFocused();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  // Adding 0 turns a rounded -0 into 0.
  await expect.poll(async () => Math.round((await box(hero(page))).y) + 0).toBe(0);
  await expect(panel(page)).toBeHidden();
  await expect(learnMore(page)).toBeFocused();
  await expect(learnMore(page)).toBeInViewport({ ratio: 1 });
});

test('the banner is animated unless paused or with reduced motion (TRAV-17)', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const moving = () =>
    panel(page).evaluate((element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length);
  await visit(page, await longest(page));
  await learnMore(page).click();
  await expect.poll(moving).toBeGreaterThan(5);
  await panel(page).getByRole('button', { name: 'Hold the water still' }).click();
  await expect.poll(moving).toBe(0);
  await panel(page).getByRole('button', { name: 'Let the water move' }).click();
  await expect.poll(moving).toBeGreaterThan(5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
});

/** Scrolls to `top`, or waits for a scroll in progress, until the page has started its debounce timer (TRAV-27). */
async function scrollTo(page: Page, top?: number): Promise<void> {
  if (top !== undefined) await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => heldTimers(page)).toContain(DEBOUNCE_MS);
}

async function scrolled(page: Page, top?: number): Promise<void> {
  await scrollTo(page, top);
  await letPass(page, DEBOUNCE_MS);
}

const places = (page: Page) =>
  page.locator('#main a, #main button').evaluateAll((targets) =>
    targets
      .filter((target) => !target.closest('#learn-more'))
      .map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.bottom > 0 && box.top < innerHeight)
      .map(({ name, box: { left, top } }) => ({ name, left, top })),
  );

async function move(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(panel(page).getByTestId('underwater-banner')).toBeAttached();
}

/** Opens the longest package with the content of "Learn More" loaded, before it makes room for itself after the next pause. */
async function visitAtRest(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdTimers(page, DEBOUNCE_MS, DEBOUNCE_MS);
  await visit(page, await longest(page));
  await move(page);
}

test('"Learn More" opens automatically on scrolling on, and again after a return to the top (TRAV-26, TRAV-28, CONST-16)', async ({
  page,
  isMobile,
}) => {
  await visitAtRest(page);
  const isOpen = (open: boolean) => expect(learnMore(page)).toHaveAttribute('aria-expanded', String(open));
  const top = await toPlaces(page);
  await scrolled(page);
  const threshold = top + (isMobile ? 80 : 100);
  await scrolled(page, threshold);
  await isOpen(false);
  await scrolled(page, threshold + 1);
  await isOpen(true);
  await expect(panel(page)).toBeInViewport();
  expect(await panel(page).evaluate((element) => getComputedStyle(element).maxHeight)).toBe('2000px');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await isOpen(false);
  await scrolled(page);
  await scrolled(page, threshold + 50);
  await isOpen(true);
});

test('nothing on the screen moves when "Learn More" opens automatically (TRAV-26)', async ({ page }) => {
  await visitAtRest(page);
  const isOpen = (open: boolean) => expect(learnMore(page)).toHaveAttribute('aria-expanded', String(open));
  const restAt = async (top: number) => {
    await scrollTo(page, top);
    const before = await places(page);
    expect(before.length).toBeGreaterThan(0);
    await letPass(page, DEBOUNCE_MS);
    // Scroll compensation works in whole pixels.
    const inPlace = before.map(({ name, left, top }) => ({ name, left: expect.closeTo(left, 0), top: expect.closeTo(top, 0) }));
    // Parts of the page that load late may be added.
    expect(await places(page)).toEqual(expect.arrayContaining(inPlace));
  };
  const top = await toPlaces(page);
  await restAt(top);
  await restAt(top + 250);
  await isOpen(true);

  // "Learn More" is already on the screen before there is room for it, so it stays closed.
  await page.reload();
  await move(page);
  await restAt(top + 250);
  await isOpen(false);

  // "Learn More" is above the screen, so it opens there.
  await page.reload();
  await move(page);
  await restAt(top + 2 * (page.viewportSize()?.height ?? 0));
  await isOpen(true);
});

test('"Learn More" does not open automatically for readers who have used its button (TRAV-27)', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdTimers(page, DEBOUNCE_MS, DEBOUNCE_MS);
  await visit(page, await longest(page));
  await learnMore(page).click();
  await scrolled(page);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await scrolled(page);
  await scrolled(page, (await toPlaces(page)) + 200);
  await expect(learnMore(page)).toHaveAttribute('aria-expanded', 'false');
});

test('"Learn More" shows images, facts and a chat, and its lightbox wraps around (TRAV-18, TRAV-20, TRAV-22, TRAV-23, TRAV-41)', async ({
  page,
}) => {
  await visit(page, await longest(page));
  await learnMore(page).click();
  await expect(panel(page).getByRole('list')).toBeVisible();
  const total = await panel(page).getByRole('list').getByRole('button').count();
  await expect(panel(page).getByText(`Image 1 of ${total}`)).toBeVisible();
  await expect(panel(page).getByText('Main', { exact: true })).toHaveCount(2);
  for (const fact of ['Opening Hours', 'Entry Fee', 'Best Time', 'Location'])
    await expect(panel(page).getByText(fact, { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Send Message' })).toHaveAttribute(
    'href',
    /text=Hi%2C%20I%20would%20like%20to%20know%20more%20about/,
  );
  await panel(page)
    .getByRole('button', { name: `Enlarge image 1 of ${total}` })
    .click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByRole('figure')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByText(`Photo ${total} of ${total}`)).toBeVisible();
  await lightbox.getByRole('button', { name: 'Next photo' }).click();
  await expect(lightbox.getByText(`Photo 1 of ${total}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
});
