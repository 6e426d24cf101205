import type { Page } from '@playwright/test';

/** Time to draw what came of it: right after the clock has run, a picture that turned too early might still be on its way. */
const DRAWN_MS = 300;

/** Runs the page's clock (`page.clock.install()` comes first) that far, and waits until the page shows what came of it. */
export async function letPass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.waitForTimeout(DRAWN_MS);
}
