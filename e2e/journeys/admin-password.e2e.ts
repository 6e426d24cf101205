import { violations } from '../support/accessibility.ts';
import { holdTimers, letPass } from '../support/clock.ts';
import { sidewaysBy } from '../support/layout.ts';
import { addAdmin, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const NEW = 'Turtles at nine 1!';

test('an admin changes the password, which ends the other session, and signs in with the new one (APWD-01, APWD-02, APWD-09, APWD-10, AROU-11, ERR-46, ERR-47, MSG-10)', {
  tag: '@phone',
}, async ({ page, playwright, system }) => {
  const { email, password } = await addAdmin(system, `password-${Date.now()}@reefdesk.example`);
  const elsewhere = await playwright.request.newContext({ baseURL: system.url });
  await signIn(elsewhere, { email, password });
  await signIn(page.request, { email, password });
  await holdTimers(page);
  await page.goto('/admin/change-password');
  await expect(page.getByText(email)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);

  const main = page.getByRole('main');
  const submit = main.getByRole('button', { name: 'Change password' });
  await page.getByLabel('Current password', { exact: true }).fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW);
  await expect(page.getByText('Passwords match')).toBeVisible();
  await expect(page.getByTestId('strength')).toHaveText('Strong');
  await submit.click();
  const wrong = page.getByText('Current password is incorrect');
  await expect.poll(() => wrong.count(), { message: 'inline and in a toast' }).toBeGreaterThan(1);
  await expect(main.getByRole('alert')).toHaveText('Current password is incorrect');

  await page.getByLabel('Current password', { exact: true }).fill(password);
  await submit.click();
  const changed = main.getByText('Password changed successfully');
  await expect(changed).toBeVisible();
  await letPass(page, 2_999);
  await expect(changed).toBeVisible();
  await letPass(page, 1);
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');
  expect((await page.request.get('/api/me')).status(), 'this session goes on').toBe(200);
  await expect.poll(async () => (await elsewhere.get('/api/me')).status(), { message: 'the other one does not' }).toBe(401);
  await elsewhere.dispose();

  await page.goto('/admin/logout');
  await expect(page).toHaveURL('/auth/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/admin/travel');
});
