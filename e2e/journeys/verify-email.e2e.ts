import { randomUUID } from 'node:crypto';
import { violations } from '../support/accessibility.ts';
import { linkIn, readEmail } from '../support/emails.ts';
import { screenFor } from '../support/languages.ts';
import { sidewaysBy } from '../support/layout.ts';
import { addCustomer, signIn, signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a customer with an unverified address sees a notice, requests the email, and sees no notice after opening its link (PPL-02)', {
  tag: '@phone',
}, async ({ page, system, openContext }) => {
  const customer = await addCustomer(system, `unverified-${randomUUID()}@reefdesk.example`);
  await signIn(page.request, customer);
  await page.goto('/customer/travel?lang=en');
  const note = page.getByRole('region', { name: 'Your address is not verified yet' });
  await expect(note).toBeVisible();
  expect(await sidewaysBy(page)).toBe(0);
  await note.getByRole('button', { name: 'Send me the letter' }).click();
  await expect(note).toContainText(`A letter is on its way to ${customer.email}`);
  expect(await violations(page)).toEqual([]);

  const desk = await openContext();
  await signInAsAdmin(desk.request, system);
  const link = linkIn(await readEmail(desk.request, customer.email, /^Verify your address for /), '/auth/verify-email');
  expect(link).toMatch(new RegExp(`^${system.url}/`));
  await page.goto(link);
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await page.getByRole('link', { name: 'To your page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Ana Wenas');
  await expect(note).toHaveCount(0);
  await desk.close();
});

for (const language of ['en', 'id', 'cn']) {
  test(`/auth/verify-email has no accessibility violations and is not indexed, in ${language} (PPL-02)`, {
    tag: screenFor(language),
  }, async ({ page }) => {
    await page.goto(`/auth/verify-email?lang=${language}#the-token`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const button = page.locator('main button[type="submit"]');
    await expect(button).toBeEnabled();
    expect(await violations(page)).toEqual([]);
    // The server limits verification attempts per network, so the answer is a stub.
    const rejected = { status: 400, json: { status: 'error', success: false, code: 'invalid_or_expired_token' } };
    await page.route('**/api/verify-email', (route) => route.abort('internetdisconnected'), { times: 1 });
    await button.click();
    await expect(page.locator('main').getByRole('alert')).not.toBeEmpty();
    expect(await violations(page)).toEqual([]);
    await page.route('**/api/verify-email', (route) => route.fulfill(rejected));
    await button.click();
    await expect(page.locator('main').getByRole('status')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBe(0);
  });
}
