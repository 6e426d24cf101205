import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { appCode, giveCode } from '../support/app-code.ts';
import { sidewaysBy } from '../support/layout.ts';
import { addAdmin, addCustomer, type Credentials, leaveItToEach, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const TEXTS = {
  en: { step: 'One more step', refused: 'This code is not right, or was used already' },
  id: { step: 'Satu langkah lagi', refused: 'Kode ini tidak benar atau sudah pernah dipakai' },
  cn: { step: '还差一步', refused: '验证码不正确，或已被使用' },
};

const address = (name: string) => `${name}-${Date.now()}@reefdesk.example`;

async function givePassword(page: Page, { email, password }: Credentials, language = 'en'): Promise<void> {
  await page.goto(`/auth/sign-in?lang=${language}`);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('main form button[type="submit"]').click();
}

test('a customer enables the second step, signs in with it in three languages, recovers without the phone, and disables it (PPL-08)', {
  tag: '@phone',
}, async ({ page, system }) => {
  const diver = await addCustomer(system, address('two-step'));
  await signIn(page.request, diver);
  await page.goto('/customer/default?lang=en');
  const card = page.getByRole('region', { name: 'Two-step sign-in' });
  await card.getByRole('button', { name: 'Set it up' }).click();
  const password = card.getByLabel('Your password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('a guess');
  await card.getByRole('button', { name: 'Continue' }).click();
  await expect(card.getByRole('alert')).toHaveText('Current password is incorrect');
  expect(await violations(page)).toEqual([]);
  await password.fill(diver.password);
  await card.getByRole('button', { name: 'Continue' }).click();
  await expect(card.getByRole('img', { name: 'Picture for the authenticator app' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
  await giveCode(page, '000000');
  await expect(card.getByRole('alert')).toHaveText('This code is not right');
  const secret = (await card.locator('code').textContent()) ?? '';
  await giveCode(page, () => appCode(secret));
  await expect(card.getByTestId('recovery-code')).toHaveCount(10);
  const recovery = await card.getByTestId('recovery-code').allInnerTexts();
  expect(await violations(page)).toEqual([]);
  await card.getByRole('button', { name: 'I have kept them' }).click();
  await expect(card).toContainText('10 recovery codes are left.');

  for (const [n, [language, { step, refused: message }]] of Object.entries(TEXTS).entries()) {
    await page.context().clearCookies();
    await givePassword(page, diver, language);
    await expect(page.getByRole('heading', { name: step })).toBeVisible();
    await expect(page.locator('input[name="code"]')).toBeFocused();
    expect((await page.request.get('/api/me')).status()).toBe(401);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
    await giveCode(page, recovery[0] ?? '');
    if (n > 0) {
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
      await giveCode(page, recovery[n] ?? '');
    }
    await expect(page).toHaveURL(/\/customer\/travel$/);
  }

  await page.goto('/customer/default?lang=en');
  await expect(card).toContainText('7 recovery codes are left.');
  await card.getByRole('button', { name: 'Turn it off' }).click();
  await password.fill(diver.password);
  await card.getByRole('button', { name: 'Turn it off' }).click();
  await expect(card.getByRole('button', { name: 'Set it up' })).toBeVisible();
  await page.context().clearCookies();
  await givePassword(page, diver);
  await expect(page).toHaveURL(/\/customer\/travel$/);
});

// Runs alone, because the demand applies to all signed-in staff.
test('an owner demands a second step of all staff, and staff without one are led to its setup (PPL-08)', { tag: '@crash' }, async ({
  page,
  system,
}) => {
  const admin = await addAdmin(system, address('demand'));
  await signIn(page.request, admin);
  await page.goto('/admin/account?lang=en');
  const card = page.getByRole('region', { name: 'Two-step sign-in' });
  try {
    await card.getByRole('button', { name: 'Ask it of all staff' }).click();
    await expect(card.getByRole('button', { name: 'Leave it to each' })).toBeVisible();
    await page.goto('/admin/testimonials');
    const main = page.getByText('Your team asks for two-step sign-in, and your account has none yet.');
    await expect(main).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await main.getByRole('link', { name: 'Set it up' }).click();
    await expect(page).toHaveURL(/\/admin\/account$/);
    await card.getByRole('button', { name: 'Leave it to each' }).click();
    const notifications = page.getByRole('region', { name: 'Notifications' });
    await expect(notifications).toContainText('Your team asks for two-step sign-in. Please set it up first');
    await card.getByRole('button', { name: 'Set it up' }).click();
    await card.getByLabel('Your password', { exact: true }).fill(admin.password);
    await card.getByRole('button', { name: 'Continue' }).click();
    const secret = (await card.locator('code').textContent()) ?? '';
    await giveCode(page, () => appCode(secret));
    await card.getByRole('button', { name: 'I have kept them' }).click();
    await card.getByRole('button', { name: 'Leave it to each' }).click();
    await expect(card.getByRole('button', { name: 'Ask it of all staff' })).toBeVisible();
    await page.goto('/admin/testimonials');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main).toBeHidden();
  } finally {
    await leaveItToEach(page.request, system.url, admin);
  }
});

test('an admin sees their own sessions, ends one, and then all others (PPL-07)', { tag: '@phone' }, async ({
  page,
  system,
  playwright,
}) => {
  const admin = await addAdmin(system, address('sessions'));
  const [laptop, phone, other] = await Promise.all(
    ['Firefox/133.0', 'Chrome/131.0', 'Chrome/130.0'].map((browser) =>
      playwright.request.newContext({
        baseURL: system.url,
        userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 ${browser}`,
      }),
    ),
  );
  if (!laptop || !phone || !other) throw new Error('unreachable');
  for (const request of [laptop, phone, other, page.request]) await signIn(request, admin);
  await page.goto('/admin/account?lang=en');
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByText('This device')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);

  await list.getByRole('button', { name: 'End the session: Firefox on Windows' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect.poll(async () => (await laptop.get('/api/me')).status()).toBe(401);
  expect((await phone.get('/api/me')).status()).toBe(200);
  await list.getByRole('button', { name: 'End all others' }).click();
  await list.getByLabel('Your password', { exact: true }).fill(admin.password);
  expect(await violations(page)).toEqual([]);
  await list.getByRole('button', { name: 'End all others' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  for (const request of [phone, other]) await expect.poll(async () => (await request.get('/api/me')).status()).toBe(401);
  expect((await page.request.get('/api/me')).status()).toBe(200);
  for (const request of [laptop, phone, other]) await request.dispose();
});
