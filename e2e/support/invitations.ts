import { expect, type Page } from '@playwright/test';
import { pressOption } from './choose.ts';
import { EMAIL_TIMEOUT_MS } from './emails.ts';

export interface Invited {
  email: string;
  position: string;
  /** Names of a translator's languages. */
  languages?: readonly string[];
}

/** Invites a colleague on the owner's page, and returns the link of the email, which the owner reads in the back office. */
export async function invite(page: Page, { email, position, languages = [] }: Invited): Promise<string> {
  await page.goto('/admin/people?lang=en');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const form = page.getByRole('dialog', { name: 'Invite somebody' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('combobox', { name: 'Position' }).click();
  await pressOption(page.getByRole('option', { name: position }));
  for (const language of languages) await form.getByRole('checkbox', { name: language }).check();
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
  return /\S+\/auth\/accept-invitation#[\w-]{43}/.exec((await plain.textContent()) ?? '')?.[0] ?? '';
}

export async function acceptInvitation(
  page: Page,
  link: string,
  { email, name, password }: Record<'email' | 'name' | 'password', string>,
): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Join the team' }).click();
  await page.getByRole('status').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/travel$/);
}
