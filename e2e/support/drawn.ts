import type { Page } from '@playwright/test';

/** What the page was about to draw is drawn: observers have looked, and what they set off has been rendered. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
