import type { Page } from '@playwright/test';
import { sizesFor, violations } from '../support/accessibility.ts';
import { linkIn, readLetter } from '../support/letters.ts';
import { addCustomer, signIn, signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'A calm morning 7';
const LANGUAGES = {
  en: {
    title: 'Create an account',
    missing: 'Please tell us your name',
    sent: 'Look into your mailbox',
    letter: /^Verify your address for /,
    verified: 'Your address is verified',
    greeting: 'Good to see you, Ana Wenas',
    code: 'EN',
  },
  id: {
    title: 'Buat akun',
    missing: 'Mohon isi nama Anda',
    sent: 'Periksa kotak surat Anda',
    letter: /^Konfirmasi alamat Anda untuk /,
    verified: 'Alamat Anda sudah dikonfirmasi',
    greeting: 'Senang bertemu lagi, Ana Wenas',
    code: 'ID',
  },
  cn: {
    title: '创建账户',
    missing: '请填写您的姓名',
    sent: '请查看您的邮箱',
    letter: /验证您的邮箱$/,
    verified: '邮箱已验证',
    greeting: 'Ana Wenas，欢迎回来',
    code: 'CN',
  },
};

const newAddress = () => `sign-up-${Date.now()}-${Math.round(Math.random() * 1e6)}@reefdesk.example`;
/** What stands in the place of the form then. */
const sent = (page: Page) => page.locator('main [role="status"][tabindex]');
const send = (page: Page) => page.locator('main form button[type="submit"]').click();

async function fill(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('input[name="fullname"]').fill('Ana Wenas');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
}

for (const [language, words] of Object.entries(LANGUAGES)) {
  test(`a visitor signs up in ${language}, opens the link of the letter, and has an account, which no second press makes (OR-17, CUST-02, GEN-04, PPL-02)`, {
    tag: '@once',
  }, async ({ page, system, openContext }) => {
    const email = newAddress();
    await page.goto(`/sign-up?lang=${language}`);
    await expect(page).toHaveTitle(new RegExp(`^${words.title}`));
    await fill(page, email);
    await send(page);
    await expect(sent(page)).toContainText(words.sent);
    await expect(sent(page)).toBeFocused();
    expect((await page.request.get('/api/me')).status()).toBe(401);
    expect((await page.request.post('/api/login', { data: { email, password: PASSWORD } })).status()).toBe(401);

    const desk = await openContext();
    await signInAsAdmin(desk.request, system);
    const link = linkIn(await readLetter(desk.request, email, words.letter), '/auth/verify-email');
    await page.goto(link);
    await send(page);
    await expect(page.locator('main').getByRole('status')).toContainText(words.verified);
    await page.locator('main').getByRole('status').getByRole('link').click();
    await page.locator('input[name="email"]').fill(email);
    await page.locator('input[name="password"]').fill(PASSWORD);
    await send(page);
    await expect(page).toHaveURL(/\/customer\/travel$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.greeting);
    const me = (await (await page.request.get('/api/me')).json()) as object;
    expect(me).toMatchObject({ role: 'customer', language: words.code, email_verified: true });

    const later = await openContext();
    const again = await later.newPage();
    await again.goto(link);
    await send(again);
    await expect(again.locator('main').getByRole('status').getByRole('link')).toHaveCount(2);
    await expect(again.locator('main').getByRole('status').getByRole('link').last()).toHaveAttribute('href', '/sign-up');
    await Promise.all([desk.close(), later.close()]);
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

test('who signs up with an address that has an account sees what everybody sees, and the address gets another letter (PPL-02)', {
  tag: '@once',
}, async ({ page, system, openContext }) => {
  const shown = async (email: string): Promise<string> => {
    await page.goto('/sign-up?lang=en');
    await fill(page, email);
    await send(page);
    await expect(sent(page)).toBeVisible();
    return ((await page.locator('main').textContent()) ?? '').replaceAll(email, 'the address');
  };
  const owner = await addCustomer(system, newAddress());
  expect(await shown(owner.email)).toBe(await shown(newAddress()));
  expect(await violations(page)).toEqual([]);

  const desk = await openContext();
  await signInAsAdmin(desk.request, system);
  const letter = await readLetter(desk.request, owner.email, /^You already have an account at /);
  expect([linkIn(letter, '/auth/verify-email'), letter.includes(`${system.url}/auth/sign-in`)]).toEqual(['', true]);
  expect((await page.request.post('/api/login', { data: { email: owner.email, password: PASSWORD } })).status()).toBe(401);
  await signIn(page.request, owner);
  await desk.close();
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
