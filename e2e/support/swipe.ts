import { expect, type Locator, type Page } from '@playwright/test';
import { drawn } from './drawn.ts';

const STEPS = 6;
/** The steps are slow enough not to be a flick, which would scroll further. */
const STEP_S = 0.06;

/** Swipes horizontally over an element by `distance` pixels; negative values go left. */
export async function swipe(page: Page, on: Locator, distance: number): Promise<void> {
  const box = await stillBox(page, on);
  const y = box.y + Math.min(box.height, 200) / 2;
  const from = box.x + box.width / 2;
  const touch = await page.context().newCDPSession(page);
  const start = Date.now() / 1_000;
  // The timestamps give the speed, however long the steps take.
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      timestamp: start + step * STEP_S,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from + (distance * step) / STEPS, y }],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= STEPS; step += 1) {
    await send('touchMove', step);
    await drawn(page);
  }
  await send('touchEnd', STEPS + 1);
  await touch.detach();
}

async function stillBox(page: Page, element: Locator) {
  let box = await element.boundingBox();
  await expect(async () => {
    const before = box;
    await drawn(page);
    box = await element.boundingBox();
    expect(box).toEqual(before);
  }).toPass();
  if (!box) throw new Error('There is nothing to swipe on');
  return box;
}
