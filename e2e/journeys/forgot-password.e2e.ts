import { randomUUID } from 'node:crypto';
import { violations } from '../support/accessibility.ts';
import { EMAIL_TIMEOUT_MS } from '../support/emails.ts';
import { screenFor } from '../support/languages.ts';
import { sidewaysBy } from '../support/layout.ts';
import { addCustomer, signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const NEW = 'a newer morning on the reef';

test('a user with a forgotten password requests an email, which staff read in the back office; its link sets a new password and ends old sessions (PPL-01, ENQ-05, SIGN-03)', {
  tag: '@phone',
}, async ({ page, system, openContext }) => {
  const { email, password } = await addCustomer(system, `forgetful-${randomUUID()}@reefdesk.example`);
  const elsewhere = await openContext();
  const other = await elsewhere.newPage();
  expect((await other.request.post('/api/login', { data: { email, password } })).status()).toBe(200);

  await page.goto('/auth/sign-in?lang=en');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password$/);
  // The previous screen also has an Email field and stays until this screen's code has loaded.
  const send = page.getByRole('button', { name: 'Send me a link' });
  await expect(send).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await send.click();
  await expect(page.getByRole('status')).toContainText(`If ${email} has an account`);

  const backOffice = await openContext();
  const desk = await backOffice.newPage();
  await signInAsAdmin(desk.request, system);
  await desk.goto('/admin/letters?lang=en');
  const entry = desk.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: email });
  await expect(async () => {
    await desk.getByRole('button', { name: 'Look again' }).click();
    await expect(entry).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: EMAIL_TIMEOUT_MS });
  await entry.click();
  const message = desk.getByRole('article', { name: /^Your new password at / });
  const button = message.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' });
  await expect(button).toBeVisible();
  const address = (await button.getAttribute('href')) ?? '';
  await expect(message.getByRole('region', { name: 'As plain text' })).toContainText(address);

  const opened = backOffice.waitForEvent('page');
  await button.click();
  const reset = await opened;
  await expect(reset).toHaveURL(new RegExp(`^${system.url}/auth/reset-password#[\\w-]{43}$`));
  await reset.getByLabel('New password', { exact: true }).fill(NEW);
  await reset.getByRole('button', { name: 'Set the password' }).click();
  await expect(reset.getByRole('status')).toContainText('Your password is set');

  expect((await other.request.get('/api/me')).status()).toBe(401);
  await elsewhere.clearCookies();
  expect((await other.request.post('/api/login', { data: { email, password } })).status()).toBe(401);
  await page.goto('/auth/sign-in?lang=en');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/customer\/travel$/);
  await Promise.all([elsewhere.close(), backOffice.close()]);
});

for (const language of ['en', 'id', 'cn']) {
  for (const path of ['/auth/forgot-password', '/auth/reset-password']) {
    test(`${path} has no accessibility violations and is not indexed, in ${language} (PPL-01)`, { tag: screenFor(language) }, async ({
      page,
    }) => {
      await page.goto(`${path}?lang=${language}${path.includes('reset') ? '#the-token' : ''}`);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await page.locator('button[type="submit"]').click();
      await expect(page.locator('[aria-invalid="true"]')).toBeFocused();
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysBy(page)).toBe(0);
    });
  }
}
