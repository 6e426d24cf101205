import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { choose } from '../support/choose.ts';
import { holdTimers, letPass } from '../support/clock.ts';
import { sidewaysBy } from '../support/layout.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Pictures of the demo content, downloaded from the system itself, so that uploads use real files. */
async function pictures(page: Page, count: number): Promise<Picture[]> {
  const { data } = (await (await page.request.get('/api/get-destinations')).json()) as { data: { mainImage: string }[] };
  return Promise.all(
    data.slice(0, count).map(async ({ mainImage }, index) => ({
      name: `photo-${index + 1}.webp`,
      mimeType: 'image/webp',
      buffer: await (await page.request.get(`${mainImage}/640`, { headers: { accept: 'image/webp' } })).body(),
    })),
  );
}

async function fill(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Category' }).fill('Island');
  await page.getByRole('textbox', { name: 'Description' }).fill('White sand, and a reef that begins at the knees.');
  await page.getByRole('textbox', { name: 'Location' }).fill('Likupang');
  await choose(page.getByRole('combobox', { name: 'Best time to visit' }), page.getByRole('option', { name: 'Any Time' }));
}

const card = (page: Page, name: string) =>
  page.getByTestId('destination-card').filter({ has: page.getByRole('heading', { name, exact: true }) });

test.describe('an admin', () => {
  test.beforeEach(async ({ page, system }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await holdTimers(page);
    await signInAsAdmin(page.request, system);
  });

  test('adds a destination with pictures, edits it and its gallery, and deletes it (ADADD-10, ADADD-11, ADEDIT-07, ADEDIT-13, ADEDIT-19, ADEDIT-20, ADST-12, MSG-01)', {
    tag: '@once',
  }, async ({ page }) => {
    const name = `Gangga Sandbank ${randomUUID().slice(0, 8)}`;
    const [main, first, second, third, fourth] = (await pictures(page, 5)) as [Picture, Picture, Picture, Picture, Picture];

    await page.goto('/admin/destination/add-destionation');
    await fill(page, name);
    await page.getByLabel('Choose the main image').setInputFiles(main);
    await page
      .getByLabel('Add gallery images')
      .setInputFiles([first, { ...second, name: 'broken.webp', buffer: Buffer.from('no picture') }]);
    await page.getByRole('button', { name: 'Create Destination' }).click();

    // A file that fails does not stop the others.
    await expect(page.getByRole('button', { name: 'Try again: broken.webp' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove broken.webp' }).click();
    await expect(page.getByText('Destination has been created successfully')).toBeVisible();
    await letPass(page, 1500);
    await expect(page).toHaveURL('/admin/destination');

    await card(page, name).getByRole('link', { name: /^Edit/ }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByTestId('gallery-image')).toHaveCount(2);

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Add images').setInputFiles([second, third, fourth, first, main]);
    await toast(page, 'Only 4 image(s) were uploaded due to the 6 image limit');
    await expect(page.getByTestId('gallery-image')).toHaveCount(6);
    await expect(page.getByLabel('Add images')).toHaveCount(0);

    await page.getByTestId('gallery-image').nth(1).getByRole('button', { name: 'Set as Main' }).click();
    await toast(page, 'Main image updated');
    await expect(page.getByTestId('gallery-image').nth(1)).toHaveAttribute('data-main');

    await page.getByRole('button', { name: 'Remove image 6' }).click();
    await page.getByRole('button', { name: 'Yes, remove it!' }).click();
    await expect(page.getByTestId('gallery-image')).toHaveCount(5);

    await page.getByRole('textbox', { name: 'Location' }).fill('Gangga, North Sulawesi');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page, 'Destination updated successfully');
    await expect(page.getByText('Gangga, North Sulawesi').first()).toBeVisible();

    await page.getByRole('link', { name: 'Back to Destinations' }).click();
    await expect(page).toHaveURL('/admin/destination');
    await card(page, name)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Destination deleted successfully').first()).toBeVisible();
    await expect(card(page, name)).toHaveCount(0);
  });

  test('is asked a second time before deleting a destination that packages use (ADST-09, ADST-10, ADST-11)', async ({ page }) => {
    await page.goto('/admin/destination');
    await card(page, 'Bunaken')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    const second = page.getByRole('alertdialog', { name: 'Cannot Delete' });
    await expect(second).toContainText('being used in travel packages');
    await expect(second.getByRole('button', { name: 'Force Delete' })).toBeVisible();
    await second.getByRole('button', { name: 'Cancel' }).click();
    await expect(card(page, 'Bunaken')).toBeVisible();
  });

  test('sees the question before a deletion in Chinese without its question mark alone on a line', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/admin/destination?lang=cn');
    await card(page, '普利桑与利库庞山丘').getByRole('button', { name: /^删除/ }).click();
    const title = page.getByRole('alertdialog').getByRole('heading');
    await expect(title).toHaveText(/普利桑与利库庞山丘.+？$/);
    const [before, last] = await title.evaluate((heading) => {
      const text = heading.firstChild as Text;
      return [text.length - 3, text.length - 1].map((at) => {
        const range = new Range();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().top;
      });
    });
    expect(last).toBe(before);
  });

  test('finds no accessibility violations and no overflow on the three screens', async ({ page }) => {
    await page.goto('/admin/destination');
    await expect(page.getByTestId('destination-card').first()).toBeVisible();
    const check = async () => {
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
    };
    await check();
    // The first card of the list may belong to another test.
    await card(page, 'Bunaken').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bunaken' })).toBeVisible();
    await check();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await check();
    await page.goto('/admin/destination/add-destionation');
    await page.getByRole('button', { name: 'Create Destination' }).click();
    await expect(page.getByText('Name in EN is required')).toBeVisible();
    await check();
  });
});
