import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { quietTravelId } from '../support/travel-page.ts';

/** Holds requests to a path back. Returns a function that fails them like an unavailable service. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let reject: () => void = () => undefined;
  const rejected = new Promise<void>((resolve) => {
    reject = resolve;
  });
  await page.route(path, async (route) => {
    await rejected;
    await route.fulfill({ status: 503, json: { code: 'service_unavailable', message: 'Resting' } });
  });
  return reject;
}

const FORMS = [
  {
    name: 'a package, edited in place',
    call: '**/api/edit-travel/*',
    field: 'Name',
    open: async (page: Page) => {
      await page.goto(`/admin/travel/travel-detail/${await quietTravelId(page)}`);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
    },
  },
  {
    name: 'a picture of the slideshow, in its dialog',
    call: '**/api/gallery/*',
    field: 'Title',
    open: async (page: Page) => {
      await page.goto('/admin/gallery-images');
      await page.getByRole('button', { name: 'Edit Lake Tondano' }).click();
    },
  },
];

test.describe('a form of the back office while it is saving', () => {
  test.beforeEach(async ({ page, system }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAsAdmin(page.request, system);
  });

  for (const { name, call, field, open } of FORMS) {
    test(`accepts no input that would be lost, and restores the focus after an error: ${name}`, { tag: '@once' }, async ({ page }) => {
      await open(page);
      const text = page.getByLabel(field, { exact: true });
      await expect(text).toBeVisible();
      const reject = await holdBack(page, call);
      await text.press('End');
      await text.pressSequentially(' North');
      await text.press('Enter');
      await expect(text).toBeDisabled();
      await page.keyboard.type('lost');
      expect(await violations(page)).toEqual([]);
      reject();
      await expect(text).toBeEnabled();
      await expect(text).toBeFocused();
      await expect(text).toHaveValue(/ North$/);
    });
  }
});
