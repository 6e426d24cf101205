import type { Page } from '@playwright/test';
import { letPass } from './clock.ts';
import { expect } from './test.ts';

/** A toast says so, and is gone after its three seconds (MSG-11). The page's timers are held. */
export async function toast(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words).first()).toBeVisible();
  await letPass(page, 3000);
}
