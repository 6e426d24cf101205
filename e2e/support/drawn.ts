import type { Page } from '@playwright/test';

/** Waits until observers have run and their changes are painted. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
