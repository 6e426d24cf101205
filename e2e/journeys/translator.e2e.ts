import { randomUUID } from 'node:crypto';
import { violations } from '../support/accessibility.ts';
import { acceptInvitation, invite } from '../support/invitations.ts';
import { sidewaysBy } from '../support/layout.ts';
import { picture } from '../support/own-records.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'a calm afternoon in the tea house';
const SEEN_WITHIN_MS = 2_000;

test('an owner invites a translator, who finds what is missing on the board and translates a package with its stops and pictures; a visitor reads it in Chinese, and the owner sees who did it (EDT-07, EDT-08, LIB-03, PPL-04, AUD-03)', {
  tag: '@phone',
}, async ({ page, system, own, openContext }) => {
  const tag = randomUUID().slice(0, 8);
  const from = { headers: { origin: system.url } };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdmin(page.request, system);

  // The English text is newer than the Chinese one; a stop's title and the picture's text are in English only.
  const id = await own.addPackage(`Tea and reefs ${tag}`, { status: 'active' });
  await own.addStop(id, { titles: { en: `Tasting tea ${tag}` } });
  await page.request.patch(`/api/edit-travel/${id}`, { ...from, data: { descriptions: { en: `Two dives and a tea house, ${tag}.` } } });
  const changed = await page.request.patch(`/api/edit-travel/${id}/image`, { ...from, multipart: { mainImage: picture(tag) } });
  const { slug, image_meta: image } = (await changed.json()).data;
  const described = await page.request.patch(`/api/library/${image.id}`, { ...from, data: { alt: { en: `A turtle above tea, ${tag}` } } });
  expect(described.status(), await described.text()).toBe(200);

  const email = `translator-${tag}@reefdesk.example`;
  const link = await invite(page, { email, position: 'Translator', languages: ['简体中文'] });
  const elsewhere = await openContext();
  const translator = await elsewhere.newPage();
  await acceptInvitation(translator, link, { email, name: `Lin ${tag}`, password: PASSWORD });

  await translator.goto('/admin/translations?kind=packages&lang=en');
  const row = translator.getByRole('listitem').filter({ hasText: `Tea and reefs ${tag}` });
  await expect(row).toContainText('1 text missing');
  await expect(row).toContainText('1 text older than English');
  await row.getByRole('link').click();
  const description = translator.getByRole('region', { name: 'Description' });
  await expect(description).toContainText('Older than English');
  await description.getByRole('textbox').fill(`两次潜水和一座茶馆 ${tag}`);
  await expect(translator.getByRole('status').filter({ hasText: 'Saved at' })).toBeVisible();
  const part = (name: string) => translator.getByRole('region', { name, exact: true });
  for (const [name, field, words] of [
    ['Itinerary', /^Title .*简体中文$/, `品茶 ${tag}`],
    ['Pictures', /^Alternative text .*简体中文$/, `茶上的海龟 ${tag}`],
  ] as const) {
    await part(name).getByRole('textbox', { name: field }).fill(words);
    await part(name).getByRole('button', { name: 'Save' }).click();
    await expect(part(name).getByRole('button', { name: 'Save' })).toBeDisabled();
  }
  expect(await violations(translator)).toEqual([]);
  expect(await sidewaysBy(translator)).toBe(0);
  await translator.goto('/admin/translations?kind=packages&lang=en');
  await expect(row).not.toContainText('missing');
  await elsewhere.close();

  await page.goto(`/admin/travel/travel-detail/${id}?lang=en`);
  await page.getByRole('button', { name: 'Go on with the draft' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit as a draft' })).toBeVisible();
  const published = Date.now();
  const visitor = await (await openContext()).newPage();
  await expect
    .poll(async () => (await visitor.request.get(`/api/travel/${slug}`)).text(), { timeout: SEEN_WITHIN_MS })
    .toContain(`两次潜水和一座茶馆 ${tag}`);
  expect(Date.now() - published).toBeLessThan(SEEN_WITHIN_MS + 1_000);
  await visitor.goto(`/travel/${slug}?lang=cn`);
  await expect(visitor.getByText(`两次潜水和一座茶馆 ${tag}`).first()).toBeVisible();
  await visitor.getByRole('button', { name: '行程' }).click();
  await expect(visitor.getByRole('dialog').getByText(`品茶 ${tag}`)).toBeVisible();
  await visitor.keyboard.press('Escape');
  await expect(visitor.getByAltText(`茶上的海龟 ${tag}`).first()).toBeAttached();

  await page.getByText('Who changed what', { exact: true }).click();
  await expect(page.getByText(`Lin ${tag}`).first()).toBeVisible();
});
