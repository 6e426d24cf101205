import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PANEL = {
  en: { title: 'The current is too strong right now', retry: 'Try again' },
  cn: { title: /[\u4e00-\u9fff]{4}/, retry: /[\u4e00-\u9fff]{2}/ },
};

test.describe('a remote that cannot be loaded', { tag: '@once' }, () => {
  for (const [language, { title, retry }] of Object.entries(PANEL)) {
    test(`leaves the rest of the public site working, in ${language}, and loads on retry`, async ({ page }) => {
      await page.route('**/remotes/public/**', (route) => route.abort());
      await page.goto(`/auth/homepage?lang=${language}`);
      const panel = page.getByRole('alert');
      await expect(panel).toContainText(title);
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.getByRole('banner').getByRole('button').filter({ hasText: /EN|CN/ }).click();
      await expect(page.getByRole('menuitemradio')).toHaveCount(3);
      await page.keyboard.press('Escape');

      await panel.getByRole('button', { name: retry }).click();
      await expect(panel, 'still away').toContainText(title);
      await page.unroute('**/remotes/public/**');
      await panel.getByRole('button', { name: retry }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('does not affect the other remote: the back office fails, the website works', async ({ page, system }) => {
    await signInAsAdmin(page.request, system);
    await page.route('**/remotes/admin/**', (route) => route.abort());
    await page.goto('/admin/travel');
    const panel = page.getByRole('alert');
    await expect(panel).toContainText(PANEL.en.title);
    await page.goto('/auth/homepage');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/admin/travel');
    await expect(panel).toContainText(PANEL.en.title);
    await page.unroute('**/remotes/admin/**');
    await panel.getByRole('button', { name: PANEL.en.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Travel packages' })).toBeVisible();
  });
});

test("the back office names missing screens while offline, keeps the user's input, and recovers when online again", {
  tag: '@once',
}, async ({ page, system }) => {
  await signInAsAdmin(page.request, system);
  await page.goto('/admin/travel?lang=en');
  await expect(page.getByRole('heading', { level: 1, name: 'Travel packages' })).toBeVisible();
  // Waits for the list: it appears after the heading, and its code could not load offline.
  const search = page.locator('input[placeholder="Search packages"]');
  await expect(search).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const alert = page.getByRole('alert').filter({ hasText: 'No connection' });
  for (const path of ['**/remotes/admin/**', '**/health/live']) await page.route(path, (route) => route.abort('internetdisconnected'));
  await search.fill('not lost');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(alert).toContainText('nothing you typed is lost');
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('not lost');
  expect(await page.evaluate(() => 'isSamePage' in window), 'nothing was loaded anew').toBe(true);
});
