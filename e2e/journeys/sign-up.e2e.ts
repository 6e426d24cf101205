import type { Page } from '@playwright/test';
import { sizesFor, violations } from '../support/accessibility.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'A calm morning 7';
const LANGUAGES = {
  en: { title: 'Create an account', greeting: 'Good to see you, Ana Wenas', code: 'EN', missing: 'Please tell us your name' },
  id: { title: 'Buat akun', greeting: 'Senang bertemu lagi, Ana Wenas', code: 'ID', missing: 'Mohon isi nama Anda' },
  cn: { title: '创建账户', greeting: 'Ana Wenas，欢迎回来', code: 'CN', missing: '请填写您的姓名' },
};

const newAddress = () => `sign-up-${Date.now()}-${Math.round(Math.random() * 1e6)}@reefdesk.example`;
const send = (page: Page) => page.locator('main form button[type="submit"]').click();

async function fill(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('input[name="fullname"]').fill('Ana Wenas');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
}

for (const [language, { title, greeting, code }] of Object.entries(LANGUAGES)) {
  test(`a visitor makes an account in ${language}, is signed in, and comes back with it later (OR-17, CUST-02, GEN-04)`, {
    tag: '@once',
  }, async ({ page, context, request }) => {
    const email = newAddress();
    await page.goto(`/sign-up?lang=${language}`);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await fill(page, email);
    await send(page);
    await expect(page).toHaveURL(/\/customer\/travel$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
    const me = (await (await page.request.get('/api/me')).json()) as { role: string; language: string };
    expect(me).toMatchObject({ role: 'customer', language: code });
    await context.clearCookies();
    await signIn(request, { email, password: PASSWORD });
  });

  test(`nothing keeps anybody out of the sign-up screen, in ${language}`, { tag: sizesFor(language) }, async ({ page }) => {
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

test('an address that has an account is told at its field, with the way in', { tag: '@once' }, async ({ page, request }) => {
  const email = newAddress();
  const made = await request.post('/api/register', { data: { fullname: 'Ana Wenas', email, password: PASSWORD } });
  expect(made.status()).toBe(201);
  await page.goto('/sign-up?lang=en');
  await fill(page, email);
  await send(page);
  await expect(page.getByText('This email address already has an account.')).toBeVisible();
  await expect(page.locator('input[name="email"]')).toBeFocused();
  await page.getByRole('link', { name: 'Sign in instead' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
});

test('too many attempts are said above the form', { tag: '@once' }, async ({ page }) => {
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
