import type { Page } from '@playwright/test';
import { holdTimers, letPass } from './clock.ts';
import { expect } from './test.ts';

const TOAST_MS = 3_000;

/** Keeps toasts from the next `goto` until `toast` has seen them; on a busy machine they could be gone before. */
export const keepToasts = (page: Page): Promise<unknown> => holdTimers(page, TOAST_MS, TOAST_MS);

/** Expects a toast that disappears after its three seconds (MSG-11). The page's timers are held. */
export async function toast(page: Page, message: string): Promise<void> {
  await expect(page.getByText(message).first()).toBeVisible();
  await letPass(page, TOAST_MS);
}
