import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    smoothScrolls: number;
  }
}

/** Counts the page's requests for smooth scrolling from the next `goto` on; the number of drawn steps depends on the machine. */
export const watchScrolls = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.smoothScrolls = 0;
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function counted(options) {
      if (typeof options === 'object' && options.behavior === 'smooth') window.smoothScrolls += 1;
      scroll.call(this, options);
    };
  });

export const smoothScrolls = (page: Page): Promise<number> => page.evaluate(() => window.smoothScrolls);

/** Turns the wheel and waits until the page has handled and painted it. */
export async function wheel(page: Page, by: number): Promise<void> {
  const turned = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        window.addEventListener('wheel', drawn, { once: true, passive: true });
      }),
  );
  // The wheel event reaches the page after the listener.
  await page.mouse.wheel(0, by);
  await turned;
}

/** Turns the wheel until the page is beyond `from` px. A turn may be lost, because browsers join quick turns into one gesture. */
export const scrollsBeyond = (page: Page, from: number, by: number): Promise<void> =>
  expect
    .poll(async () => {
      await page.mouse.wheel(0, by);
      return page.evaluate(() => window.scrollY);
    })
    .toBeGreaterThan(from);

/** Scrolls to an element and waits until it is opaque and its ancestors do not move, because cards slide in. */
async function comeToRest(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const isAtRest = (shown: Element) => {
    const moves = ({ playState, effect }: Animation) =>
      playState === 'running' &&
      effect instanceof KeyframeEffect &&
      effect.getComputedTiming().endTime !== Infinity &&
      effect.target?.contains(shown);
    return shown.checkVisibility({ opacityProperty: true }) && !document.getAnimations().some(moves);
  };
  await expect.poll(() => element.evaluate(isAtRest)).toBe(true);
}

export async function openFirstDetails(page: Page, name = /^Details/): Promise<void> {
  const details = page.locator('#packages-section').getByRole('button', { name }).first();
  await comeToRest(details);
  await details.click();
}
