import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const COOKIE = 'reefdesk_language';

/** One text represents the shell: its "Home" link. */
const HOME = { en: 'Home', id: 'Beranda', 'zh-Hans': '首页' } as const;

async function expectLanguage(page: Page, tag: keyof typeof HOME): Promise<void> {
  await expect(page.locator('footer').getByRole('link', { name: HOME[tag], exact: true })).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
}

test('a language chosen in the menu shows at once and survives a reload (NAV-05, NAV-06, NAV-07, NAV-11, I18N-03, I18N-04)', async ({
  page,
  isMobile,
  context,
}) => {
  await page.goto('/auth/homepage');
  await expectLanguage(page, 'en');
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('button', { name: /^(EN|ID|CN), / })).toHaveCount(3);
    await menu.getByRole('button', { name: /^CN, / }).click();
    await expect(menu).toBeHidden();
    await expectLanguage(page, 'zh-Hans');
  } else {
    await page.getByRole('button', { name: 'Language: EN' }).click();
    const choices = page.getByRole('menu').getByRole('menuitemradio');
    await expect(choices).toHaveText([/^EN/, /^ID/, /^CN/]);
    await choices.nth(2).click();
    await expectLanguage(page, 'zh-Hans');
  }
  await page.reload();
  await expectLanguage(page, 'zh-Hans');
  expect((await context.cookies()).find(({ name }) => name === COOKIE)).toMatchObject({ value: 'CN', httpOnly: false });
});

test.describe('the language of a visit', { tag: '@once' }, () => {
  test('is the one in the URL, and stays for the following URLs (I18N-03)', async ({ page }) => {
    await page.goto('/auth/homepage?lang=id');
    await expectLanguage(page, 'id');
    await page.goto('/auth/homepage');
    await expectLanguage(page, 'id');
  });

  test('is EN when URL and cookie ask for an unknown language (I18N-01, I18N-21)', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: COOKIE, value: 'FR', url: baseURL ?? '' }]);
    await page.goto('/auth/homepage?lang=klingon');
    await expectLanguage(page, 'en');
  });

  for (const [locale, tag] of [
    ['id-ID', 'id'],
    ['zh-CN', 'zh-Hans'],
    ['de-DE', 'en'],
  ] as const) {
    test(`is ${tag} for a new visitor whose browser prefers ${locale} (I18N-01)`, async ({ browser, system }) => {
      const page = await browser.newPage({ locale, baseURL: system.url });
      await page.goto('/auth/homepage');
      await expectLanguage(page, tag);
      await page.close();
    });
  }

  test('is in the server’s HTML: URL before cookie before browser', async ({ request }) => {
    const sent = async (path: string, headers: Record<string, string>) =>
      /<html lang="([^"]+)"/.exec(await (await request.get(path, { headers })).text())?.[1];
    const chinese = { 'accept-language': 'zh-CN,zh;q=0.9' };
    expect(await sent('/auth/homepage', {})).toBe('en');
    expect(await sent('/auth/homepage', chinese)).toBe('zh-Hans');
    expect(await sent('/auth/homepage', { ...chinese, cookie: `${COOKIE}=ID` })).toBe('id');
    expect(await sent('/auth/homepage?lang=en', { ...chinese, cookie: `${COOKIE}=ID` })).toBe('en');
  });
});
