import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { sidewaysBy } from '../support/layout.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

type Details = Record<'travel_id' | 'slug' | 'status', string> & { version: number };

const details = async (request: APIRequestContext, id: string): Promise<Details> =>
  (await (await request.get(`/api/get-travel-details/${id}`)).json()).data;
/** Returns a package without the fields that a change of status touches and without its renditions' widths. */
const content = (record: Details): object => {
  const { version: _, updated_at: __, ...rest } = record as Details & { updated_at?: string };
  return JSON.parse(JSON.stringify(rest, (key, value) => (key === 'widths' ? undefined : value)));
};
const status = (page: Page, text: string | RegExp) => page.getByRole('dialog').filter({ hasText: text });

test('an editor duplicates a package, publishes and deletes several at once, and undoes each with one click (EDT-11)', {
  tag: '@phone',
}, async ({ page, system, openContext, own }) => {
  const term = `Copy-${randomUUID().slice(0, 8)}`;
  const from = { headers: { origin: new URL(system.url).origin } };
  await signInAsAdmin(page.request, system);
  const { data } = await (await page.request.get('/api/packages')).json();
  const original = (data as { travel_id: string; slug: string }[]).find(({ slug }) => slug === 'bunaken-classic')?.travel_id ?? '';
  await page.goto(`/admin/travel/travel-detail/${original}?lang=en`);
  await page.getByRole('button', { name: 'Duplicate', exact: true }).dblclick();
  await expect(page).not.toHaveURL(new RegExp(original));
  await expect(page.getByRole('heading', { name: /\(copy\)$/ }).first()).toBeVisible();
  await expect(page.getByText('Inactive', { exact: true }).first()).toBeVisible();

  const ids = [page.url().split('/').at(-1)?.split('?')[0] ?? ''];
  for (let more = 0; more < 2; more++) {
    ids.push((await (await page.request.post(`/api/duplicate-travel/${original}`, from)).json()).data.travel_id);
  }
  for (const id of ids) own.note('packages', id);
  for (const [at, id] of ids.entries())
    await page.request.patch(`/api/edit-travel/${id}`, { ...from, data: { names: { en: `${term} ${at}` } } });
  const before = await Promise.all(ids.map((id) => details(page.request, id)));
  const visitor = await openContext();
  const seen = async () => Promise.all(before.map(async ({ slug }) => (await visitor.request.get(`/api/travel/${slug}`)).status()));
  const now = () => Promise.all(ids.map(async (id) => content(await details(page.request, id))));
  expect(await seen()).toEqual([404, 404, 404]);

  await page.goto(`/admin/travel?lang=en&q=${term}`);
  const all = page.getByRole('checkbox', { name: 'Select all 3' });
  await all.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('3 selected')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysBy(page)).toBe(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(status(page, '3 are public now')).toBeVisible();
  expect(await seen()).toEqual([200, 200, 200]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status(page, '3 are as they were')).toBeVisible();
  expect(await seen()).toEqual([404, 404, 404]);
  expect(await now()).toEqual(before.map(content));

  const box = (at: number) => page.getByRole('checkbox', { name: `Select ${term} ${at}` });
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await box(2).click();
  await box(0).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.request.patch(`/api/edit-travel/${ids[1]}`, { ...from, data: { price: 1_234_000 } });
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(status(page, '2 of 3 are in the trash now')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `${term} 1: Somebody else saved this meanwhile` })).toBeVisible();
  await expect(page.getByTestId('travel-card')).toHaveCount(1);
  await expect(box(1)).toBeChecked();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysBy(page)).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByTestId('travel-card')).toHaveCount(3);
  expect(await now()).toEqual(before.map((record, at) => ({ ...content(record), ...(at === 1 && { price: 1_234_000 }) })));

  await visitor.close();
});

test('Ctrl K finds screens, actions and records by a few letters in any language', async ({ page, system, isMobile }) => {
  await signInAsAdmin(page.request, system);
  await page.goto('/admin/testimonials?lang=en');
  const find = page.getByRole('combobox', { name: 'Find anything' });
  /** Opens the palette and waits until the first entry is highlighted, which is the one that Enter selects. */
  const open = async () => {
    await page.keyboard.press('Control+k');
    await expect(find).toBeFocused();
    await expect(page.getByRole('option').first()).toHaveAttribute('data-highlighted');
  };
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Find anything' }).click();
  } else await page.keyboard.press('Control+k');
  await expect(find).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(find).toHaveCount(0);

  await open();
  await find.fill('经典');
  await expect(page.getByRole('option', { name: 'Bunaken Classic' })).toHaveAttribute('data-highlighted');
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysBy(page)).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/travel-detail/);
  await expect(find).toHaveCount(0);

  await open();
  await find.fill('nothing of that name');
  await expect(page.getByText('Nothing is called “nothing of that name”')).toBeVisible();
  await find.fill('add dest');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/add-destionation/);
});
