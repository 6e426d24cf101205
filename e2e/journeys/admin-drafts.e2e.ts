import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Editors share the draft of a record, so each project has a package that no other journey changes. */
const DRAFTED: Readonly<Record<string, string>> = { desktop: 'Open Water in Four Days', phone: 'Lakes and Volcanoes' };

/** All public answers about a package, as data and as pages, joined. */
async function publicWords(page: Page, slug: string): Promise<string> {
  const addresses = ['/api/packages', `/api/travel/${slug}`, `/travel/${slug}`, '/', '/sitemap.xml'];
  return (await Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()))).join();
}

test('a package is edited as a draft that stays hidden until it is published (EDT-01, EDT-02)', async ({ page, system }, { project }) => {
  const secret = `Only staff can read this at the ${project.name} for now.`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdmin(page.request, system);
  const { data } = await (await page.request.get('/api/get-travels-with-stats')).json();
  const { travel_id: id, slug, descriptions } = data.travels.find(({ name }: { name: string }) => name === DRAFTED[project.name]);
  try {
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
  } finally {
    const answer = await page.request.patch(`/api/edit-travel/${id}`, { headers: { origin: system.url }, data: { descriptions } });
    expect(answer.status(), await answer.text()).toBe(200);
  }
});
