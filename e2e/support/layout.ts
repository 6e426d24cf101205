import type { Locator, Page } from '@playwright/test';
import { drawn } from './drawn.ts';

/** WCAG 2.5.8, in pixels. */
const SMALLEST_TARGET = 24;

/** Returns the horizontal overflow in pixels. On phones `innerWidth` grows with the overflow, so it is not used. */
export const sidewaysBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const smallTargets = (targets: Locator): Promise<string[]> =>
  targets.filter({ visible: true }).evaluateAll(
    (elements, least) =>
      elements
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < least || box.height < least)
        .map(({ element, box }) => `${element.textContent}: ${box.width} x ${box.height}`),
    SMALLEST_TARGET,
  );

export const cutTexts = (texts: Locator): Promise<string[]> =>
  texts
    .filter({ visible: true })
    .evaluateAll((lines) =>
      lines
        .filter((line) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight)
        .map((line) => line.textContent ?? ''),
    );

/** Elements that cover a button at the top, in the middle and at the end of the page. */
export async function coversWherever(page: Page, button: Locator): Promise<string[]> {
  const covers: string[] = [];
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((at) => window.scrollTo({ top: at * document.documentElement.scrollHeight, behavior: 'instant' }), share);
    await drawn(page);
    covers.push(...(await coversOf(button)));
  }
  return covers;
}

export const coversOf = (button: Locator): Promise<string[]> => button.evaluate(coversAtPoints);

/** Runs in the page. Looks at five points; one outside of the window counts as covered. */
function coversAtPoints(button: Element): string[] {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = [
    [x, y],
    [left + 8, y],
    [right - 8, y],
    [x, top + 3],
    [x, bottom - 3],
  ] as const;
  return points
    .map((point) => document.elementFromPoint(...point))
    .filter((found) => !button.contains(found))
    .map((found) => found?.outerHTML.slice(0, 80) ?? 'outside of the window');
}
