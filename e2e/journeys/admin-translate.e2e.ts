import { randomUUID } from 'node:crypto';
import { violations } from '../support/accessibility.ts';
import { addStaff, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a translator works text by text with glossary terms; a machine translation is published only once accepted (EDT-08, EDT-09) @once', async ({
  page,
  system,
  own,
  desk: request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const tag = randomUUID().slice(0, 8);
  const translator = await addStaff(system, `sinta-${tag}@reefdesk.example`, 'translator', '--languages', 'ID');
  const from = { headers: { origin: system.url } };
  const termText = `Anthias${tag}`;
  const term = await request.put(`/api/glossary/${tag}`, { ...from, data: { terms: { en: termText, id: 'ikan anthias' }, note: '' } });
  expect(term.status(), await term.text()).toBe(200);
  const id = await own.addDestination(`Lekuan ${tag}`, {
    categories: { en: 'Wall', id: '', cn: '岩壁' },
    descriptions: { en: `Clouds of ${termText.toLowerCase()}.`, id: '', cn: '鱼群如云。' },
  });
  const publish = (data = {}) => request.post(`/api/drafts/destinations/${id}/publish`, { ...from, data });
  const UNACCEPTED = { field: 'categories', language: 'id', reason: 'machine_made' };
  try {
    await signIn(page.request, translator);
    await page.goto(`/admin/translate/destinations/${id}?language=id`);
    const description = page.getByRole('region', { name: 'Description' });
    await expect(description.locator('mark')).toHaveText(termText.toLowerCase());
    await expect(description).toContainText('→ ikan anthias');
    await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
    await description.getByRole('textbox').fill('Awan ikan anthias.');
    await expect(page.getByRole('status').filter({ hasText: 'Saved at' })).toBeVisible();

    const category = page.getByRole('region', { name: 'Category' });
    await category.getByRole('button', { name: 'Suggest Category by machine' }).click();
    await expect(category.getByRole('textbox')).toHaveValue('id: Wall');
    await expect(category).toContainText('Made by a machine');
    expect(await violations(page)).toEqual([]);
    await expect
      .poll(async () => (await (await request.get(`/api/drafts/destinations/${id}`)).json()).data.machine)
      .toEqual(['categories.id']);
    const rejected = await publish();
    expect(rejected.status()).toBe(422);
    expect((await rejected.json()).data.missing).toContainEqual(UNACCEPTED);

    // The mark is still there after leaving the page.
    await page.goto(`/admin/translate/destinations/${id}?language=id`);
    await expect(category).toContainText('Made by a machine');
    await category.getByRole('button', { name: 'Accept Category' }).click();
    await expect(category).not.toContainText('Made by a machine');
    await expect.poll(async () => (await (await request.get(`/api/drafts/destinations/${id}`)).json()).data.machine).toEqual([]);
    // Only the picture is missing now, which an owner may override.
    expect((await (await publish()).json()).data.missing).not.toContainEqual(UNACCEPTED);
    expect((await publish({ force: true })).status()).toBe(200);
    const shown = await (await request.get(`/api/destination/${id}`)).text();
    expect(shown).toContain('Awan ikan anthias.');
  } finally {
    await request.delete(`/api/glossary/${tag}`, from);
  }
});
