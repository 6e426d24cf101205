import type { Locator, Page } from '@playwright/test';

/** WCAG 2.5.8, in pixels. */
const SMALLEST_TARGET = 24;

/**
 * How many pixels the page scrolls sideways. Not against `innerWidth`: on a phone the browser zooms out until what sticks
 * out fits, and `innerWidth` grows with it.
 */
export const sidewaysBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Those of the targets that are too small to be hit, with their sizes. */
export const smallTargets = (targets: Locator): Promise<string[]> =>
  targets.filter({ visible: true }).evaluateAll(
    (elements, least) =>
      elements
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < least || box.height < least)
        .map(({ element, box }) => `${element.textContent}: ${box.width} x ${box.height}`),
    SMALLEST_TARGET,
  );

/** Texts that have not enough room: cut off at the side or below. */
export const cutTexts = (texts: Locator): Promise<string[]> =>
  texts
    .filter({ visible: true })
    .evaluateAll((lines) =>
      lines
        .filter((line) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight)
        .map((line) => line.textContent ?? ''),
    );
