import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** What visitors are answered about a package, as data and as its page. */
async function publicWords(page: Page, slug: string): Promise<string> {
  const addresses = ['/api/packages', `/api/travel/${slug}`, `/travel/${slug}`, '/', '/sitemap.xml'];
  return (await Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()))).join();
}

test('a package is worked on as a draft, which nobody sees until it is published (EDT-01, EDT-02)', async ({ page, system }, {
  project,
}) => {
  const secret = `Only staff can read this at the ${project.name} for now.`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdmin(page.request, system);
  const { data } = await (await page.request.get('/api/get-travels-with-stats')).json();
  // A draft is everybody's: each project has a package of its own.
  const { travel_id: id, slug, descriptions } = data.travels.at(project.name === 'phone' ? -1 : -2);
  await page.goto(`/admin/travel/travel-detail/${id}`);
  await page.getByRole('button', { name: 'Edit as a draft' }).click();
  const description = page.getByLabel('Description', { exact: true });
  await description.fill(`${descriptions.en} ${secret}`);
  await expect(page.getByText(/^Draft ?Saved at/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await publicWords(page, slug)).not.toContain(secret);

  await page.reload();
  await page.getByRole('button', { name: 'Go on with the draft' }).click();
  await expect(description).toHaveValue(`${descriptions.en} ${secret}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const asked = page.getByRole('button', { name: 'Publish all the same' });
  const back = page.getByRole('button', { name: 'Edit as a draft' });
  await expect(asked.or(back)).toBeVisible();
  if (await asked.isVisible()) {
    expect(await violations(page)).toEqual([]);
    await asked.click();
  }
  await expect(back).toBeVisible();
  await expect.poll(() => publicWords(page, slug)).toContain(secret);
  await page.request.patch(`/api/edit-travel/${id}`, { data: { descriptions } });
});
