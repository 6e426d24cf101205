import { randomUUID } from 'node:crypto';
import { violations } from '../support/accessibility.ts';
import { choose } from '../support/choose.ts';
import type { OwnRecords } from '../support/own-records.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const from = (origin: string) => ({ headers: { origin } });
const descriptions = { en: 'Blue and calm', id: 'Biru dan tenang', cn: '湛蓝宁静' };

const addDestination = (own: OwnRecords, names: { en: string; id?: string }) =>
  own.addDestination(names.en, { names, categories: { en: 'Island' }, descriptions });

test('the board and the lists show missing translations and those older than the English text (EDT-07)', { tag: '@phone' }, async ({
  page,
  system,
  own,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdmin(page.request, system);
  const name = `Gangga ${randomUUID().slice(0, 8)}`;
  const id = await addDestination(own, { en: name, id: name });
  await page.request.patch(`/api/edit-destination/${id}`, {
    ...from(system.url),
    data: { descriptions: { en: 'Blue, calm and clear' } },
  });

  await page.goto('/admin/translations?kind=destinations&language=cn');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('2 texts missing');
  await expect(row).toContainText('1 text older than English');
  expect(await row.getByRole('link').getAttribute('href')).toBe(`/admin/translate/destinations/${id}?language=cn`);
  await expect(page.getByRole('table').getByRole('row', { name: /^Destinations/ })).toContainText('missing');
  expect(await violations(page)).toEqual([]);

  await page.goto(`/admin/destination?q=${encodeURIComponent(name)}`);
  const card = page.getByTestId('destination-card');
  await expect(card).toContainText('Older than English: ID, CN');
  const filter = page.getByRole('combobox', { name: 'Translation' });
  await choose(filter, page.getByRole('option', { name: 'Missing: 简体中文' }));
  await expect(page).toHaveURL(/translation=missing-cn/);
  await expect(card).toHaveCount(1);
  await choose(filter, page.getByRole('option', { name: 'Missing: English' }));
  await expect(card).toHaveCount(0);

  const answer = await page.request.post(`/api/translations/destinations/${id}/confirm`, {
    ...from(system.url),
    data: { language: 'cn', fields: ['descriptions'] },
  });
  expect(answer.status()).toBe(200);
  await page.goto('/admin/translations?kind=destinations&language=cn');
  await expect(row).toContainText('2 texts missing');
  await expect(row).not.toContainText('older');
});

test('visitors see one note, in their language, if English replaces missing translations (EDT-07)', { tag: '@once' }, async ({
  page,
  system,
  own,
}) => {
  await signInAsAdmin(page.request, system);
  const name = `Lihaga ${randomUUID().slice(0, 8)}`;
  const id = await addDestination(own, { en: name });
  const address = `/auth/destination-detail/${id}`;
  for (const [language, note] of [
    ['id', 'Sebagian belum diterjemahkan dan ditampilkan dalam bahasa Inggris.'],
    ['cn', '部分内容尚未翻译，暂以英文显示。'],
  ]) {
    await expect.poll(async () => (await page.request.get(`${address}?lang=${language}`)).text()).toContain(note);
    await page.goto(`${address}?lang=${language}`);
    await expect(page.getByText(note as string)).toHaveCount(1);
  }
  expect(await violations(page)).toEqual([]);
  await page.goto(`${address}?lang=en`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('not translated yet')).toHaveCount(0);
  await page.request.patch(`/api/edit-destination/${id}`, {
    ...from(system.url),
    data: { names: { cn: '利哈加' }, categories: { cn: '岛屿' } },
  });
  await page.goto(`${address}?lang=cn`);
  await expect(page.getByRole('heading', { level: 1, name: '利哈加' })).toBeVisible();
  await expect(page.getByText('暂以英文显示')).toHaveCount(0);
});
