import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { seeAll, violations } from '../support/accessibility.ts';
import { linkIn, readEmail } from '../support/emails.ts';
import { sidewaysBy } from '../support/layout.ts';
import { addAdmin, addCustomer, type Credentials, signIn, signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const SUBJECT = /^Verify your address for /;

/** Verifies the address by the link of the email. */
async function verify(request: APIRequestContext, desk: APIRequestContext, { email }: Credentials, origin: string): Promise<void> {
  const headers = { origin };
  expect((await request.post('/api/verify-email/resend', { headers })).status()).toBe(202);
  const link = linkIn(await readEmail(desk, email, SUBJECT), '/auth/verify-email');
  expect((await request.post('/api/verify-email', { headers, data: { token: link.split('#')[1] } })).status()).toBe(200);
}

async function enquiriesFor(desk: APIRequestContext, reference: string) {
  const { data } = (await (await desk.get(`/api/enquiries?q=${reference}`)).json()) as {
    data: { name: string; erased_at: string | null }[];
  };
  return data;
}

test('a customer changes their name, exports all data, and erases the account with the enquiries of its address (PPL-11)', {
  tag: '@once',
}, async ({ page, system, openContext }) => {
  const desk = await openContext();
  await signInAsAdmin(desk.request, system);
  const customer = await addCustomer(system, `own-data-${randomUUID()}@reefdesk.example`);
  await signIn(page.request, customer);
  await verify(page.request, desk.request, customer, system.url);
  const enquiry = { name: 'Ana Wenas', email: customer.email, message: 'Do turtles come to breakfast?' };
  const sent = await page.request.post('/api/enquiries', {
    data: enquiry,
    headers: { origin: system.url, 'idempotency-key': randomUUID() },
  });
  const { reference } = ((await sent.json()) as { data: { reference: string } }).data;

  await page.goto('/customer/default?lang=en');
  await page.getByRole('button', { name: 'Change name' }).click();
  const name = page.getByLabel('Full name', { exact: true });
  await expect(name).toBeFocused();
  await name.fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(name).toHaveAccessibleDescription('Please tell us your name');
  await name.fill('Ana Maria Wenas');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Good to see you, Ana Maria Wenas' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change name' })).toBeFocused();

  const data = page.getByRole('region', { name: 'Your data' });
  const [download] = await Promise.all([page.waitForEvent('download'), data.getByRole('button', { name: 'Download my data' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^account-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file).toMatchObject({
    account: { email: customer.email, fullname: 'Ana Maria Wenas', email_verified: true },
    enquiries: [{ reference, messages: [{ text: enquiry.message }] }],
  });
  await expect(data.getByRole('status')).toHaveText('The file is on its way to your downloads.');
  await seeAll(page);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);

  for (const [language, erase] of [
    ['id', 'Hapus akun saya'],
    ['cn', '注销我的账户'],
    ['en', 'Erase my account'],
  ] as const) {
    await page.goto(`/customer/default?lang=${language}`);
    await page.getByRole('button', { name: erase }).click();
    await expect(page.getByRole('dialog').locator('input[name="password"]')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
  }
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Erase my account' })).toBeFocused();
  await page.keyboard.press('Enter');
  const password = dialog.getByLabel('Your password', { exact: true });
  await password.fill('not the password');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Current password is incorrect');
  await expect(password).toBeFocused();
  expect(await enquiriesFor(desk.request, reference)).toMatchObject([{ name: 'Ana Wenas', erased_at: null }]);
  await password.fill(customer.password);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  await expect(page.getByText('Your account is erased.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('reefdesk_signed_in');
  expect((await page.request.post('/api/login', { data: customer })).status()).toBe(401);
  await expect.poll(() => enquiriesFor(desk.request, reference)).toMatchObject([{ name: '', erased_at: expect.any(String) }]);
  await desk.close();
});

test('staff change their own name in the back office, and overwrite a concurrent change only after confirmation', { tag: '@once' }, async ({
  page,
  system,
}) => {
  const admin = await addAdmin(system, `own-name-${randomUUID()}@reefdesk.example`);
  await signIn(page.request, admin);
  await page.goto('/admin/account?lang=en');
  const card = page.getByRole('region', { name: 'Your account' });
  await card.getByRole('button', { name: 'Change name' }).click();
  await card.getByLabel('Full name', { exact: true }).fill('Sari Lumowa');
  expect((await page.request.patch('/api/me', { headers: { origin: system.url }, data: { fullname: 'Sari Elsewhere' } })).status()).toBe(
    200,
  );
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByRole('alert')).toContainText('it was changed to “Sari Elsewhere” meanwhile');
  expect(await violations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByRole('definition').filter({ hasText: 'Sari Lumowa' })).toBeVisible();
  await expect(card.getByRole('alert')).toHaveCount(0);
});
