import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { holdTimers, letPass } from '../support/clock.ts';
import { screenFor } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

async function fill(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

const submit = (page: Page) => page.locator('main').getByRole('button', { name: 'Sign in', exact: true });
const popup = (page: Page) => page.getByRole('alertdialog');

/** Checks that the popup closes after exactly this time (CONST-28). */
async function expectToGoAfter(page: Page, ms: number): Promise<void> {
  await letPass(page, ms - 1);
  await expect(popup(page)).toBeVisible();
  await letPass(page, 1);
  await expect(popup(page)).toBeHidden();
}

test('an admin signs in, reaches the back office, and is redirected there on the next visit (SIGN-01, SIGN-08, STATE-26)', async ({
  page,
  system,
}) => {
  await page.goto('/auth/sign-in?lang=en');
  await fill(page, system.adminEmail, system.adminPassword);
  await submit(page).click();
  await expect(page).toHaveURL(/\/admin\/travel$/);
  await page.goto('/auth/sign-in');
  await expect(page).toHaveURL(/\/admin\/travel$/);
});

test('a customer is redirected to the customer area (SIGN-09, CUST-02)', { tag: '@once' }, async ({ page, customer }) => {
  await page.goto('/auth/sign-in?lang=en');
  await fill(page, customer.email, customer.password);
  await page.getByLabel('Remember me').check();
  await submit(page).click();
  await expect(page).toHaveURL(/\/customer\/travel$/);
});

test('a missing field or an invalid email is reported in a popup that closes automatically (VAL-01, VAL-02, MSG-44, CONST-28)', {
  tag: '@once',
}, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/login') && calls.push(request.url()));
  await holdTimers(page);
  await page.goto('/auth/sign-in?lang=en');
  await fill(page, '   ', 'secret');
  await submit(page).click();
  await expect(popup(page)).toContainText('Missing Fields');
  await expect(popup(page)).toContainText('Please fill in all fields');
  await expectToGoAfter(page, 2000);
  await fill(page, 'diver@reef', 'secret');
  await submit(page).click();
  await expect(popup(page)).toContainText('Invalid Email');
  await expect(popup(page)).toContainText('Please enter a valid email address');
  await expectToGoAfter(page, 2000);
  expect(calls).toEqual([]);
});

for (const [language, title, sentence] of [
  ['en', 'Login Failed', 'Invalid credentials'],
  ['id', 'Gagal Masuk', 'Email atau kata sandi salah'],
  ['cn', '登录失败', '邮箱或密码不正确'],
] as const) {
  test(`wrong credentials are reported in ${language} (ERR-02, CONST-28)`, { tag: '@once' }, async ({ page, system }) => {
    await holdTimers(page);
    await page.goto(`/auth/sign-in?lang=${language}`);
    await page.locator('input[name="email"]').fill(`nobody-${language}@reefdesk.example`);
    await page.locator('input[name="password"]').fill(`not ${system.adminPassword}`);
    await page.locator('main button[type="submit"]').click();
    await expect(popup(page)).toContainText(title);
    await expect(popup(page)).toContainText(sentence);
    await expectToGoAfter(page, 3000);
  });
}

test('a spinner covers the screen during the request (SIGN-07)', { tag: '@once' }, async ({ page }) => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/login', async (route) => {
    await answered;
    await route.fulfill({ status: 401, json: { status: 'error', success: false, message: 'No', msg: 'Not today' } });
  });
  await holdTimers(page);
  await page.goto('/auth/sign-in?lang=en');
  await fill(page, 'diver@reef.example', 'secret');
  await submit(page).click();
  const spinner = page.getByRole('status').filter({ hasText: 'Signing you in...' });
  await expect(spinner).toBeVisible();
  const [window, covered] = [page.viewportSize(), await spinner.boundingBox()];
  expect(covered).toMatchObject({ x: 0, y: 0, height: window?.height });
  expect(covered?.width, 'all but a scroll bar').toBeGreaterThan((window?.width ?? 0) - 20);
  answer();
  await expect(popup(page)).toContainText('Not today');
  await expect(page.getByText('Signing you in...')).toBeHidden();
});

test('bubbles rise in the picture without covering the form', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/auth/sign-in?lang=en');
  const [bubbles, form] = await Promise.all([page.getByTestId('rising-bubbles').boundingBox(), page.locator('main form').boundingBox()]);
  if (!bubbles || !form) throw new Error('They are not shown');
  await expect(page.getByTestId('rising-bubbles')).toHaveCSS('overflow', 'hidden');
  expect(bubbles.x + bubbles.width <= form.x || bubbles.y + bubbles.height <= form.y).toBe(true);
});

test('remember me, forgot password, Google and sign-up are available (SIGN-02..06)', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/auth/sign-in?lang=en');
  await expect(page.getByLabel('Remember me')).not.toBeChecked();
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/auth/forgot-password');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/sign-up');
  await expect(page.locator('main picture img')).toBeVisible();
  await expect(page.getByTestId('rising-bubbles')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByTestId('rising-bubbles')).toBeHidden();
});

for (const language of ['en', 'id', 'cn']) {
  test(`the sign-in screen has no accessibility violations, in ${language}`, { tag: screenFor(language) }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/auth/sign-in?lang=${language}`);
    await expect(page.locator('main form')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
