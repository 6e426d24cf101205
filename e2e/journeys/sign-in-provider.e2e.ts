import { freePort } from '@reefdesk/embedded-stack/free-port';
import { IdentityProvider } from '@reefdesk/test-kit/identity-provider';
import { violations } from '../support/accessibility.ts';
import { sidewaysBy } from '../support/layout.ts';
import { signInAsAdmin } from '../support/people.ts';
import { startSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';
import { keepToasts, toast } from '../support/toast.ts';

const PHONE = { width: 375, height: 720 };
const DESKTOP = { width: 1440, height: 900 };

test('a guest cancels and then completes the sign-in by the provider, unlinks it and links it again; staff link theirs and sign in with it (PPL-03)', {
  tag: '@once',
}, async ({ browser }) => {
  test.setTimeout(240_000); // It starts a system of its own.
  const port = await freePort();
  const people = {
    maya: { email: 'maya@reef.example', email_verified: true, name: 'Maya Tumewu' },
    rina: { email: 'rina@private.example', email_verified: true },
  };
  const provider = await IdentityProvider.start({ redirectUri: `http://localhost:${port}/api/oidc/callback`, people });
  const system = await startSystem({ port, env: { ...provider.env(), OIDC_NAME: 'Reef ID' } });
  const context = await browser.newContext({ baseURL: system.url, viewport: PHONE, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await keepToasts(page);
    const elsewhere: string[] = [];
    page.on('request', (request) => request.url().startsWith(provider.issuer) && elsewhere.push(request.url()));
    const isFine = async () => {
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysBy(page)).toBe(0);
    };
    const choose = (one: string) => page.getByRole('link', { name: one, exact: true }).click();

    await page.goto('/auth/sign-in?lang=cn');
    const way = page.getByRole('link', { name: '使用 Reef ID 账号继续' });
    await expect(way).toBeVisible();
    await isFine();
    expect(elsewhere, 'the page itself asks nobody else').toEqual([]);
    await way.click();
    await choose('cancel');
    const popup = page.getByRole('alertdialog');
    await expect(popup).toContainText('您在 Reef ID 完成登录前返回了，一切保持原样。');
    await expect(page).toHaveURL(`${system.url}/auth/sign-in?lang=cn`);
    await isFine();
    await popup.getByRole('button').click();
    await way.click();
    await choose('maya');
    await expect(page).toHaveURL(/\/customer\/travel$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya Tumewu');

    await page.goto('/customer/default?lang=en');
    const card = page.getByRole('region', { name: 'Sign in with Reef ID' });
    await expect(card).toContainText('Linked.');
    await isFine();
    await card.getByRole('button', { name: 'Remove the link' }).click();
    await card.getByRole('link', { name: 'Link Reef ID' }).click();
    await toast(page, 'Reef ID is linked');
    await expect(page).toHaveURL(`${system.url}/customer/default?lang=en`);
    await expect(card).toContainText('Linked.');

    await context.clearCookies();
    await page.setViewportSize(DESKTOP);
    await signInAsAdmin(context.request, system);
    await page.goto('/admin/account?lang=en');
    await card.getByRole('link', { name: 'Link Reef ID' }).click();
    await choose('rina');
    await toast(page, 'Reef ID is linked');
    await expect(card).toContainText('Linked.');
    await isFine();
    await context.clearCookies();
    await page.goto('/auth/sign-in?lang=en');
    await isFine();
    await page.getByRole('link', { name: 'Continue with Reef ID' }).click();
    await choose('rina');
    await expect(page).toHaveURL(/\/admin\/travel$/);
  } finally {
    await context.close();
    await system.stop();
    await provider.stop();
  }
});
