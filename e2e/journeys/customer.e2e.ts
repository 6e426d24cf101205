import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { seeAll, violations } from '../support/accessibility.ts';
import { holdTimers } from '../support/clock.ts';
import { screenFor } from '../support/languages.ts';
import { addCustomer, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Good to see you, Ana Wenas' });

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a visitor signs in on the way to the customer area and arrives at the requested page (CUST-03, OR-18)', { tag: '@once' }, async ({
  page,
  customer: { email, password },
}) => {
  await page.goto('/customer/default?lang=en');
  await expect(page).toHaveURL(/\/auth\/sign-in/);
  await expect(page.getByText('Sign in first, then we take you straight to your page.')).toBeVisible();
  await enter(page, email, password);
  await expect(page).toHaveURL(/\/customer\/default$/);
  await expect(greeting(page)).toBeVisible();
  await expect(page.locator('main').getByText(email, { exact: true })).toBeVisible();
});

test('the navbar leads a customer to their page and signs them out (NAV-09, NAV-10, NAV-13, NAV-14, CUST-03, ROLE-03)', async ({
  page,
  customer,
  isMobile,
}) => {
  await signIn(page.request, customer);
  await page.goto('/auth/homepage?lang=en');
  const menu = async () => {
    if (!isMobile) return page.getByRole('banner');
    await page.getByRole('button', { name: 'Menu' }).click();
    return page.getByRole('dialog', { name: 'Menu' });
  };
  await (await menu()).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/customer\/default$/);
  await expect(greeting(page)).toBeVisible();
  const trips = page.locator('main ul a[href^="/auth/travel/"]');
  await expect(trips.first()).toBeVisible();
  await (await menu()).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  await expect(page.getByText('Your trips and your details are where you left them.')).toBeVisible();
  await page.goto('/customer/travel');
  await expect(page).toHaveURL(/\/auth\/sign-in/);
});

test('a favourite package is listed in the customer area, next to details, language and password', {
  tag: '@once',
}, async ({ page, system }) => {
  // The account is this test's own, because it stores the language.
  const customer = await addCustomer(system, `favourites-${randomUUID()}@reefdesk.example`);
  const [travel] = (await (await page.request.get('/api/packages')).json()).data;
  const mark = page.getByRole('button', { name: `Keep ${travel.travel_name.en} as a favourite` });
  await page.goto(`/auth/travel/${travel.slug}?lang=en`);
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await signIn(page.request, customer);
  await page.goto('/customer/default');
  const favourites = page.getByRole('region', { name: 'My favourites' });
  await expect(favourites.getByRole('link')).toHaveAttribute('href', `/auth/travel/${travel.slug}`);
  const main = page.getByRole('main');
  for (const title of ['My trips', 'Your details', 'Change password'])
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'ID, Bahasa Indonesia' }).click();
  await expect(page.getByRole('region', { name: 'Favorit saya' })).toBeVisible();
});

test('an expired session leads to the sign-in screen and back (STATE-26)', { tag: '@once' }, async ({
  page,
  customer: { email, password },
  context,
}) => {
  await signIn(page.request, { email, password });
  await page.goto('/customer/travel?lang=en');
  await expect(greeting(page)).toBeVisible();
  await context.clearCookies({ name: 'reefdesk_session' });
  await page.reload();
  await expect(page).toHaveURL(/\/auth\/sign-in/);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await enter(page, email, password);
  await expect(page).toHaveURL(/\/customer\/travel$/);
});

test('public pages show nothing about an expired session (OR-76)', { tag: '@once' }, async ({ page, customer, context }) => {
  await signIn(page.request, customer);
  await context.clearCookies({ name: 'reefdesk_session' });
  const answer = page.waitForResponse('**/api/me');
  await page.goto('/auth/destinations?lang=en');
  expect((await answer).status()).toBe(401);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('alert').or(page.getByText('Your session has ended.'))).toHaveCount(0);
  await expect(page).toHaveURL(/\/auth\/destinations/);
});

test('a customer changes the password, and only the new one works (GEN-13, OR-39)', { tag: '@once' }, async ({ page, system, request }) => {
  const { email, password } = await addCustomer(system, `customer-${randomUUID()}@reefdesk.example`);
  await signIn(page.request, { email, password });
  await holdTimers(page);
  await page.goto('/customer/travel?lang=en');
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByLabel('New password', { exact: true }).fill('Another calm morning 8');
  await page.getByLabel('Confirm new password', { exact: true }).fill('Another calm morning 8');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.locator('main').getByText('Password changed successfully').first()).toBeVisible();
  expect((await request.post('/api/login', { data: { email, password } })).status()).toBe(401);
  await signIn(request, { email, password: 'Another calm morning 8' });
  await page.reload();
  await expect(greeting(page), 'this session stays').toBeVisible();
});

for (const language of ['en', 'id', 'cn']) {
  test(`the customer page has no accessibility violations, in ${language}`, { tag: screenFor(language) }, async ({ page, customer }) => {
    await signIn(page.request, customer);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/customer/travel?lang=${language}`);
    await expect(page.locator('main form')).toBeVisible();
    await seeAll(page);
    expect(await violations(page)).toEqual([]);
  });
}
