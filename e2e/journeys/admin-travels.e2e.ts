import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { choose } from '../support/choose.ts';
import { holdTimers, letPass } from '../support/clock.ts';
import { sidewaysBy } from '../support/layout.ts';
import { signInAsAdmin } from '../support/people.ts';
import { holdDown } from '../support/processes.ts';
import { saveUntilShown } from '../support/save-until-shown.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { quietTravelId } from '../support/travel-page.ts';

const PICTURES = fileURLToPath(new URL('../../demo/pictures/', import.meta.url));
const TABS = { en: 'English', id: 'Bahasa Indonesia', cn: '简体中文' } as const;
const LANGUAGES = ['en', 'id', 'cn'] as const;
type Language = (typeof LANGUAGES)[number];

const NAMES = { en: 'Journey of the Sea Fans', id: 'Perjalanan Kipas Laut', cn: '海扇之旅' };
const COMMENTS = { en: 'Boat leaves the jetty', id: 'Kapal berangkat dari dermaga', cn: '从码头乘船出发' };

const openTab = (page: Page, language: Language) => page.getByRole('tab', { name: new RegExp(TABS[language]) }).click();

async function fillComments(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const language of LANGUAGES) await dialog.getByLabel(`Comment (${language.toUpperCase()})`).fill(COMMENTS[language]);
}

test.describe('an admin and the travel packages', () => {
  test.beforeEach(async ({ page, system }) => {
    await holdTimers(page);
    await signInAsAdmin(page.request, system);
  });

  test('sees everything that a new package lacks, at its field and its tab (VAL-14, VAL-15, VAL-16, VAL-18, MSG-45)', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/admin/travel/add-travel');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create Travel Package' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Validation Error' });
    await expect(dialog).toContainText('Name in CN is required');
    await expect(dialog).toContainText('Travel image is required');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByRole('tab').getByRole('img', { name: 'has an error' })).toHaveCount(3);
    expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });

  test('is asked before unsaved input is lost by a link, the back button or closing the tab (MSG-41)', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto('/admin/travel');
    await page.getByRole('link', { name: 'Add Travel Package', exact: true }).click();
    await page.getByLabel('Name').fill('Reef');
    const ask = page.getByRole('alertdialog', { name: 'Discard Changes?' });
    await page.goBack();
    await ask.getByRole('button', { name: 'No, keep editing' }).click();
    await expect(page).toHaveURL('/admin/travel/add-travel');
    await expect(page.getByLabel('Name')).toHaveValue('Reef');
    await page.getByRole('link', { name: 'Back to Travels' }).click();
    await ask.getByRole('button', { name: 'No, keep editing' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Reef');
    await page.goBack();
    await ask.getByRole('button', { name: 'Yes, discard' }).click();
    await expect(page).toHaveURL('/admin/travel');
  });

  test('edits a package with the itinerary in view, on phone and desktop, without accessibility violations (AEDIT-02, AEDIT-06, ITIN-04, ITIN-05, ITIN-09)', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/admin/travel/travel-detail/${await quietTravelId(page)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    const items = page.getByTestId('itinerary-item');
    await expect(items.getByRole('button', { name: /^Delete/ })).toHaveCount(1);
    await items.last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Save' }), 'Save stays in sight').toBeInViewport();
    await items.first().getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Itinerary' });
    await expect(dialog.getByLabel('Time')).toHaveValue(/^\d\d:\d\d$/);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  });

  // Runs alone, because it changes pages that all other tests read.
  test('creates a package in three languages, builds its itinerary, sees it on the website, edits it and deletes it (AADD-07, AADD-08, AADD-09, AEDIT-17, AEDIT-19, ITIN-17, ITIN-18, ITIN-19, MSG-22, MSG-26, MSG-28, MSG-30)', {
    tag: '@crash',
  }, async ({ page, system, browser }) => {
    test.setTimeout(240_000); // It walks through the whole life of a package.
    await page.goto('/admin/travel/add-travel');
    for (const language of LANGUAGES) {
      await openTab(page, language);
      await page.getByLabel('Name').fill(NAMES[language]);
      await page.getByLabel('Category').fill(`Diving ${language}`);
      await page.getByLabel('Description').fill(`Words ${language}`);
    }
    await page.locator('input[type=file]').setInputFiles(join(PICTURES, 'bangka-bay.webp'));
    await page.getByLabel('Days').fill('3');
    await page.getByLabel(/^Price/).fill('1.650.000');
    await page.getByRole('button', { name: 'Create Travel Package' }).click();
    await expect(page.getByText('Travel package has been created successfully')).toBeVisible();
    await letPass(page, 1500);
    await expect(page).toHaveURL(/\/admin\/travel\/travel-detail\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1, name: NAMES.en })).toBeVisible();
    const id = page.url().split('/').at(-1) ?? '';

    await page.getByRole('button', { name: 'Add First Itinerary Item' }).click();
    const dialog = page.getByRole('dialog', { name: /Itinerary$/ });
    await choose(dialog.getByRole('combobox', { name: 'Select a destination' }), page.getByRole('option').first());
    await dialog.getByLabel('Time').fill('0730');
    await fillComments(page);
    await dialog.getByRole('button', { name: 'Add Itinerary' }).click();
    await toast(page, 'Itinerary added successfully');
    const items = page.getByTestId('itinerary-item');
    await expect(items).toHaveCount(1);
    await expect(items).toContainText('07:30');

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('button', { name: 'Add Another Itinerary Item' }).click();
    await dialog.getByText('No Destination').click();
    await dialog.getByLabel('Time').fill('09:00');
    await fillComments(page);
    await dialog.getByRole('button', { name: 'Add Itinerary' }).click();
    await expect(items).toHaveCount(2);
    await items.nth(1).getByRole('button', { name: /^Edit/ }).click();
    await dialog.getByLabel('Time').fill('10:15');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page, 'Itinerary updated successfully');
    await expect(items.nth(1)).toContainText('10:15');
    await page.getByRole('button', { name: 'Cancel' }).click();

    const { data } = await (await page.request.get(`/api/get-travel-details/${id}`)).json();
    const visitor = await browser.newPage({ baseURL: system.url });
    for (const language of LANGUAGES) {
      await visitor.goto(`/auth/homepage?lang=${language}`);
      await expect(visitor.getByText(NAMES[language]).first()).toBeAttached();
      const itinerary = await (await visitor.request.get(`/api/itinerary/${data.slug}?language=${language}`)).json();
      expect(itinerary.data.name[language]).toBe(NAMES[language]);
      expect(itinerary.data.stops.map(({ time }: { time: string }) => time)).toEqual(['07:30', '10:15']);
      expect(itinerary.data.stops[0].comment[language]).toBe(COMMENTS[language]);
    }
    await visitor.close();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await openTab(page, 'en');
    await page.getByLabel('Name').fill('My name');
    const theirs = { names: { en: 'Their name' }, duration: '5 days' };
    const meanwhile = await page.request.patch(`/api/edit-travel/${id}`, { data: theirs, headers: { origin: system.url } });
    expect(meanwhile.status()).toBe(200);
    await page.getByRole('button', { name: 'Save' }).click();
    const conflict = page.getByRole('dialog', { name: 'Somebody else saved meanwhile' });
    await expect(conflict.getByRole('group', { name: 'Name (EN)' })).toContainText('Their name');
    await conflict.getByRole('button', { name: 'Save this choice' }).click();
    await toast(page, 'Travel package updated successfully');
    await expect(page.getByRole('heading', { level: 1, name: 'My name' })).toBeVisible();
    await expect(page.getByText('5 days').first()).toBeVisible();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Name').fill('Typed before the session ended');
    await page.locator('input[type=file]').setInputFiles(join(PICTURES, 'avatar-1.jpg'));
    expect((await page.request.delete('/api/logout', { headers: { origin: system.url } })).status()).toBe(200);
    await page.getByRole('button', { name: 'Save' }).click();
    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    await again.getByLabel('Email').fill(system.adminEmail);
    await again.getByLabel('Password', { exact: true }).fill(system.adminPassword);
    await again.getByRole('button', { name: 'Sign in and save' }).click();
    await expect(again).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Typed before the session ended' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
    const changed = await (await page.request.get(`/api/get-travel-details/${id}`)).json();
    expect(changed.data.travel_img).not.toBe(data.travel_img);

    // The service is down during a save: no input is lost, and a retry works.
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Name').fill(NAMES.en);
    const release = await holdDown(system, 'catalog');
    try {
      await page.getByRole('button', { name: 'Save' }).click();
      await toast(page, 'Failed to update travel package');
      await expect(page.getByLabel('Name')).toHaveValue(NAMES.en);
    } finally {
      release();
    }
    await saveUntilShown(page.getByRole('button', { name: 'Save' }), page.getByRole('heading', { level: 1, name: NAMES.en }));

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await items
      .last()
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('button', { name: 'Yes, delete it!' }).click();
    await toast(page, 'Itinerary has been deleted');
    await expect(items).toHaveCount(1);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog', { name: 'Delete Travel Package?' }).getByRole('button', { name: 'Yes, delete it!' }).click();
    await toast(page, 'Travel package deleted successfully');
    await expect(page).toHaveURL('/admin/travel');
    expect((await page.request.get(`/api/get-travel-details/${id}`)).status()).toBe(404);
  });
});
