import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../support/people.ts';
import { openFirstDetails, wheel } from '../support/scrolling.ts';
import { expect, test } from '../support/test.ts';
import { longest, plan, toPlaces, untilLearnMoreHasRoom, visit } from '../support/travel-page.ts';

/** A dialog is visible before its history entry exists; a step back in that moment would leave the page or never end. */
async function dialogHasItsEntry(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'dialog' in (history.state ?? {}))).toBe(true);
}

/** Presses Tab that often, or until the page ends, and checks that each focused element is inside the window. */
async function tab(page: Page, steps: number): Promise<void> {
  const isSeen = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'nothing has the focus';
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const seen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return seen ? '' : `${focused.outerHTML.slice(0, 120)} ${Math.round(left)},${Math.round(top)}`;
    });
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) return;
    await expect.poll(isSeen).toBe('');
  }
}

test("the dialog of a package is headed in the reader's language, with the English name below (MODAL-01)", { tag: '@once' }, async ({
  page,
}) => {
  const [first] = (await (await page.request.get('/api/packages')).json()).data;
  for (const [language, details] of [
    ['id', /^Rincian/],
    ['cn', /^详情/],
  ] as const) {
    await page.goto(`/auth/homepage?lang=${language}`);
    await openFirstDetails(page, details);
    const dialog = page.getByRole('dialog', { name: first.travel_name[language] });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText(first.travel_name.en, { exact: true })).toBeVisible();
    const heading = await dialog.getByText(first.travel_name[language], { exact: true }).last().boundingBox();
    const english = await dialog.getByText(first.travel_name.en, { exact: true }).boundingBox();
    expect(heading?.y).toBeLessThan(english?.y ?? 0);
    await expect(dialog.getByRole('listitem').first()).toHaveText(first.included[language].split('\n')[0]);
  }
});

test("the browser's back closes a dialog and leaves the page", async ({ page, isMobile }) => {
  const travel = await longest(page);
  await page.goto('/auth/packages?lang=en');
  await page.getByRole('link', { name: travel.travel_name.en, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: travel.travel_name.en })).toBeVisible();
  await plan(page).click();
  await dialogHasItsEntry(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`/auth/travel/${travel.slug}`);
  await plan(page).click();
  await dialogHasItsEntry(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // A dialog that is closed otherwise leaves no history entry.
  await expect.poll(() => page.evaluate(() => 'dialog' in (history.state ?? {}))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/packages/);
  if (!isMobile) return;
  await page.getByRole('button', { name: 'Menu' }).click();
  await dialogHasItsEntry(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await dialogHasItsEntry(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Destinations' }).click();
  await expect(page).toHaveURL(/\/auth\/destinations$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/packages/);
});

test('a language chosen in the menu is kept on going back', { tag: '@phone' }, async ({ page }) => {
  const travel = await longest(page);
  await page.goto('/auth/packages?lang=en');
  await page.getByRole('link', { name: travel.travel_name.en, exact: true }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await dialogHasItsEntry(page);
  await page.getByRole('dialog').getByRole('button', { name: '简体中文' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => 'dialog' in (history.state ?? {}))).toBe(false);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/packages/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

test('the focus is always visible by keyboard, through landing, dialog, package and itinerary', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  const walk = (steps: number) => tab(page, steps);
  await page.goto('/?lang=en');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await walk(45);
  await page
    .locator('#packages-section')
    .getByRole('button', { name: /^Details/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk(8);
  await page.keyboard.press('Escape');
  const travel = await longest(page);
  await visit(page, travel);
  await walk(50);
  await expect(page.locator('#learn-more'), 'the page scrolled with the focus, and nobody scrolled').toBeHidden();
  await plan(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await walk(6);
  await page.keyboard.press('Escape');
  await toPlaces(page);
  await wheel(page, -50);
  await untilLearnMoreHasRoom(page);
  await page.mouse.wheel(0, 400);
  await expect(page.locator('#learn-more'), 'who scrolls by hand still meets it').toBeVisible();
});

test('the focus is always visible by keyboard, through the editor of a package, its itinerary and its dialogs', async ({
  page,
  system,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no Tab key');
  await signInAsAdmin(page.request, system);
  const { data } = await (await page.request.get('/api/packages')).json();
  const [travel] = data.toSorted((a: { destinations: [] }, b: { destinations: [] }) => b.destinations.length - a.destinations.length);
  await page.goto(`/admin/travel/travel-detail/${travel.travel_id}?lang=en`);
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move item 1', exact: true })).toBeVisible();
  await expect(edit).toBeFocused();
  await tab(page, 75);
  const more = page.getByRole('button', { name: 'More for itinerary item 2', exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit Itinerary' })).toBeVisible();
  await tab(page, 16);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Edit Itinerary' })).toBeHidden();
});
