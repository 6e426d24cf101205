import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { choose } from '../support/choose.ts';
import { sidewaysBy } from '../support/layout.ts';
import { OwnRecords } from '../support/own-records.ts';
import { signInAsAdmin } from '../support/people.ts';
import { startSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1440, height: 900 };
const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const PHONE_PICTURE = file('services/media/test/fixtures/sideways-with-place.heic');
const TABS = { en: 'English', id: 'Bahasa Indonesia', cn: '简体中文' } as const;
const TEXTS = {
  en: ['House Reef Week', 'Diving', 'Seven mornings on one wall.'],
  id: ['Sepekan di Karang Rumah', 'Menyelam', 'Tujuh pagi di satu dinding.'],
  cn: ['家门口的珊瑚周', '潜水', '同一面峭壁，七个清晨。'],
} as const;
const STOPS = ['Jetty', 'First wall', 'Lunch ashore', 'Night dive', 'Farewell'];

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

// Needs a system of its own: the test changes the site's record and deletes all packages.
test('an owner sets up the site in a day: their name, one package from phone pictures, in three languages (SET-01, EDT-03, EDT-06, EDT-07, EDT-11)', {
  tag: '@once',
}, async ({ browser }) => {
  test.setTimeout(360_000); // It starts a system of its own.
  const system = await startSystem();
  const context = await browser.newContext({ baseURL: system.url, viewport: PHONE, locale: 'en-US', reducedMotion: 'reduce' });
  const visitor = await browser.newContext({ baseURL: system.url, viewport: PHONE, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await signInAsAdmin(context.request, system);
    const demo = new OwnRecords(context.request, system.url);
    for (const name of ['Demo reef', 'Demo lake']) await demo.addPackage(name, { status: 'active' });
    const fitsAnd = async (goOn: typeof PHONE) => {
      for (const size of goOn === PHONE ? [DESKTOP, PHONE] : [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
        expect(await violations(page)).toEqual([]);
      }
    };

    await page.goto('/admin/site?lang=en');
    await section(page, 'Who you are').getByLabel('Name', { exact: true }).fill('Siladen House Reef');
    const contacts = section(page, 'Contacts');
    await contacts.getByLabel('Telephone').first().fill('+624317779001');
    await contacts.getByLabel('Telephone as it is written').first().fill('+62 431 777 9001');
    const hours = section(page, 'Place and hours');
    await hours.getByLabel('From').first().fill('06:30');
    await section(page, 'Headline and figures').getByLabel('Headline of the start page').fill('One wall, every morning');
    for (const name of ['Who you are', 'Contacts', 'Place and hours', 'Headline and figures']) {
      await page.getByRole('button', { name: `Save: ${name}` }).click();
      await expect(section(page, name).getByText('There are changes that are not saved yet')).toHaveCount(0);
    }
    await fitsAnd(DESKTOP);
    const seen = await visitor.newPage();
    await seen.goto('/auth/homepage?lang=en');
    await expect(seen.getByRole('heading', { level: 1 })).toContainText('One wall, every morning');
    await expect(seen).toHaveTitle(/Siladen House Reef/);
    await expect(seen.getByText('+62 431 777 9001').first()).toBeAttached();
    await expect(seen.getByText(/6:30/).first()).toBeAttached();

    await page.goto('/admin/travel?lang=en');
    await page.getByRole('checkbox', { name: 'Select all 2' }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, delete' }).click();
    await expect(page.getByText('No travel packages yet')).toBeVisible();
    await fitsAnd(PHONE);

    await page.goto('/admin/travel/add-travel?lang=en');
    await choose(page.getByRole('combobox', { name: 'Status' }), page.getByRole('option', { name: 'Inactive' }));
    for (const [language, texts] of Object.entries(TEXTS)) {
      await page.getByRole('tab', { name: new RegExp(TABS[language as keyof typeof TABS]) }).click();
      for (const [at, label] of ['Name', 'Category', 'Description'].entries()) await page.getByLabel(label).fill(texts[at] ?? '');
    }
    await page.locator('input[type=file]').setInputFiles(PHONE_PICTURE);
    await page.getByLabel('Days').fill('7');
    await page.getByRole('button', { name: 'Create Travel Package' }).click();
    await page.waitForURL('**/admin/travel/travel-detail/*');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(`/admin/travel/travel-detail/${id}?lang=en`);
    for (const [at, title] of STOPS.entries()) {
      await page.getByRole('button', { name: at === 0 ? 'Add First Itinerary Item' : 'Add Another Itinerary Item' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add New Itinerary' });
      await dialog.getByText('No Destination').click();
      await dialog.getByLabel('Time').fill(`${8 + at}:00`.padStart(5, '0'));
      await dialog.getByLabel(/^Title \(EN\)/).fill(title);
      for (const language of ['EN', 'ID', 'CN']) await dialog.getByLabel(`Comment (${language})`).fill(`${title}.`);
      await dialog.locator('input[type=file]').setInputFiles(PHONE_PICTURE);
      await dialog.getByRole('button', { name: 'Add Itinerary' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByTestId('itinerary-item')).toHaveCount(at + 1);
      if (at === 0) await page.getByRole('button', { name: 'Edit', exact: true }).click();
    }
    const { data } = await (await context.request.get(`/api/get-travel-details/${id}`)).json();
    const publicPage = `/auth/travel/${data.slug}`;
    expect((await visitor.request.get(`/api/travel/${data.slug}`)).status()).toBe(404);
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.setViewportSize(DESKTOP);
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await preview.getByText('简体中文', { exact: true }).click();
    await expect(preview.frameLocator('iframe').locator('h1')).toContainText(TEXTS.cn[0]);
    await preview.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await choose(page.getByRole('combobox', { name: 'Status' }), page.getByRole('option', { name: 'Active', exact: true }));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
    await fitsAnd(DESKTOP);
    await seen.goto(`${publicPage}?lang=cn`);
    await expect(seen.getByRole('heading', { level: 1 })).toContainText(TEXTS.cn[0]);

    await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
    await page.getByRole('button', { name: 'Yes, delete it!' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    expect((await visitor.request.get(`/api/travel/${data.slug}`)).status()).toBe(404);
    await undo.click();
    await expect.poll(async () => (await visitor.request.get(`/api/travel/${data.slug}`)).status()).toBe(200);
    const { stops } = (await (await visitor.request.get(`/api/itinerary/${data.slug}`)).json()).data;
    expect(stops.map(({ title, image }: { title: { en: string }; image: string }) => [title.en, image !== ''])).toEqual(
      STOPS.map((title) => [title, true]),
    );

    // Only the titles of the five stops have no Chinese text.
    await page.goto('/admin/translations?kind=packages&language=cn&lang=en');
    await expect(page.getByRole('listitem').filter({ hasText: TEXTS.en[0] })).toContainText('5 texts missing');
    await fitsAnd(PHONE);
  } finally {
    await Promise.all([context.close(), visitor.close()]);
    await system.stop();
  }
});
