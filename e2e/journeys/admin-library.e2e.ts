import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { sidewaysBy } from '../support/layout.ts';
import { OTHER_PICTURE, type OwnRecords, picture } from '../support/own-records.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { keepToasts, toast } from '../support/toast.ts';

const HEIC = fileURLToPath(new URL('../../services/media/test/fixtures/sideways-with-place.heic', import.meta.url));
const CN = '一条绿海龟掠过珊瑚';

const named = (island: string) => `${island} ${randomUUID().slice(0, 8)}`;

const addDestination = (own: OwnRecords, name: string) =>
  own.addDestination(name, { opening_hour: { day: 'Monday', open: '08:00', close: '17:00' } }, picture(name, OTHER_PICTURE));

test.describe('an editor in the library', () => {
  test('finds a picture by the record that shows it and sets its text alternative and focal point for visitors (LIB-01, LIB-03, LIB-04, PGE-12)', {
    tag: '@phone',
  }, async ({ page, system, browser, own }) => {
    const name = named('Mantehage');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAsAdmin(page.request, system);
    const id = await addDestination(own, name);
    await keepToasts(page);
    await page.goto('/admin/library');
    await expect(page.getByTestId('library-card').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
    await page.getByRole('textbox', { name: /^Search/ }).fill(name);
    await expect(page.getByTestId('library-card')).toHaveCount(1);
    await page.getByTestId('library-card').click();
    const dialog = page.getByRole('dialog', { name: 'turtle.jpg' });
    await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`/edit-destination/${id}$`));

    const focal = dialog.getByRole('button', { name: /^Focal point/ });
    await focal.click({ position: { x: 30, y: 30 } });
    await expect(dialog.getByText('50% from the left, 50% from the top')).toHaveCount(0);
    await focal.press('Shift+ArrowRight');
    await focal.press('ArrowDown');
    const place = /(\d+)% from the left, (\d+)% from the top/.exec((await dialog.getByRole('status').first().textContent()) ?? '');
    const [x, y] = [Number(place?.[1]), Number(place?.[2])];
    expect(x - y).toBeGreaterThanOrEqual(7);
    const crop = dialog.getByRole('list', { name: 'How the website crops it' }).locator('img').first();
    await expect(crop).toHaveCSS('object-position', `${x}% ${y}%`);

    const description = dialog.getByRole('textbox', { name: 'What the picture shows' });
    await description.fill('IMG_0042.JPG');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/this is the name of a file/).first()).toBeVisible();
    await description.fill('A green turtle above corals');
    await dialog.getByRole('tab', { name: /简体中文|CN/ }).click();
    await dialog.locator('[name="alt.cn"]').fill(CN);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Picture saved');
    await expect(dialog).toHaveCount(0);

    const reader = await browser.newContext({ baseURL: system.url, javaScriptEnabled: false });
    const visitor = await reader.newPage();
    for (const [language, alt] of [
      ['cn', CN],
      ['id', 'A green turtle above corals'],
    ]) {
      await expect(async () => {
        await visitor.goto(`/auth/destination-detail/${id}?lang=${language}`);
        const picture = visitor.locator(`img[alt="${alt}"]`).first();
        await expect(picture).toHaveCSS('object-position', `${x}% ${y}%`, { timeout: 500 });
      }).toPass();
    }
    await reader.close();
  });

  test('uses a picture from the library in place of a file (LIB-02)', { tag: '@once' }, async ({ page, system, own }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAsAdmin(page.request, system);
    await page.goto('/admin/gallery-images');
    await page.getByRole('button', { name: 'Add New Image' }).click();
    const add = page.getByRole('dialog', { name: 'Add New Image' });
    await add.getByRole('button', { name: 'From the library' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose from the library' });
    await picker.getByRole('textbox', { name: /^Search/ }).fill('bunaken');
    await picker.getByRole('textbox', { name: /^Search/ }).press('Enter');
    await expect(page).toHaveURL(/gallery-images/);
    const first = picker.getByRole('button', { name: /^Choose / }).first();
    await expect(first).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const address = (await first.locator('img').getAttribute('src')) ?? '';
    await first.click();
    await expect(picker).toHaveCount(0);
    await expect(add.getByRole('img', { name: /^New image/ })).toBeVisible();
    const title = named('From the library');
    await add.getByLabel('Title').fill(title);
    await add.getByRole('button', { name: 'Save' }).click();
    await expect(add).toHaveCount(0);
    const { data } = (await (await page.request.get('/api/gallery')).json()) as {
      data: { gallery_id: string; image_title_en: string; image_url: string }[];
    };
    const slide = data.find((one) => one.image_title_en === title);
    own.note('slides', slide?.gallery_id ?? '');
    expect(address.startsWith(slide?.image_url ?? 'none')).toBe(true);
  });

  test('uploads dropped pictures that continue on other screens, wait for the connection, and can be stopped and retried (LIB-05, LIB-06)', async ({
    page,
    system,
    isMobile,
  }) => {
    const tag = randomUUID().slice(0, 8);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAsAdmin(page.request, system);
    await page.goto('/admin/library');
    await expect(page.getByTestId('library-card').first()).toBeVisible();
    // More than one upload part: bytes after the end of a JPEG change only its content hash.
    const photo = Buffer.concat([await readFile(OTHER_PICTURE), Buffer.alloc(1_600_000, tag)]);
    let isCut = false;
    await page.route('**/api/library/uploads/*/parts/*', async (route) => {
      if (isCut) return route.abort('internetdisconnected');
      await route.continue();
      if (route.request().url().endsWith('/parts/0')) isCut = true;
    });
    await page.getByLabel('Add pictures').setInputFiles([
      {
        name: `IMG-${tag}.HEIC`,
        mimeType: 'image/heic',
        buffer: Buffer.concat([await readFile(HEIC), Buffer.from(tag)]),
      },
      { name: 'boat.jpg', mimeType: 'image/jpeg', buffer: photo },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    ]);
    await expect(page.getByRole('alert').filter({ hasText: 'notes.txt' })).toBeVisible();
    const tray = page.getByRole('region', { name: 'Uploads to the library' });
    await expect(tray).toBeVisible();
    const unfold = tray.getByRole('button', { name: 'Show the list' });
    if (await unfold.isVisible()) await unfold.click();
    await expect(tray.getByText('Waiting for the connection...').first()).toBeVisible();
    if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Testimonials', exact: true }).first().click();
    await expect(page).toHaveURL(/\/admin\/testimonials/);
    await tray.getByRole('button', { name: 'Stop uploading boat.jpg' }).click();
    await expect(tray.getByText('Stopped')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    isCut = false;
    await page.unroute('**/api/library/uploads/*/parts/*');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await tray.getByRole('button', { name: 'Try again: boat.jpg' }).click();
    await expect(tray.getByText('Uploads: 2 of 2 done')).toBeVisible();
    const { data } = (await (await page.request.get(`/api/library?q=IMG-${tag}.HEIC`)).json()) as {
      data: { image: { width: number; height: number } }[];
    };
    expect(data.map(({ image }) => [image.width, image.height])).toEqual([[400, 600]]);
    await tray.getByRole('button', { name: 'Close the list of uploads' }).click();
    await expect(tray).toHaveCount(0);
  });

  test('replaces a picture everywhere after listing the places that show it (LIB-07, LIB-08)', { tag: '@once' }, async ({
    page,
    system,
    own,
  }) => {
    const name = named('Nain');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAsAdmin(page.request, system);
    const id = await addDestination(own, name);
    const before = await pictureOf(page, id);
    const slide = await own.addSlide(`Slide ${name}`, { image_id: before });
    await page.goto(`/admin/library?q=${encodeURIComponent(name)}`);
    await page.getByTestId('library-card').first().click();
    await page.getByRole('dialog', { name: 'turtle.jpg' }).getByRole('button', { name: 'Replace everywhere' }).click();
    const dialog = page.getByRole('dialog', { name: 'Replace this picture' });
    await expect(dialog.getByText('2 places change')).toBeVisible();
    for (const place of [name, `Slide ${name}`]) await expect(dialog.getByRole('link', { name: place, exact: true })).toBeVisible();
    const better = { ...picture(`another ${name}`, OTHER_PICTURE), name: 'better.jpg' };
    await dialog.getByLabel('Choose the new picture').setInputFiles(better);
    await expect(dialog.getByRole('img', { name: 'better.jpg' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: 'Replace it' }).click();
    const outcome = page.getByRole('dialog', { name: 'Picture replaced' });
    await expect(outcome.getByText('Changed in 2 places:')).toBeVisible();
    await outcome.getByRole('button', { name: 'Done' }).click();
    const after = await pictureOf(page, id);
    expect(after).not.toBe(before);
    const { data: slides } = (await (await page.request.get('/api/gallery')).json()) as {
      data: { gallery_id: string; image_url: string }[];
    };
    expect(slides.find(({ gallery_id }) => gallery_id === slide)?.image_url).toBe(`/media/${after}`);
  });
});

async function pictureOf(page: Page, id: string): Promise<string> {
  const { data } = (await (await page.request.get(`/api/get-destination/${id}`)).json()) as { data: { destination_img: string } };
  return data.destination_img.split('/').at(-1) ?? '';
}
