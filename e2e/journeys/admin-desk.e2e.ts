import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { pressOption } from '../support/choose.ts';
import { screenFor } from '../support/languages.ts';
import { sidewaysBy } from '../support/layout.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Each enquiry has a contact of its own, because enquiries per contact are limited by the hour. */
async function ask(request: APIRequestContext, enquiry: object): Promise<string> {
  const data = { name: '林伟', wechat: `weilin_${randomUUID().slice(0, 8)}`, language: 'CN', ...enquiry };
  const answer = await request.post('/api/enquiries', { data, headers: { 'idempotency-key': randomUUID() } });
  return ((await answer.json()) as { data: { reference: string } }).data.reference;
}

const TEXTS = {
  en: { choose: 'Template', use: 'Put it into the answer', copy: 'Copy the text', anyway: 'Send it like this', manage: 'Edit templates' },
  id: { choose: 'Templat', use: 'Masukkan ke jawaban', copy: 'Salin teks', anyway: 'Kirim apa adanya', manage: 'Ubah templat' },
  cn: { choose: '模板', use: '放入回复', copy: '复制内容', anyway: '就这样发送', manage: '编辑模板' },
} as const;

for (const [language, labels] of Object.entries(TEXTS)) {
  test(`an agent answers with a template and is warned about open placeholders, in ${language} (ENQ-12)`, {
    tag: screenFor(language),
  }, async ({ page, system, openContext }) => {
    const guest = await openContext();
    const reference = await ask(guest.request, { package_slug: 'bunaken-classic' });
    await guest.close();
    await signInAsAdmin(page.request, system);
    await page.goto(`/admin/enquiries?lang=${language}&q=${reference}`);
    await page.locator('main').getByRole('listitem').getByRole('link', { name: '林伟' }).click();
    await page.getByRole('combobox', { name: labels.choose }).click();
    await pressOption(page.getByRole('option', { name: /报价/ }));
    const preview = page.getByTestId('template-preview');
    await expect(preview).toContainText('林伟，您好');
    await expect(preview).toContainText(/每人 (IDR|Rp).1,650,000/);
    await expect(preview.locator('mark')).toHaveText(['{date}']);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBe(0);
    await page.getByRole('button', { name: labels.use }).click();
    const answer = page.locator('#answer-text');
    await expect(answer).toHaveValue(new RegExp(`${reference}。$`));

    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/messages')) sent.push(request.postData() ?? '');
    });
    const send = page.getByRole('button', { name: labels.copy, exact: true });
    await send.dblclick();
    const anyway = page.getByRole('button', { name: labels.anyway });
    await expect(anyway).toBeVisible();
    expect(sent).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await answer.fill((await answer.inputValue()).replace('{date}', '7月3日'));
    await expect(anyway).toHaveCount(0);
    await send.click();
    await expect(page.getByRole('listitem').filter({ hasText: '7月3日' })).toBeVisible();
    expect(sent).toHaveLength(1);

    await page.getByRole('link', { name: labels.manage }).click();
    await page.locator('main').getByRole('listitem').filter({ hasText: 'Offer · Penawaran' }).getByRole('button').click();
    const dialog = page.getByRole('dialog').filter({ has: page.locator('textarea') });
    const texts = dialog.locator('textarea');
    await expect(texts).toHaveCount(3);
    await texts.nth(2).fill('您好 {nama}');
    await dialog.locator('[type="submit"]').click();
    await expect(texts.nth(2)).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog).toContainText('{nama}');
    expect(await violations(page)).toEqual([]);
  });
}

test('the inbox begins with its statistics and is exported as a file (ENQ-17, ENQ-20)', { tag: '@phone' }, async ({
  page,
  system,
  openContext,
}) => {
  await signInAsAdmin(page.request, system);
  const tile = page.locator('main dl > div').filter({ hasText: 'New today' }).locator('dd');
  const guest = await openContext();
  let reference = '';
  // Repeats the check if the operator's day ends in between, which resets the count.
  await expect(async () => {
    const { data } = await (await page.request.get('/api/enquiries/figures')).json();
    reference = await ask(guest.request, { name: '=1+1' });
    await page.goto('/admin/enquiries?lang=en');
    await expect(tile).toHaveText(/^\d+$/);
    expect(Number(await tile.textContent())).toBeGreaterThan(data.new_today);
  }).toPass();
  await guest.close();
  await page.getByText('By language and package').click();
  await expect(page.getByRole('rowheader', { name: 'Chinese' })).toBeVisible();
  await page.getByText('Export for a spreadsheet').click();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysBy(page)).toBe(0);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download CSV' }).click()]);
  expect(file.suggestedFilename()).toBe('enquiries.csv');
  const read = await file.createReadStream();
  let csv = '';
  for await (const chunk of read) csv += chunk;
  expect(csv).toContain(reference);
  expect(csv).toContain(",'=1+1,");
});
