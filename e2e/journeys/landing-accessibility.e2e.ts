import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What the rules find, as one line each. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`));
}

/** Scrolls through, so that everything that waits to be seen is there. */
async function seeAll(page: Page): Promise<void> {
  const step = page.viewportSize()?.height ?? 800;
  for (let y = 0; y < (await page.evaluate(() => document.documentElement.scrollHeight)); y += step) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(120);
  }
  await expect(page.locator('#contact-section form')).toBeVisible();
  await page.waitForTimeout(900);
}

for (const language of ['en', 'id', 'cn']) {
  test(`nothing keeps anybody out of the landing page, in ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/auth/homepage?lang=${language}`);
    await expect(page.locator('#packages-section article').first()).toBeAttached();
    await seeAll(page);
    expect(await violations(page)).toEqual([]);
  });
}

test('nothing keeps anybody out of the package and the photos that open over it', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/auth/homepage?lang=en');
  await page
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForTimeout(400);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page
    .getByRole('button', { name: /^Photo 1 of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForTimeout(400);
  expect(await violations(page)).toEqual([]);
});
