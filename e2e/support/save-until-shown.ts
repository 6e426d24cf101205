import { expect, type Locator } from '@playwright/test';

/** Covers the start of a service and the pauses of its circuit breaker. */
const BACK_WITHIN_MS = 60_000;

/** Presses Save until the service is back and the screen shows the saved value. A running save is awaited. */
export async function saveUntilShown(save: Locator, saved: Locator): Promise<void> {
  await expect(async () => {
    if (await save.isVisible()) await save.click();
    await expect(saved).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: BACK_WITHIN_MS });
}
