import { violations } from '../support/accessibility.ts';
import { choose } from '../support/choose.ts';
import { sidewaysBy } from '../support/layout.ts';
import { PICTURE } from '../support/own-records.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const TEXTS = { id: ['Selam Malam', 'Menyelam', 'Senter dan cumi.'], cn: ['夜潜', '潜水', '手电与鱿鱼。'] } as const;
const TABS = { id: /Bahasa Indonesia/, cn: /简体中文/ } as const;

test('an inactive package and its stops need one language only, and publishing it first lists what is missing', { tag: '@once' }, async ({
  page,
  system,
  playwright,
  own,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdmin(page.request, system);
  await page.goto('/admin/travel/add-travel?lang=en');
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(page.getByText('Visitors see it as soon as it is created.')).toBeVisible();
  await choose(status, page.getByRole('option', { name: 'Inactive' }));
  await expect(page.getByText('One language is enough for now')).toBeVisible();
  await page.getByLabel('Name').fill('Night Dive of the Journey');
  await page.getByLabel('Description').fill('Torches and squid.');
  await page.getByRole('button', { name: 'Create Travel Package' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Validation Error' });
  await expect(dialog).toContainText('Category in EN is required');
  await expect(dialog).not.toContainText(/ID|CN|image/);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await page.getByLabel('Category').fill('Diving');
  await page.getByRole('button', { name: 'Create Travel Package' }).click();
  await page.waitForURL('**/admin/travel/travel-detail/*');
  const added = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  own.note('packages', added);
  const { data } = await (await page.request.get(`/api/get-travel-details/${added}`)).json();
  expect(data).toMatchObject({ status: 'inactive', names: { id: '', cn: '' }, image_meta: null });
  const visitor = await playwright.request.newContext({ baseURL: system.url });
  expect((await visitor.get(`/api/travel/${data.slug}`)).status()).toBe(404);
  await visitor.dispose();
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Add First Itinerary Item' }).click();
  const stop = page.getByRole('dialog', { name: 'Add New Itinerary' });
  await stop.getByText('No Destination').click();
  await stop.getByLabel('Time').fill('18:30');
  await stop.getByLabel('Comment (EN)').fill('The boat leaves');
  await stop.getByRole('button', { name: 'Add Itinerary' }).click();
  await expect(page.getByTestId('itinerary-item')).toContainText('The boat leaves');
  await choose(status, page.getByRole('option', { name: 'Active', exact: true }));
  await page.getByRole('button', { name: 'Save' }).click();
  const missing = page.getByRole('dialog', { name: 'Not ready for visitors yet' });
  const lines = missing.getByRole('listitem');
  await expect(lines).toHaveText([
    ...['Name in Bahasa Indonesia', 'Category in Bahasa Indonesia', 'Description in Bahasa Indonesia'],
    ...['Name in 简体中文', 'Category in 简体中文', 'Description in 简体中文'],
    ...['Itinerary: comments in Bahasa Indonesia', 'Itinerary: comments in 简体中文', 'Travel image'],
  ]);
  await expect(missing.getByRole('button', { name: 'Show it without an itinerary' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await missing.getByRole('button', { name: 'Category in 简体中文' }).click();
  await expect(page.getByLabel('Category')).toBeFocused();
  await expect(page.getByLabel('Category')).toHaveAttribute('lang', 'zh-Hans');
  for (const [language, texts] of Object.entries(TEXTS)) {
    await page.getByRole('tab', { name: TABS[language as keyof typeof TABS] }).click();
    for (const [at, field] of ['Name', 'Category', 'Description'].entries()) await page.getByLabel(field).fill(texts[at] ?? '');
  }
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(lines).toHaveText(['Itinerary: comments in Bahasa Indonesia', 'Itinerary: comments in 简体中文']);
  await lines.getByRole('button').first().click();
  await expect(page.getByRole('region', { name: 'Itinerary' })).toBeFocused();
  await choose(status, page.getByRole('option', { name: 'Inactive' }));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
});
