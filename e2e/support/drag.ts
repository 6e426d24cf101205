import { expect, type Locator, type Page } from '@playwright/test';

const STEPS = 8;

interface Point {
  x: number;
  y: number;
}

/** Drags an element by its grip onto another one with the mouse. Releases it when the live region says `said`. */
export async function drag(page: Page, grip: Locator, onto: Locator, message: string): Promise<void> {
  const { from, to } = await ends(grip, onto);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const point of way(from, to)) await page.mouse.move(point.x, point.y);
  await page.getByText(message).waitFor({ state: 'attached' });
  await page.mouse.up();
}

export async function dragByFinger(page: Page, grip: Locator, onto: Locator, message: string): Promise<void> {
  const { from, to } = await ends(grip, onto);
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const point of way(from, to)) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  await page.getByText(message).waitFor({ state: 'attached' });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

async function ends(grip: Locator, onto: Locator): Promise<{ from: Point; to: Point }> {
  // The sortable list loads when editing starts and replaces the static one.
  await grip.waitFor();
  // The grips are disabled while the last move is being saved.
  await expect(grip).not.toHaveAttribute('aria-disabled');
  await grip.scrollIntoViewIfNeeded();
  const [from, to] = [await grip.boundingBox(), await onto.boundingBox()];
  if (!from || !to) throw new Error('There is nothing to draw, or nothing to draw it onto');
  const middle = (box: typeof from) => ({ x: from.x + from.width / 2, y: box.y + box.height / 2 });
  return { from: middle(from), to: middle(to) };
}

function way(from: Point, to: Point): Point[] {
  return Array.from({ length: STEPS }, (_, index) => {
    const share = (index + 1) / STEPS;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}
