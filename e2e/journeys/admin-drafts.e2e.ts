import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { sidewaysBy } from '../support/layout.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

async function publicTexts(page: Page, slug: string): Promise<string> {
  const addresses = ['/api/packages', `/api/travel/${slug}`, `/travel/${slug}`, '/', '/sitemap.xml'];
  return (await Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()))).join();
}

test('a package is edited as a draft that stays hidden until it is published (EDT-01, EDT-02)', { tag: '@once' }, async ({
  page,
  system,
  own,
}) => {
  const tag = randomUUID().slice(0, 8);
  const secret = `Only staff can read this for now: ${tag}.`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdmin(page.request, system);
  const id = await own.addPackage(`Drafted ${tag}`, { status: 'active' });
  const { slug } = (await (await page.request.get(`/api/get-travel-details/${id}`)).json()).data;
  await page.goto(`/admin/travel/travel-detail/${id}`);
  await page.getByRole('button', { name: 'Edit as a draft' }).click();
  const description = page.getByLabel('Description', { exact: true });
  await description.fill(secret);
  await expect(page.getByText(/^Draft ?Saved at/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await publicTexts(page, slug)).not.toContain(secret);

  await page.reload();
  await page.getByRole('button', { name: 'Go on with the draft' }).click();
  await expect(description).toHaveValue(secret);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  // The package has no stops yet.
  const confirm = page.getByRole('button', { name: 'Publish all the same' });
  await expect(confirm).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await confirm.click();
  await expect(page.getByRole('button', { name: 'Edit as a draft' })).toBeVisible();
  await expect.poll(() => publicTexts(page, slug)).toContain(secret);
});

test('a testimonial and a picture of the slideshow are drafts until they are published (EDT-01, EDT-02)', { tag: '@phone' }, async ({
  page,
  system,
  own,
}) => {
  const tag = randomUUID().slice(0, 8);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdmin(page.request, system);
  const [guest, slide] = [`Guest ${tag}`, `Slide ${tag}`];
  await own.addTestimonial(guest);
  await own.addSlide(slide);
  for (const { list, edit, label, api } of [
    { list: '/admin/testimonials', edit: `Edit the testimonial of ${guest}`, label: /^Quote/, api: '/api/testimonials' },
    { list: '/admin/gallery-images', edit: `Edit ${slide}`, label: /^Description/, api: '/api/gallery-slides' },
  ]) {
    const secret = `Hidden words ${tag} for ${list}`;
    const shown = async () => (await page.request.get(api)).text();
    await page.goto(`${list}?lang=en`);
    await page.getByRole('button', { name: edit }).click();
    await page.getByRole('button', { name: 'Edit as a draft' }).click();
    await page.getByLabel(label).fill(secret);
    await expect(page.getByText(/^Draft ?Saved at/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBe(0);
    expect(await shown()).not.toContain(secret);
    await page.reload();
    await expect(page.getByLabel(label)).toHaveValue(secret);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish all the same' }).click();
    await expect(page).toHaveURL(new RegExp(list));
    await expect.poll(shown).toContain(secret);
  }
});

test('the site is edited as a draft that visitors do not see, and is discarded (EDT-01, SET-01)', { tag: '@once' }, async ({
  page,
  system,
}) => {
  const secret = `A claim for later: ${randomUUID()}`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdmin(page.request, system);
  await page.goto('/admin/site?lang=en');
  await page.getByRole('button', { name: 'Edit as a draft' }).click();
  await page.locator('[name="brand.blurb.en"]').fill(secret);
  await expect(page.getByText(/^Draft ?Saved at/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  for (const address of ['/api/site', '/', '/about']) expect(await (await page.request.get(address)).text()).not.toContain(secret);
  await page.reload();
  await page.getByRole('button', { name: 'Go on with the draft' }).click();
  await expect(page.locator('[name="brand.blurb.en"]')).toHaveValue(secret);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Yes, discard it' }).click();
  await expect(page.getByRole('button', { name: 'Edit as a draft' })).toBeVisible();
  await expect(page.locator('[name="brand.blurb.en"]')).not.toHaveValue(secret);
});
