import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Each language on the phone. On the desktop, where other things stand beside each other but with the same words, one is enough. */
export const sizesFor = (language: string): string[] => (language === 'en' ? [] : ['@phone']);

/**
 * What axe finds on the page as it stands, as one line each. Ask for reduced motion first, so that nothing is half faded in.
 * It runs in the page itself and keeps no list of what is right: a third of the time, and no page has frames of another host
 * with words of ours in it.
 */
export async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: RULES, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`));
}

/** Down to the end and back, as a reader would, so that everything lazy has come. */
export async function seeAll(page: Page): Promise<void> {
  const step = page.viewportSize()?.height ?? 800;
  for (let y = 0; y < (await page.evaluate(() => document.documentElement.scrollHeight)); y += step) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(120);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(400);
}
