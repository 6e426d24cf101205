import { randomUUID } from 'node:crypto';
import { violations } from '../support/accessibility.ts';
import { pressOption } from '../support/choose.ts';
import { linkIn, readEmail } from '../support/emails.ts';
import { screenFor } from '../support/languages.ts';
import { sidewaysBy } from '../support/layout.ts';
import { addStaff, signIn, signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'a calm afternoon on the reef';

test('an owner invites a colleague, who accepts by email in another browser and works in that position, then changes the position and disables the account (PPL-04, PPL-05, PPL-06)', {
  tag: '@phone',
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
  await expect(page.getByRole('article', { name: email })).toContainText('The link works until');
  const link = linkIn(await readEmail(page.request, email, /invites you/), '/auth/accept-invitation');

  const elsewhere = await openContext();
  const colleague = await elsewhere.newPage();
  await colleague.goto(link);
  await colleague.getByLabel('Your name').fill('Sari Lumowa');
  await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await colleague.getByRole('button', { name: 'Join the team' }).click();
  await expect(colleague.getByRole('status')).toContainText('You are part of the team');
  await colleague.getByRole('status').getByRole('link', { name: 'Sign in' }).click();
  await colleague.getByLabel('Email', { exact: true }).fill(email);
  await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await colleague.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(colleague).toHaveURL(/\/admin\/travel$/);
  await expect(colleague.getByRole('link', { name: 'Add travel package' }).first()).toBeVisible();
  await colleague.goto('/admin/people?lang=en');
  await expect(colleague.getByText('This is not part of your work here')).toBeVisible();

  await page.reload();
  const person = page.getByRole('article', { name: 'Sari Lumowa' }).filter({ hasText: email });
  await person.getByRole('button', { name: 'Change Sari Lumowa' }).click();
  const change = page.getByRole('dialog');
  await change.getByRole('combobox', { name: 'Position' }).click();
  await pressOption(page.getByRole('option', { name: 'Translator' }));
  await change.getByRole('checkbox', { name: 'Bahasa Indonesia' }).check();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(person).toContainText('Translator · ID');
  // The changed position applies to the existing session.
  const remove = async () => {
    const answer = await colleague.request.delete('/api/delete-travel/nothing', { headers: { origin: system.url } });
    return ((await answer.json()) as { code?: string }).code;
  };
  await expect.poll(remove).toBe('forbidden');
  await colleague.goto('/admin/travel?lang=en');
  await expect(colleague.getByTestId('travel-card').first()).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Add travel package' })).toHaveCount(0);

  await person.getByRole('button', { name: 'Disable Sari Lumowa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(person).toContainText('Disabled');
  await expect.poll(async () => (await colleague.request.get('/api/me')).status()).toBe(401);
  await elsewhere.close();
});

test('a revoked invitation does not work, and an agent starts with only the permitted screens (PPL-05, PPL-06)', {
  tag: '@once',
}, async ({ page, system, openContext }) => {
  const email = `unwanted-${randomUUID()}@reefdesk.example`;
  await signInAsAdmin(page.request, system);
  const origin = { origin: system.url };
  const invited = await page.request.post('/api/users/invitations', { data: { email, position: 'agent' }, headers: origin });
  expect(invited.status()).toBe(201);
  const link = linkIn(await readEmail(page.request, email, /invites you/), '/auth/accept-invitation');
  await page.goto('/admin/people?lang=en');
  await page.getByRole('button', { name: `Take the invitation of ${email} back` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('article', { name: email })).toHaveCount(0);

  const elsewhere = await openContext();
  const stranger = await elsewhere.newPage();
  await stranger.goto(link);
  await stranger.getByLabel('Your name').fill('Nobody');
  await stranger.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await stranger.getByRole('button', { name: 'Join the team' }).click();
  await expect(stranger.getByText('This invitation is no longer valid')).toBeVisible();

  const agent = await addStaff(system, `agent-${randomUUID()}@reefdesk.example`, 'agent');
  await signIn(stranger.request, agent);
  await stranger.goto('/auth/sign-in?lang=en');
  await expect(stranger).toHaveURL(/\/admin\/(?!travel)/);
  await elsewhere.close();
});

for (const language of ['en', 'id', 'cn']) {
  test(`the users of the back office have no accessibility violations, in ${language} (PPL-06)`, { tag: screenFor(language) }, async ({
    page,
    system,
  }) => {
    await signInAsAdmin(page.request, system);
    await page.goto(`/admin/people?lang=${language}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBe(0);
    await page.locator('main header button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`/auth/accept-invitation has no accessibility violations and is not indexed, in ${language} (PPL-06)`, {
    tag: screenFor(language),
  }, async ({ page }) => {
    await page.goto(`/auth/accept-invitation?lang=${language}#the-token`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.locator('button[type="submit"]').click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBe(0);
  });
}
