import { violations } from '../support/accessibility.ts';
import { sidewaysBy } from '../support/layout.ts';
import { addStaff, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const LISTS = ['/admin/travel', '/admin/destination', '/admin/testimonials', '/admin/gallery-images'];

test('a list is a table or cards at every width and by keyboard, and a saved view is available on another device', {
  tag: '@once',
}, async ({ page, system, openContext }) => {
  const editor = await addStaff(system, `lists-${Date.now()}@reefdesk.example`, 'editor');
  await signIn(page.request, editor);
  const table = page.locator('main').getByRole('table');
  for (const list of LISTS) {
    await page.goto(`${list}?lang=en`);
    await page.getByRole('button', { name: 'Table', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    await expect(page).toHaveURL(/as=table/);
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 812 });
      expect([list, width, await sidewaysBy(page), await violations(page)]).toEqual([list, width, 0, []]);
    }
  }

  await page.goto('/admin/travel?lang=en');
  await expect(table).toBeVisible();
  await page.getByRole('textbox', { name: 'Search packages' }).fill('bunaken');
  await expect(page).toHaveURL(/q=bunaken/);
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Around Bunaken');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Around Bunaken' })).toHaveAttribute('aria-current', 'true');

  const elsewhere = await openContext();
  await signIn(elsewhere.request, editor);
  const other = await elsewhere.newPage();
  await other.goto('/admin/travel?lang=en');
  await other.getByRole('link', { name: 'Around Bunaken' }).click();
  // Other tests change these packages at the same time, so only the saved choice is compared.
  await expect(other).toHaveURL(/[?&]q=bunaken\b/);
  await expect(other).toHaveURL(/[?&]as=table\b/);
  await expect(other.getByRole('textbox', { name: 'Search packages' })).toHaveValue('bunaken');
  await expect(other.locator('main').getByRole('rowheader').filter({ hasText: 'Bunaken Classic' })).toBeVisible();
  await other.getByRole('button', { name: 'More for the view “Around Bunaken”' }).press('Enter');
  await other.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  await expect(other.getByRole('link', { name: 'Around Bunaken' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByRole('link', { name: 'Around Bunaken' })).toBeVisible();
  await elsewhere.close();
});
