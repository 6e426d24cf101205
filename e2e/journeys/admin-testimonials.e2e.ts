import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { holdTimers, letPass } from '../support/clock.ts';
import { sidewaysBy } from '../support/layout.ts';
import { OTHER_PICTURE, PICTURE } from '../support/own-records.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const guest = () => `Mei Tan ${randomUUID().slice(0, 8)}`;
const FACE = {
  name: 'face.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGM4ERWAFTEMLQkAQuRcgZqvMWoAAAAASUVORK5CYII=', 'base64'),
};

async function openList(page: Page): Promise<void> {
  await holdTimers(page);
  await page.goto('/admin/testimonials');
  await expect(page.getByTestId('testimonial-card').first()).toBeVisible();
}

async function popup(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('alertdialog', { name })).toBeVisible();
  await letPass(page, 1500);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

const card = (page: Page, name: string) =>
  page.getByTestId('testimonial-card').filter({ has: page.getByRole('heading', { name, exact: true }) });

test.describe('an admin among the testimonials', () => {
  test.beforeEach(async ({ page, system }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAsAdmin(page.request, system);
  });

  test('adds one with photos, edits it, deletes it (ATST-02, ATST-03, ATST-04, ATST-06, ATST-07)', { tag: '@once' }, async ({ page }) => {
    const name = guest();
    await openList(page);
    await page.getByRole('button', { name: 'Add Testimonial' }).click();
    const add = page.getByRole('dialog', { name: 'Add testimonial' });
    await expect(add.getByRole('button', { name: 'Save' })).toBeDisabled();
    await add.getByLabel('Name').fill(name);
    await add.getByLabel('Role').fill('Freediver');
    await add.getByLabel('Quote').fill('One breath, and the wall went on.');
    await add.getByLabel('Location').fill('Penang');
    await add.getByLabel('Choose a picture').setInputFiles(FACE);
    await add.getByLabel('Add photos').setInputFiles([PICTURE, OTHER_PICTURE]);
    await add.getByRole('button', { name: 'Save' }).click();
    await popup(page, 'Testimonial added successfully');
    await expect(card(page, name)).toContainText('2 photos');

    await card(page, name).getByRole('button', { name: /^Edit/ }).click();
    const edit = page.getByRole('dialog', { name: 'Edit testimonial' });
    await edit.getByRole('button', { name: 'Remove photo 1' }).click();
    await edit.getByRole('radio', { name: '3 of 5 stars' }).check({ force: true });
    await edit.getByRole('button', { name: 'Save' }).click();
    await popup(page, 'Testimonial updated successfully');
    await expect(card(page, name)).toContainText('1 photo');
    await expect(card(page, name).getByRole('img', { name: '3 of 5 stars' })).toBeVisible();

    await card(page, name)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('button', { name: 'Yes, delete it!' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Deleted!' })).toBeVisible();
    await expect(card(page, name)).toHaveCount(0);
  });

  test('loses nothing when the session ends in the middle of an edit', { tag: '@once' }, async ({ page, system, own }) => {
    const name = guest();
    await own.addTestimonial(name);
    await openList(page);
    await card(page, name).getByRole('button', { name: /^Edit/ }).click();
    const edit = page.getByRole('dialog', { name: 'Edit testimonial' });
    await edit.getByLabel('Role').fill('Somebody else');
    await page.context().clearCookies();
    await edit.getByRole('button', { name: 'Save' }).click();
    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    await again.getByLabel('Email').fill(system.adminEmail);
    await again.getByLabel('Password', { exact: true }).fill(system.adminPassword);
    await again.getByRole('button', { name: 'Sign in and save' }).click();
    await popup(page, 'Testimonial updated successfully');
    await expect(card(page, name)).toContainText('Somebody else');
  });

  test('sees the full star rating on each card, at every width', { tag: '@once' }, async ({ page }) => {
    await openList(page);
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const squeezed = await page
        .getByTestId('testimonial-card')
        .locator('.rating')
        .evaluateAll((ratings) => ratings.filter(({ clientWidth, clientHeight }) => clientWidth < 4.9 * clientHeight).length);
      expect(squeezed, `at ${width} px`).toBe(0);
    }
  });

  test('has an accessible list and dialog without horizontal overflow', async ({ page }) => {
    await openList(page);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
    await card(page, 'Lin Yutong').getByRole('button', { name: /^Edit/ }).click();
    await expect(page.getByRole('dialog', { name: 'Edit testimonial' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
