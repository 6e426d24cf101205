import type { Page } from '@playwright/test';
import { drawn } from '../support/drawn.ts';
import { scrollsBeyond, wheel } from '../support/scrolling.ts';
import { swipe } from '../support/swipe.ts';
import { expect, test } from '../support/test.ts';

const gallery = (page: Page) => page.getByRole('dialog', { name: /^Photos from / });

/** Scrolls to the testimonials, whose cards load when they are near the window. */
async function openTestimonials(page: Page): Promise<void> {
  await page.goto('/auth/homepage?lang=en');
  await page.locator('section[aria-labelledby="testimonials-heading"]').scrollIntoViewIfNeeded();
}

async function openPhoto(page: Page, number: number): Promise<string> {
  const thumbnail = page
    .locator('article', { hasText: /\+\d/ })
    .first()
    .getByRole('button', { name: new RegExp(`^Photo ${number} of`) });
  const name = ((await thumbnail.getAttribute('aria-label')) ?? '').replace(/^Photo \d+ of /, '');
  await thumbnail.scrollIntoViewIfNeeded();
  await thumbnail.click();
  await expect(gallery(page)).toBeVisible();
  return name;
}

const counter = (page: Page) => gallery(page).getByText(/^\d+ \/ \d+$/);

test('a card shows at most four thumbnails and counts the rest (TESTI-05, CONST-06)', { tag: '@once' }, async ({ page }) => {
  await openTestimonials(page);
  const card = page.locator('article', { hasText: /\+\d/ }).first();
  await expect(card.getByRole('button', { name: /^Photo / })).toHaveCount(4);
  await expect(card.getByText(/^\+\d$/)).toBeVisible();
});

test('the gallery wraps around by its buttons and stops at the ends by its keys (TESTI-06..12, TESTI-15..18, TESTI-22, STATE-15)', async ({
  page,
}) => {
  await openTestimonials(page);
  const name = await openPhoto(page, 2);
  const dialog = gallery(page);
  await expect(dialog.getByText(name, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('img', { name: /out of 5 stars/ })).toBeVisible();
  await expect(dialog.getByText('Use arrow keys or swipe to navigate')).toBeVisible();
  const total = Number((await counter(page).textContent())?.split(' / ')[1]);
  await expect(counter(page)).toHaveText(`2 / ${total}`);
  await expect(dialog.getByRole('figure')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText(`1 / ${total}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(counter(page)).toHaveText(`3 / ${total}`);
  await dialog
    .getByRole('list', { name: 'All photos' })
    .getByRole('button')
    .nth(total - 1)
    .click();
  for (const key of ['ArrowRight', 'Space']) {
    await page.keyboard.press(key);
    await drawn(page);
    await expect(counter(page), key).toHaveText(`${total} / ${total}`);
  }
  await dialog.getByRole('button', { name: 'Next photo' }).click();
  await expect(counter(page)).toHaveText(`1 / ${total}`);
  await dialog.getByRole('button', { name: 'Previous photo' }).click();
  await expect(counter(page)).toHaveText(`${total} / ${total}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a swipe of more than 50 px moves one photo, and not beyond the last (TESTI-19)', { tag: '@phone' }, async ({ page }) => {
  await openTestimonials(page);
  await openPhoto(page, 1);
  const photo = gallery(page).locator('figure');
  await swipe(page, photo, 70);
  await expect(counter(page)).toHaveText(/^1 \//);
  await swipe(page, photo, -40);
  await expect(counter(page)).toHaveText(/^1 \//);
  await swipe(page, photo, -70);
  await expect(counter(page)).toHaveText(/^2 \//);
});

test('a click beside the gallery closes it, and the page behind it does not scroll (TESTI-20, TESTI-21)', { tag: '@once' }, async ({
  page,
}) => {
  await openTestimonials(page);
  await openPhoto(page, 1);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(10, 450);
  await wheel(page, 500);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.mouse.click(10, 450);
  await expect(gallery(page)).toBeHidden();
  await scrollsBeyond(page, before, 500);
});

test('a testimonial without photos opens with a sample (TESTI-14)', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/testimonials?*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: answer.data.map((item: object) => ({ ...item, photos: [] })) } });
  });
  await openTestimonials(page);
  await page
    .getByRole('button', { name: /Photos from/ })
    .first()
    .click();
  await expect(counter(page)).toHaveText('1 / 1');
  const photo = gallery(page).locator('figure img');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
