import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { appCode, giveCode } from '../support/app-code.ts';
import { pressOption } from '../support/choose.ts';
import { EMAIL_TIMEOUT_MS } from '../support/emails.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'a calm afternoon on the reef';
const HALF_MINUTE_MS = 30_000;

async function givePassword(page: Page, email: string): Promise<void> {
  await page.goto('/auth/sign-in?lang=en');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

test('an owner invites a colleague and reads the email in the back office; the colleague accepts in another browser, signs in with two steps, loses the phone and signs in by a recovery code (PPL-06, PPL-08, ENQ-05)', {
  tag: '@once',
}, async ({ page, system, openContext }) => {
  const email = `colleague-${randomUUID()}@reefdesk.example`;
  await signInAsAdmin(page.request, system);
  await page.goto('/admin/people?lang=en');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const form = page.getByRole('dialog', { name: 'Invite somebody' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('combobox', { name: 'Position' }).click();
  await pressOption(page.getByRole('option', { name: 'Editor' }));
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('article', { name: email })).toBeVisible();

  await page.goto('/admin/letters?lang=en');
  const entry = page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: email });
  await expect(async () => {
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(entry).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: EMAIL_TIMEOUT_MS });
  await entry.click();
  const plain = page.getByRole('article').getByRole('region', { name: 'As plain text' });
  await expect(plain).toContainText('/auth/accept-invitation#');
  const link = /\S+\/auth\/accept-invitation#[\w-]{43}/.exec((await plain.textContent()) ?? '')?.[0] ?? '';

  const elsewhere = await openContext();
  const colleague = await elsewhere.newPage();
  await colleague.goto(link);
  await colleague.getByLabel('Your name').fill('Sari Lumowa');
  await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await colleague.getByRole('button', { name: 'Join the team' }).click();
  await colleague.getByRole('status').getByRole('link', { name: 'Sign in' }).click();
  await colleague.getByLabel('Email', { exact: true }).fill(email);
  await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await colleague.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(colleague).toHaveURL(/\/admin\/travel$/);

  await colleague.goto('/admin/account?lang=en');
  const card = colleague.getByRole('region', { name: 'Two-step sign-in' });
  await card.getByRole('button', { name: 'Set it up' }).click();
  await card.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await card.getByRole('button', { name: 'Continue' }).click();
  const secret = (await card.locator('code').textContent()) ?? '';
  await giveCode(colleague, () => appCode(secret));
  await expect(card.getByTestId('recovery-code')).toHaveCount(10);
  const [recovery = ''] = await card.getByTestId('recovery-code').allInnerTexts();
  await card.getByRole('button', { name: 'I have kept them' }).click();

  await elsewhere.clearCookies();
  await givePassword(colleague, email);
  // The code that enabled two-step sign-in is used up, so the next one is generated in advance.
  await giveCode(colleague, () => appCode(secret, Date.now() + HALF_MINUTE_MS));
  await expect(colleague).toHaveURL(/\/admin\/travel$/);

  await elsewhere.clearCookies();
  await givePassword(colleague, email);
  await giveCode(colleague, recovery);
  await expect(colleague).toHaveURL(/\/admin\/travel$/);
  await colleague.goto('/admin/account?lang=en');
  await expect(card).toContainText('9 recovery codes are left.');
  await elsewhere.close();
});
