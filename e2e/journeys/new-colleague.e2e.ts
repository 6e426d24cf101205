import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { appCode, giveCode } from '../support/app-code.ts';
import { acceptInvitation, invite } from '../support/invitations.ts';
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
  const link = await invite(page, { email, position: 'Editor' });

  const elsewhere = await openContext();
  const colleague = await elsewhere.newPage();
  await acceptInvitation(colleague, link, { email, name: 'Sari Lumowa', password: PASSWORD });

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
