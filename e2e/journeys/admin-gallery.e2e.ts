import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { holdTimers, letPass } from '../support/clock.ts';
import { sidewaysBy } from '../support/layout.ts';
import { OTHER_PICTURE, PICTURE } from '../support/own-records.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const titled = (label: string) => `${label} ${randomUUID().slice(0, 8)}`;

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

interface Slide {
  id: string;
  title: string;
  image: string;
}

/** The public slides without the widths of renditions, which background work adds. */
async function slides(page: Page): Promise<{ data: Slide[] }> {
  const text = await (await page.request.get('/api/gallery-slides')).text();
  return JSON.parse(text, (key, value) => (key === 'widths' ? undefined : value));
}

test.describe('an admin in the gallery manager', () => {
  test.beforeEach(async ({ page, system }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAsAdmin(page.request, system);
  });

  test('adds a slide in three languages, edits it, replaces its picture, deletes it (AGAL-01, AGAL-02, AGAL-03, AGAL-05, AGAL-06, AGAL-07, AGAL-08, AGAL-09)', {
    tag: '@once',
  }, async ({ page, own }) => {
    const title = titled('Night dive');
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
    own.note('slides', before?.id ?? '');

    await card(page, title)
      .getByRole('button', { name: `Edit ${title}` })
      .click();
    const edit = page.getByRole('dialog', { name: 'Edit image' });
    await edit.getByLabel('Description').fill('With torches, after dinner.');
    await edit.getByLabel('Choose another image').setInputFiles(OTHER_PICTURE);
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

  test('finds deleted slides in the trash, restores one and deletes another permanently (EDT-06)', { tag: '@phone' }, async ({
    page,
    system,
    own,
  }) => {
    const titles = [titled('Back again'), titled('Never again')] as const;
    for (const title of titles) await page.request.delete(`/api/gallery/${await own.addSlide(title)}`, { headers: { origin: system.url } });
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

  test('compares an earlier version of a slide side by side and restores it, as a draft and at once (EDT-05)', { tag: '@phone' }, async ({
    page,
    system,
    own,
  }) => {
    const title = titled('First words');
    const id = await own.addSlide(title);
    const data = { image_title_en: `Other ${title}`, image_desc_cn: '夜' };
    await page.request.patch(`/api/gallery/${id}`, { data, headers: { origin: system.url } });
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

    await page.getByRole('button', { name: 'Restore as a draft' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue(title);
    expect((await slides(page)).data.find((slide) => slide.title === title)).toBeUndefined();
    await page.goBack();

    await restore.click();
    await expect(versions).toHaveCount(3);
    expect((await slides(page)).data.find((slide) => slide.title === title)).toMatchObject({ descriptions: { cn: '' } });
  });

  test('zooms into a picture, downloads it, and closes it with Escape (AGAL-04)', async ({ page }) => {
    await openGallery(page);
    await card(page, 'Lake Tondano').getByRole('button').first().click();
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

  test('keeps search and order in the address', { tag: '@once' }, async ({ page, own }) => {
    const [term, title] = [randomUUID().slice(0, 8), titled('Left out')];
    for (const each of [term, title]) await own.addSlide(each);
    await openGallery(page);
    await expect(card(page, title)).toBeVisible();
    await page.getByRole('textbox', { name: /^Search/ }).fill(term);
    await expect(page).toHaveURL(new RegExp(`\\?q=${term}$`));
    await expect(page.getByTestId('gallery-card')).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('textbox', { name: /^Search/ })).toHaveValue(term);
    await expect(card(page, term)).toBeVisible();
    await expect(page.getByTestId('gallery-card')).toHaveCount(1);
    await page.getByRole('textbox', { name: /^Search/ }).fill('no such picture');
    await page.getByRole('button', { name: 'Show everything' }).click();
    for (const each of [term, title, 'Lake Tondano']) await expect(card(page, each)).toBeVisible();
  });

  test('sees a change that another user saved meanwhile, without losing the own input', { tag: '@once' }, async ({ page, system, own }) => {
    const title = titled('Shared');
    const id = await own.addSlide(title);
    await openGallery(page);
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit image' });
    const mine = `Mine at ${Date.now()}`;
    await edit.getByLabel('Description').fill(mine);
    const elsewhere = { headers: { origin: system.url }, data: { image_desc_en: 'Theirs' } };
    expect((await page.request.patch(`/api/gallery/${id}`, elsewhere)).ok()).toBe(true);
    await edit.getByRole('button', { name: 'Save' }).click();
    const conflict = page.getByRole('dialog', { name: 'Somebody else saved meanwhile' });
    await expect(conflict.getByText(mine, { exact: true })).toBeVisible();
    await expect(conflict.getByText('Theirs', { exact: true })).toBeVisible();
    await conflict.getByRole('button', { name: 'Save this choice' }).click();
    await popup(page, 'Gallery item updated successfully');
    await expect(card(page, title)).toContainText(mine);
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
