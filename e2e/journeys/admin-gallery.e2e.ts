import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { holdTimers, letPass } from '../support/clock.ts';
import { sidewaysBy } from '../support/layout.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PICTURES = fileURLToPath(new URL('../../demo/pictures', import.meta.url));
const PICTURE = join(PICTURES, 'avatar-1.jpg');
const OTHER = join(PICTURES, 'avatar-2.jpg');

/** Holds the timers: popups close only when a test lets time pass. */
async function openGallery(page: Page, search = ''): Promise<void> {
  await holdTimers(page);
  await page.goto(`/admin/gallery-images${search}`);
  await expect(page.getByTestId('gallery-card').first()).toBeVisible();
}

const card = (page: Page, title: string) =>
  page.getByTestId('gallery-card').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
async function popup(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('alertdialog', { name })).toBeVisible();
  await letPass(page, 1500);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

/** The public slides without the widths of renditions, which background work adds. */
async function slides(page: Page): Promise<{ data: { title: string; image: string }[] }> {
  const text = await (await page.request.get('/api/gallery-slides')).text();
  return JSON.parse(text, (key, value) => (key === 'widths' ? undefined : value));
}

test.describe('an admin in the gallery manager', () => {
  test.beforeEach(async ({ page, system }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAsAdmin(page.request, system);
  });

  test('adds a slide in three languages, edits it, replaces its picture, deletes it (AGAL-01, AGAL-02, AGAL-03, AGAL-05, AGAL-06, AGAL-07, AGAL-08, AGAL-09)', async ({
    page,
  }, { project }) => {
    const title = `Night dive ${project.name}`;
    await openGallery(page);
    await page.getByRole('button', { name: 'Add New Image' }).click();
    const add = page.getByRole('dialog', { name: 'Add New Image' });
    await add.getByLabel('Choose an image').setInputFiles(PICTURE);
    await expect(add.getByRole('img', { name: /^New image/ })).toBeVisible();
    await add.getByLabel('Title').fill(title);
    await add.getByRole('tab', { name: /Bahasa Indonesia|ID/ }).click();
    await add.locator('[name="titles.id"]').fill('Selam malam');
    await add.getByRole('tab', { name: /简体中文|CN/ }).click();
    await add.locator('[name="titles.cn"]').fill('夜潜');
    await add.getByRole('button', { name: 'Save' }).click();
    await popup(page, 'Gallery item added successfully');
    await expect(card(page, title)).toBeVisible();
    const before = (await slides(page)).data.find((slide) => slide.title === title);
    expect(before).toMatchObject({ titles: { id: 'Selam malam', cn: '夜潜' } });

    await card(page, title)
      .getByRole('button', { name: `Edit ${title}` })
      .click();
    const edit = page.getByRole('dialog', { name: 'Edit image' });
    await edit.getByLabel('Description').fill('With torches, after dinner.');
    await edit.getByLabel('Choose another image').setInputFiles(OTHER);
    await edit.getByRole('button', { name: 'Save' }).click();
    await popup(page, 'Gallery item updated successfully');
    await expect(card(page, title)).toContainText('With torches, after dinner.');
    const after = (await slides(page)).data.find((slide) => slide.title === title);
    expect(after?.image).not.toBe(before?.image);

    await card(page, title)
      .getByRole('button', { name: `Delete ${title}` })
      .click();
    await page.getByRole('button', { name: 'Yes, delete it!' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Deleted!' })).toBeVisible();
    await expect(card(page, title)).toHaveCount(0);
    await letPass(page, 1500);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card(page, title)).toContainText('With torches, after dinner.');
    expect((await slides(page)).data.find((slide) => slide.title === title)).toEqual(after);
  });

  test('finds deleted slides in the trash, restores one and deletes another permanently (EDT-06)', async ({ page, system }, {
    project,
  }) => {
    const form = (title: string) => ({
      galleryData: JSON.stringify({ image_title_en: title }),
      image: { name: 'avatar.jpg', mimeType: 'image/jpeg', buffer: readFileSync(OTHER) },
    });
    const headers = { origin: system.url };
    const titles = [`Back again ${project.name}`, `Never again ${project.name}`] as const;
    for (const title of titles) {
      const added = await page.request.post('/api/gallery', { multipart: form(title), headers });
      await page.request.delete(`/api/gallery/${(await added.json()).data.gallery_id}`, { headers });
    }
    await page.goto('/admin/trash');
    const row = (name: string) => page.getByRole('article', { name, exact: true });
    await expect(row(titles[0])).toContainText('Gone for good in 30 days');
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBe(0);
    await row(titles[0]).getByRole('button', { name: 'Restore' }).click();
    await expect(row(titles[0])).toHaveCount(0);
    await row(titles[1]).getByRole('button', { name: 'for good' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect(row(titles[1])).toHaveCount(0);
    const shown = (await slides(page)).data.map(({ title }) => title);
    expect(titles.map((title) => shown.includes(title))).toEqual([true, false]);
  });

  test('compares an earlier version of a slide side by side and restores it (EDT-05)', async ({ page, system }, { project }) => {
    const [title, headers] = [`First words ${project.name}`, { origin: system.url }];
    const image = { name: 'avatar.jpg', mimeType: 'image/jpeg', buffer: readFileSync(PICTURE) };
    const multipart = { galleryData: JSON.stringify({ image_title_en: title }), image };
    const { gallery_id: id } = (await (await page.request.post('/api/gallery', { multipart, headers })).json()).data;
    await page.request.patch(`/api/gallery/${id}`, { data: { image_title_en: `Other ${title}`, image_desc_cn: '夜' }, headers });
    await openGallery(page);
    await page.getByRole('link', { name: `Earlier versions of Other ${title}` }).click();
    const versions = page.getByRole('navigation', { name: 'Versions' }).getByRole('link');
    await expect(versions).toHaveCount(2);
    await expect(page.getByText('English title')).toBeVisible();
    await versions.nth(1).click();
    const restore = page.getByRole('button', { name: 'Restore this version' });
    await expect(restore).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBe(0);
    await restore.click();
    await expect(versions).toHaveCount(3);
    expect((await slides(page)).data.find((slide) => slide.title === title)).toMatchObject({ descriptions: { cn: '' } });
    await page.request.delete(`/api/gallery/${id}`, { headers });
  });

  test('zooms into a picture, downloads it, and closes it with Escape (AGAL-04)', async ({ page }) => {
    await openGallery(page);
    await page.getByTestId('gallery-card').first().getByRole('button').first().click();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.getByText('100%')).toBeVisible();
    await lightbox.getByRole('button', { name: 'Zoom in' }).click();
    await expect(lightbox.getByText('150%')).toBeVisible();
    await page.keyboard.press('+');
    await expect(lightbox.getByText('225%')).toBeVisible();
    await page.keyboard.press('0');
    await expect(lightbox.getByText('100%')).toBeVisible();
    const download = page.waitForEvent('download');
    await lightbox.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/^[\w-]+\.jpg$/);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
  });

  test('keeps search and order in the address', { tag: '@once' }, async ({ page }) => {
    await openGallery(page);
    const all = await page.getByTestId('gallery-card').count();
    await page.getByRole('textbox', { name: /^Search/ }).fill('bunaken');
    await expect(page).toHaveURL(/\?q=bunaken$/);
    await expect.poll(() => page.getByTestId('gallery-card').count()).toBeLessThan(all);
    await page.reload();
    await expect(page.getByRole('textbox', { name: /^Search/ })).toHaveValue('bunaken');
    await page.getByRole('textbox', { name: /^Search/ }).fill('no such picture');
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(page.getByTestId('gallery-card')).toHaveCount(all);
  });

  test('sees what another user saved meanwhile, and loses nothing', { tag: '@once' }, async ({ page, system }) => {
    await openGallery(page);
    const { data } = (await (await page.request.get('/api/gallery')).json()) as {
      data: { gallery_id: string; image_title_en: string; image_desc_en: string }[];
    };
    const item = data[0];
    if (!item) throw new Error('There is no slide');
    await page.getByRole('button', { name: `Edit ${item.image_title_en}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit image' });
    const mine = `Mine at ${Date.now()}`;
    await edit.getByLabel('Description').fill(mine);
    const elsewhere = (description: string) =>
      page.request.patch(`/api/gallery/${item.gallery_id}`, { headers: { origin: system.url }, data: { image_desc_en: description } });
    expect((await elsewhere('Theirs')).ok()).toBe(true);
    await edit.getByRole('button', { name: 'Save' }).click();
    const conflict = page.getByRole('dialog', { name: 'Somebody else saved meanwhile' });
    await expect(conflict.getByText(mine, { exact: true })).toBeVisible();
    await expect(conflict.getByText('Theirs', { exact: true })).toBeVisible();
    await conflict.getByRole('button', { name: 'Save this choice' }).click();
    await popup(page, 'Gallery item updated successfully');
    await expect(card(page, item.image_title_en)).toContainText(mine);
    await elsewhere(item.image_desc_en);
  });

  test('has an accessible list and dialog without horizontal overflow', async ({ page }) => {
    await openGallery(page);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Add New Image' }).click();
    await expect(page.getByRole('dialog', { name: 'Add New Image' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
