import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
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
