import { violations } from '../support/accessibility.ts';
import { sidewaysBy } from '../support/layout.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('an editor previews the draft of a package as its public page in another language, shares the link and revokes it (EDT-03)', async ({
  page,
  system,
  openContext,
}, { project }) => {
  await signInAsAdmin(page.request, system);
  const headers = { origin: system.url };
  // Both projects run at the same time, so each uses a package of its own.
  const slug = project.name === 'phone' ? 'lakes-and-volcanoes' : 'family-days-by-the-sea';
  const { data } = await (await page.request.get('/api/packages')).json();
  const { travel_id: id } = data.find((travel: { slug: string }) => travel.slug === slug) as { travel_id: string };
  const name = `草稿名称 ${project.name}`;
  const draft = await page.request.put(`/api/drafts/packages/${id}`, { data: { names: { cn: name } }, headers });
  expect(draft.status()).toBe(200);
  await page.goto(`/admin/travel/travel-detail/${id}`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  const shown = dialog.frameLocator('iframe');
  await expect(shown.locator('h1')).toBeVisible();
  await expect(shown.locator('h1')).not.toContainText(name);
  await expect(dialog.getByLabel('Link to share')).not.toHaveValue('');
  await expect(dialog.getByRole('heading', { name: 'Preview' }), 'it opens at its beginning').toBeInViewport();
  await dialog.getByText('简体中文', { exact: true }).click();
  await expect(shown.locator('h1')).toContainText(name);
  await dialog.getByText('a computer', { exact: true }).click();
  await expect(shown.locator('h1')).toContainText(name);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysBy(page)).toBe(0);

  const link = await dialog.getByLabel('Link to share').inputValue();
  const visitor = await openContext();
  const other = await visitor.newPage();
  await other.goto(`${link}&lang=cn`);
  await expect(other.locator('h1')).toContainText(name);
  await other.goto(`/auth/travel/${slug}?lang=cn`);
  await expect(other.locator('h1')).toBeVisible();
  await expect(other.locator('h1')).not.toContainText(name);
  await dialog
    .getByRole('button', { name: /^Revoke the link/ })
    .first()
    .click();
  await expect(page.getByText('The link opens nothing any more')).toBeVisible();
  expect((await visitor.request.get(link, { maxRedirects: 0 })).status()).toBe(303);
  await visitor.close();
  await page.request.delete(`/api/drafts/packages/${id}`, { headers });
});

test('the draft of every kind of record is visible on its public page only with the preview link (EDT-03) @once', async ({
  page,
  system,
}) => {
  await signInAsAdmin(page.request, system);
  const headers = { origin: system.url };
  const read = async (path: string) => (await (await page.request.get(path)).json()).data;
  const [destination] = (await read('/api/destinations')).destinations as { destination_id: string }[];
  const [testimonial] = (await read('/api/testimonials')) as { testimonial_id: string }[];
  const [slide] = (await read('/api/gallery')) as { gallery_id: string }[];
  const { brand } = await read('/api/site');
  const secret = 'Not public yet';
  const drafts = [
    ['destinations', destination?.destination_id, { names: { en: secret } }],
    ['testimonials', testimonial?.testimonial_id, { quote_en: secret }],
    ['slides', slide?.gallery_id, { image_title_en: secret }],
    ['site', 'site', { brand: { ...brand, hero: { ...brand.hero, title: { ...brand.hero.title, en: secret } } } }],
  ] as const;
  for (const [kind, id, fields] of drafts) {
    expect((await page.request.put(`/api/drafts/${kind}/${id}`, { data: fields, headers })).status(), kind).toBe(200);
    const made = (await (await page.request.post('/api/previews', { data: { kind, id }, headers })).json()) as { data: { url: string } };
    const { url } = made.data;
    expect(await (await page.request.get(`${url}&lang=en`)).text(), kind).toContain(secret);
    expect(await (await page.request.get(`${url.split('?')[0]}?lang=en`)).text(), kind).not.toContain(secret);
    await page.request.delete(`/api/drafts/${kind}/${id}`, { headers });
  }
});
