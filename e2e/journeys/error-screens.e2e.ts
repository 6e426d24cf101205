import { violations } from '../support/accessibility.ts';
import { screenFor } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

const TEXTS = {
  en: ['Unexpected Application Error!', 'Back to the surface'],
  id: ['Terjadi Kesalahan Tak Terduga!', 'Kembali ke permukaan'],
  cn: ['应用发生意外错误！', '回到水面'],
} as const;

for (const [language, [error, home]] of Object.entries(TEXTS)) {
  test(`an unknown URL is a 404 with the default error screen and a way home, in ${language} (ERR-30)`, {
    tag: screenFor(language),
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/nowhere', '/auth/nowhere']) {
      const answer = await page.goto(`${path}?lang=${language}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText(error)).toBeVisible();
      await expect(page.locator('main picture img')).toHaveJSProperty('complete', true);
      await expect(page.getByRole('navigation').first()).toBeAttached();
    }
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(/\/auth\/homepage/);
  });
}

test('a screen that breaks shows the default error screen; its navbar and a way home remain (ERR-30)', { tag: '@once' }, async ({
  page,
}) => {
  // Replaces a screen's code with code that throws.
  await page.route('**/remotes/public/**/*.js', async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    await route.fulfill({ response: answer, body: code.replaceAll('"rising-bubbles"', '(()=>{throw new TypeError("broken")})()') });
  });
  await page.goto('/auth/sign-in?lang=en');
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeAttached();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the surface' }).click();
  await expect(page).toHaveURL(/\/auth\/homepage/);
});

test('a page that is opened again begins at the top, wherever it was left', { tag: '@once' }, async ({ page }) => {
  await page.goto('/auth/homepage?lang=en');
  await expect(page.locator('#main h1')).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await page.waitForFunction(() => window.scrollY > 1000);
  await page.goto('/auth/destinations');
  await expect(page.locator('#main h1')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
