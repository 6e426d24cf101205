import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { holdTimers } from '../support/clock.ts';
import { inAll, type OwnRecords } from '../support/own-records.ts';
import { signInAsAdmin } from '../support/people.ts';
import { holdDown } from '../support/processes.ts';
import { saveUntilShown } from '../support/save-until-shown.ts';
import { expect, test } from '../support/test.ts';

const MEGABYTE = 1024 * 1024;

/** Adds an inactive destination, which visitors in other tests cannot see. */
const addHidden = (own: OwnRecords, name: string) => own.addDestination(name, { status: 'inactive' });

async function edit(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/destination/edit-destination/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
}

test.describe('an admin when something goes wrong at a destination', () => {
  test.beforeEach(async ({ page, system }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await holdTimers(page);
    await signInAsAdmin(page.request, system);
  });

  test('deletes a destination that a package uses by force, and the package loses only that stop (ADST-10, ADST-11, ADST-13, ERR-49, MSG-09, MSG-42)', {
    tag: '@once',
  }, async ({ page, own }) => {
    const tag = randomUUID().slice(0, 8);
    const id = await addHidden(own, `Gangga ${tag}`);
    const travelId = await own.addPackage('Two days at Gangga');
    await own.addStop(travelId, { category: 'destination', destination_id: id });
    await page.goto(`/admin/destination?q=${tag}`);
    const card = page.getByTestId('destination-card').filter({ hasText: `Gangga ${tag}` });
    await card.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Cannot Delete' });
    await expect(dialog).toContainText('being used in travel packages');
    await dialog.getByRole('button', { name: 'Force Delete' }).click();
    await expect(page.getByText('Destination and all related records deleted successfully').first()).toBeVisible();
    await expect(card).toHaveCount(0);
    expect((await page.request.get(`/api/get-destination/${id}`)).status()).toBe(404);
    const { data } = await (await page.request.get(`/api/get-travel-details/${travelId}`)).json();
    expect(data).toMatchObject({ names: inAll('Two days at Gangga'), destinations: [] });
  });

  test('can add at most five gallery pictures of 10 MB, checked before anything is sent (ADADD-08, VAL-12, MSG-46)', {
    tag: '@once',
  }, async ({ page }) => {
    const photo = (name: string, bytes = 8) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.alloc(bytes) });
    await page.goto('/admin/destination/add-destionation');
    const add = page.getByLabel('Add gallery images');
    await add.setInputFiles([photo('heavy.jpg', 10 * MEGABYTE + 1), photo('1.jpg'), photo('2.jpg')]);
    await expect(page.getByText('heavy.jpg: Larger than 10MB')).toBeVisible();
    await add.setInputFiles(['3.jpg', '4.jpg', '5.jpg', '6.jpg'].map((name) => photo(name)));
    const limit = page.getByRole('alertdialog', { name: 'Gallery Limit Reached' });
    await expect(limit).toContainText('You can only add 3 more image(s)');
    await limit.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('list', { name: 'Gallery images' }).getByRole('listitem')).toHaveCount(2);
  });

  test('signs in again when the session ends during an edit, without losing the input', {
    tag: '@once',
  }, async ({ page, system, own }) => {
    const id = await addHidden(own, 'Gangga signed out');
    await edit(page, id);
    await page.getByRole('textbox', { name: 'Location' }).fill('Typed before the session ended');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    await again.getByLabel('Email').fill(system.adminEmail);
    await again.getByLabel('Password', { exact: true }).fill(system.adminPassword);
    await again.getByRole('button', { name: 'Sign in and save' }).click();
    await expect(page.getByText('Destination updated successfully').first()).toBeVisible();
    await expect(page.getByText('Typed before the session ended').first()).toBeVisible();
  });

  test('sees an error when the service is down during a save, and saves the same input when it is back (MSG-13, STATE-31)', {
    tag: '@crash',
  }, async ({ page, system, own }) => {
    const id = await addHidden(own, 'Gangga in the dark');
    await edit(page, id);
    const location = page.getByRole('textbox', { name: 'Location' });
    await location.fill('Typed while it was down');
    const save = page.getByRole('button', { name: 'Save Changes' });
    const release = await holdDown(system, 'catalog');
    try {
      await save.click();
      await expect(page.getByText('Failed to save changes').first()).toBeVisible();
      await expect(location).toHaveValue('Typed while it was down');
      await expect(save, 'where the keyboard left off').toBeFocused();
    } finally {
      release();
    }
    await saveUntilShown(save, page.getByText('Typed while it was down').first());
    const { data } = await (await page.request.get(`/api/get-destination/${id}`)).json();
    expect(data.location).toBe('Typed while it was down');
  });
});
