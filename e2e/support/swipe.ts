import type { Locator, Page } from '@playwright/test';

const STEPS = 6;

/** A finger that moves so many pixels sideways over an element; negative to the left. */
export async function swipe(page: Page, on: Locator, distance: number): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error('There is nothing to swipe on');
  const y = box.y + Math.min(box.height, 200) / 2;
  const from = box.x + box.width / 2;
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (let step = 1; step <= STEPS; step += 1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: from + (distance * step) / STEPS, y }] });
    await page.waitForTimeout(60); // Slowly: a flick would go further than the finger.
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}
