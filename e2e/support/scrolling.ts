import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    smoothScrolls: number;
  }
}

/** From the next `goto` on: how often the page asked to be scrolled smoothly. How many steps are drawn is up to the machine. */
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

/** Turns the wheel; ends when the page has had it and drawn what came of it. */
export async function wheel(page: Page, by: number): Promise<void> {
  const turned = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        window.addEventListener('wheel', drawn, { once: true, passive: true });
      }),
  );
  // The order of the two is kept on the way to the page.
  await page.mouse.wheel(0, by);
  await turned;
}

/**
 * Turns the wheel until the page moves beyond `from`, in px. One turn may be lost: a browser reckons a wheel that is turned
 * soon after the last one to the same gesture, and with it to what was above the page then.
 */
export const scrollsBeyond = (page: Page, from: number, by: number): Promise<void> =>
  expect
    .poll(async () => {
      await page.mouse.wheel(0, by);
      return page.evaluate(() => window.scrollY);
    })
    .toBeGreaterThan(from);

/** Scrolls to an element and waits until it is opaque and nothing that contains it is still moving: cards slide in when they are seen. */
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

/** Presses "Details" on the first package card of the landing page, which opens its dialog. */
export async function openFirstDetails(page: Page, name = /^Details/): Promise<void> {
  const details = page.locator('#packages-section').getByRole('button', { name }).first();
  await comeToRest(details);
  await details.click();
}
