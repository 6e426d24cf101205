import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { linkIn, readEmail } from '../support/emails.ts';
import { screenFor } from '../support/languages.ts';
import { addCustomer, signIn, signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'A calm morning 7';
const LANGUAGES = {
  en: {
    title: 'Create an account',
    greeting: 'Good to see you, Ana Wenas',
    code: 'EN',
    missing: 'Please tell us your name',
    unverified: 'Your address is not verified yet',
    mail: /^Verify your address for /,
  },
  id: {
    title: 'Buat akun',
    greeting: 'Senang bertemu lagi, Ana Wenas',
    code: 'ID',
    missing: 'Mohon isi nama Anda',
    unverified: 'Alamat Anda belum dikonfirmasi',
    mail: /^Konfirmasi alamat Anda untuk /,
  },
  cn: {
    title: '创建账户',
    greeting: 'Ana Wenas，欢迎回来',
    code: 'CN',
    missing: '请填写您的姓名',
    unverified: '您的邮箱尚未验证',
    mail: /验证您的邮箱$/,
  },
};

const newAddress = () => `sign-up-${Date.now()}-${Math.round(Math.random() * 1e6)}@reefdesk.example`;
const send = (page: Page) => page.locator('main form button[type="submit"]').click();

async function fill(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('input[name="fullname"]').fill('Ana Wenas');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
}

for (const [language, { title, greeting, code, unverified, mail }] of Object.entries(LANGUAGES)) {
  test(`a visitor signs up in ${language}, is signed in, verifies the email, and signs in with it later (OR-17, CUST-02, GEN-04, PPL-02)`, {
    tag: '@once',
  }, async ({ page, context, request, system, openContext }) => {
    const email = newAddress();
    await page.goto(`/sign-up?lang=${language}`);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await fill(page, email);
    await send(page);
    await expect(page).toHaveURL(/\/customer\/travel$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
    await expect(page.getByRole('region', { name: unverified })).toContainText(email);
    const me = (await (await page.request.get('/api/me')).json()) as object;
    expect(me).toMatchObject({ role: 'customer', language: code, email_verified: false });
    const [desk, elsewhere] = [await openContext(), await openContext()];
    await signIn(elsewhere.request, { email, password: PASSWORD });
    await signInAsAdmin(desk.request, system);
    await page.goto(linkIn(await readEmail(desk.request, email, mail), '/auth/verify-email'));
    await send(page);
    await page.locator('main').getByRole('status').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
    await expect(page.getByRole('region', { name: unverified })).toHaveCount(0);
    expect(await (await page.request.get('/api/me')).json()).toEqual({ ...me, email_verified: true });
    await context.clearCookies();
    await signIn(request, { email, password: PASSWORD });
    await Promise.all([desk.close(), elsewhere.close()]);
  });

  test(`the sign-up screen has no accessibility violations, in ${language}`, { tag: screenFor(language) }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/sign-up?lang=${language}`);
    await expect(page.locator('main form')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.locator('input[name="password"]').fill('Short');
    await send(page);
    await expect(page.getByText(LANGUAGES[language as keyof typeof LANGUAGES].missing)).toBeVisible();
    await expect(page.locator('input[name="fullname"]')).toBeFocused();
    expect(await violations(page)).toEqual([]);
  });
}

test('a sign-up with the address of an existing account looks like any other and reveals nothing about it (PPL-02)', {
  tag: '@once',
}, async ({ system, openContext }) => {
  const owner = await addCustomer(system, newAddress());
  const signUp = async (email: string) => {
    const context = await openContext();
    const page = await context.newPage();
    await page.goto('/sign-up?lang=en');
    await page.locator('input[name="fullname"]').fill('Eve');
    await page.locator('input[name="email"]').fill(email);
    await page.locator('input[name="password"]').fill(PASSWORD);
    const [answer] = await Promise.all([page.waitForResponse('**/api/register'), send(page)]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Eve');
    await page.getByRole('button', { name: 'Send me the letter' }).click();
    await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible();
    // The lazily loaded sections are compared once they are shown.
    for (const late of ['This device', 'Set it up', 'Add a passkey']) await expect(page.getByText(late)).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const text = (await page.locator('main').textContent()) ?? '';
    const shown = text.replaceAll(email, 'the address').replaceAll(/\d+:\d\d [AP]M/g, 'the time');
    const { user_id, created_at, ...body } = (await answer.json()) as Record<string, unknown>;
    const headers = (await answer.headersArray()).map(({ name }) => name.toLowerCase()).sort();
    const cookies = (await context.cookies()).map(({ value, expires, ...cookie }) => ({ ...cookie, stays: expires > 0 }));
    await context.close();
    return [answer.status(), { ...body, email: 'the address' }, headers, cookies, shown];
  };
  const taken = await signUp(owner.email);
  expect(taken).toEqual(await signUp(newAddress()));
  expect(JSON.stringify(taken)).not.toContain('Ana Wenas');

  const desk = await openContext();
  await signInAsAdmin(desk.request, system);
  const mail = await readEmail(desk.request, owner.email, /^You already have an account at /);
  expect([linkIn(mail, '/auth/verify-email'), mail.includes(`${system.url}/auth/sign-in`)]).toEqual(['', true]);
  const visit = await openContext();
  await signIn(visit.request, owner);
  expect(await (await visit.request.get('/api/me')).json()).toMatchObject({ fullname: 'Ana Wenas', email: owner.email });
  await Promise.all([desk.close(), visit.close()]);
});

test('the link of a stranger’s sign-up sets a new password in the guest’s browser, and the stranger never sees the guest’s enquiries (PPL-02, ENQ-15)', {
  tag: '@once',
}, async ({ page, system, openContext }) => {
  const email = newAddress();
  const [stranger, desk] = [await openContext(), await openContext()];
  const data = { fullname: 'Eve', email, password: 'known to Eve alone', language: 'EN' };
  expect((await stranger.request.post('/api/register', { data })).status()).toBe(201);
  const enquiry = { name: 'Ana Wenas', email, language: 'EN', package_slug: 'bunaken-classic', divers: 2 };
  const sent = await page.request.post('/api/enquiries', { data: enquiry, headers: { 'idempotency-key': randomUUID() } });
  const { reference } = ((await sent.json()) as { data: { reference: string } }).data;
  await signInAsAdmin(desk.request, system);
  await page.goto(linkIn(await readEmail(desk.request, email, LANGUAGES.en.mail), '/auth/verify-email'));
  await send(page);
  await expect(page.locator('input[name="newPassword"]')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.locator('input[name="newPassword"]').fill(PASSWORD);
  await send(page);
  await expect(page.locator('main').getByRole('status')).toContainText('Your address is verified');
  expect((await stranger.request.get('/api/my/trips')).status()).toBe(401);
  const again = { data: { email, password: data.password }, headers: { origin: system.url } };
  expect((await stranger.request.post('/api/login', again)).status()).toBe(401);
  await signIn(page.request, { email, password: PASSWORD });
  await page.goto('/customer/default?lang=en');
  await expect(page.getByRole('region', { name: 'My trips' })).toContainText(reference);
  await Promise.all([stranger.close(), desk.close()]);
});

test('too many attempts are reported above the form', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/register', (route) =>
    route.fulfill({
      status: 429,
      json: { status: 'error', success: false, code: 'too_many_attempts', message: 'Too many attempts.', msg: 'Too many attempts.' },
    }),
  );
  await page.goto('/sign-up?lang=en');
  await fill(page, newAddress());
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Too many attempts.' })).toBeVisible();
  await expect(page).toHaveURL(/\/sign-up/);
});

test("a common password, or one with the email or the brand's name, is rejected with the reason, before and after sending (PPL-09)", {
  tag: '@once',
}, async ({ page }) => {
  const name = `diver${Date.now()}`;
  await page.goto('/sign-up?lang=en');
  await fill(page, `${name}@reefdesk.example`, 'iloveyou1');
  const meter = page.locator('form [aria-live="polite"]');
  await expect(meter).toHaveText('This is one of the most used passwords. Please choose another one');
  expect(await violations(page)).toEqual([]);
  const password = page.locator('input[name="password"]');
  await password.fill(`${name} at sea`);
  await expect(meter).toHaveText('The password must not contain your email address');
  await password.fill('Tangkasi 2031');
  await expect(meter).toHaveText('The password must not contain our name');
  await send(page);
  await expect(page.locator('input[name="password"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/\/sign-up/);
  await password.fill(PASSWORD);
  await expect(meter).toBeEmpty();
  await send(page);
  await expect(page).toHaveURL(/\/customer\/travel$/);
});
