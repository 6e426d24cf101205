import { violations } from '../support/accessibility.ts';
import { sidewaysBy } from '../support/layout.ts';
import { addAdmin, addCustomer, leaveItToEach, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';

const address = (name: string) => `${name}-${Date.now()}@reefdesk.example`;

test('a customer adds a passkey, signs in with it alone and after the password, renames and removes it (PPL-08)', { tag: '@once' }, async ({
  page,
  system,
}) => {
  const diver = await addCustomer(system, address('passkey'));
  await addVirtualAuthenticator(page);
  await signIn(page.request, diver);
  await page.goto('/customer/default?lang=en');
  const card = page.getByRole('region', { name: 'Passkeys', exact: true });
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(card.getByLabel('Name of the passkey')).toBeFocused();
  await card.getByRole('button', { name: 'Continue' }).click();
  await expect(card.getByText('Please give it a name')).toBeVisible();
  await card.getByLabel('Name of the passkey').fill('My phone');
  await card.getByLabel('Your password', { exact: true }).fill('not this');
  await card.getByRole('button', { name: 'Continue' }).click();
  await expect(card.getByRole('alert')).toHaveText('Current password is incorrect');
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
  await card.getByLabel('Your password', { exact: true }).fill(diver.password);
  await card.getByRole('button', { name: 'Continue' }).click();
  await expect(card.getByTestId('recovery-code')).toHaveCount(10);
  await card.getByRole('button', { name: 'I have kept them' }).click();
  await expect(card.getByRole('listitem')).toContainText('My phone');
  await expect(card.getByRole('listitem')).toContainText('not used yet');
  await expect(page.getByRole('region', { name: 'Two-step sign-in' })).toContainText('we ask for one of your passkeys');
  expect(await violations(page)).toEqual([]);

  await page.context().clearCookies();
  await page.goto('/auth/sign-in?lang=en');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/customer\/travel$/);

  await page.context().clearCookies();
  await page.goto('/auth/sign-in?lang=cn');
  expect(await violations(page)).toEqual([]);
  await page.locator('input[name="email"]').fill(diver.email);
  await page.locator('input[name="password"]').fill(diver.password);
  await page.locator('main form button[type="submit"]').click();
  await page.getByRole('button', { name: '使用通行密钥' }).click();
  await expect(page).toHaveURL(/\/customer\/travel$/);

  await page.goto('/customer/default?lang=en');
  await expect(card.getByRole('listitem')).toContainText('last used');
  await card.getByRole('button', { name: 'Rename the passkey My phone' }).click();
  await card.getByLabel('Name of the passkey').fill('Old phone');
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByRole('button', { name: 'Remove the passkey Old phone' }).click();
  await card.getByLabel('Your password', { exact: true }).fill(diver.password);
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(card.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Two-step sign-in' }).getByRole('button', { name: 'Set it up' })).toBeVisible();
});

// Runs alone, because the demand applies to all signed-in staff.
test('staff with a passkey need no other second step where owners require one (PPL-08)', { tag: '@crash' }, async ({ page, system }) => {
  const admin = await addAdmin(system, address('passkey-staff'));
  await addVirtualAuthenticator(page);
  await signIn(page.request, admin);
  await page.goto('/admin/account?lang=en');
  const steps = page.getByRole('region', { name: 'Two-step sign-in' });
  try {
    await steps.getByRole('button', { name: 'Ask it of all staff' }).click();
    await expect(steps.getByRole('button', { name: 'Leave it to each' })).toBeVisible();
    const card = page.getByRole('region', { name: 'Passkeys', exact: true });
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    await card.getByLabel('Name of the passkey').fill('Desk');
    await card.getByLabel('Your password', { exact: true }).fill(admin.password);
    await card.getByRole('button', { name: 'Continue' }).click();
    await card.getByRole('button', { name: 'I have kept them' }).click();
    await expect(steps).toContainText('we ask for one of your passkeys');
    await page.goto('/admin/testimonials');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Your team asks for two-step sign-in')).toBeHidden();
    await page.goto('/admin/account?lang=en');
    await steps.getByRole('button', { name: 'Leave it to each' }).click();
    await expect(steps.getByRole('button', { name: 'Ask it of all staff' })).toBeVisible();
  } finally {
    await leaveItToEach(page.request, system.url, admin);
  }
});
