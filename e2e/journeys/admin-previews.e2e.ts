import { randomUUID } from 'node:crypto';
import { violations } from '../support/accessibility.ts';
import { sidewaysBy } from '../support/layout.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { keepToasts, toast } from '../support/toast.ts';

test('an editor previews the draft of a package as its public page in another language, shares the link and revokes it (EDT-03)', {
  tag: '@phone',
}, async ({ page, system, openContext, own }) => {
  await signInAsAdmin(page.request, system);
  const headers = { origin: system.url };
  const tag = randomUUID().slice(0, 8);
  const id = await own.addPackage(`Previewed ${tag}`, { status: 'active' });
  const { slug } = (await (await page.request.get(`/api/get-travel-details/${id}`)).json()).data;
  const name = `草稿名称 ${tag}`;
  const draft = await page.request.put(`/api/drafts/packages/${id}`, { data: { names: { cn: name } }, headers });
  expect(draft.status()).toBe(200);
  await keepToasts(page);
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
  await toast(page, 'The link opens nothing any more');
  expect((await visitor.request.get(link, { maxRedirects: 0 })).status()).toBe(303);
  await visitor.close();
});

test('the draft of every kind of record is visible on its public page only with the preview link (EDT-03) @once', async ({
  page,
  system,
  own,
}) => {
  await signInAsAdmin(page.request, system);
  const headers = { origin: system.url };
  const read = async (path: string) => (await (await page.request.get(path)).json()).data;
  const tag = randomUUID().slice(0, 8);
  // The slide's page shows the first picture of the slideshow, which no other test drafts.
  const [slide] = (await read('/api/gallery')) as { gallery_id: string }[];
  const { brand } = await read('/api/site');
  const secret = 'Not public yet';
  const drafts = [
    ['destinations', await own.addDestination(`Previewed ${tag}`), { names: { en: secret } }],
    ['testimonials', await own.addTestimonial(`Previewed ${tag}`), { quote_en: secret }],
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
