import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { drawn } from './drawn.ts';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** Maximum number of attempts on a page whose animations do not end. */
const LOOKS = 5;
const TARGET_SIZE = 'target-size';
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Returns the axe violations after all animations. Legacy mode takes a third of the time; it skips cross-origin frames. */
export async function violations(page: Page): Promise<string[]> {
  let found: AxeResults['violations'] = [];
  for (let look = 1; look <= LOOKS; look++) {
    await page.evaluate(motionEnds);
    const axe = new AxeBuilder({ page }).options({ runOnly: RULES, resultTypes: ['violations'] }).setLegacyMode();
    found = (await axe.analyze()).violations;
    // Repeated because an element that moved or faded during the run had temporary colours.
    if (found.length === 0 || !(await page.evaluate(hasMoved))) break;
  }
  const lines: string[] = [];
  for (const { id, nodes } of found)
    for (const { target, failureSummary } of nodes)
      if (id !== TARGET_SIZE || (await isTooSmall(page, target.join(' ')))) lines.push(`${id}: ${target.join(' ')} ${failureSummary}`);
  return lines;
}

/** Checks a target again in the middle of the window, because a sticky bar at its edge may have covered a part of the target. */
async function isTooSmall(page: Page, selector: string): Promise<boolean> {
  const top = await page.evaluate(() => window.scrollY);
  await page.locator(selector).evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const again = await new AxeBuilder({ page }).include(selector).withRules(TARGET_SIZE).setLegacyMode().analyze();
  await page.evaluate((before) => window.scrollTo({ top: before, behavior: 'instant' }), top);
  return again.violations.length > 0;
}

export async function seeAll(page: Page): Promise<void> {
  for (let screen = 0; await page.evaluate(scrollToScreen, screen); screen += 1)
    await seeWindow(page, `the pictures of screen ${screen} are there`);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await drawn(page);
}

export async function seeWindow(page: Page, message = 'the pictures of the window are there'): Promise<void> {
  await drawn(page);
  await expect.poll(() => page.evaluate(picturesOnTheirWay), { message, intervals: [20, 50, 100] }).toEqual([]);
}

/** Runs in the page. Returns false past its end. */
function scrollToScreen(screen: number): boolean {
  const top = screen * innerHeight;
  if (top >= document.documentElement.scrollHeight) return false;
  window.scrollTo({ top, behavior: 'instant' });
  return true;
}

/** Runs in the page. Returns the URLs of visible pictures that are still loading. */
function picturesOnTheirWay(): Promise<string[]> {
  return new Promise((resolve) => {
    const waiting = [...document.images].filter((image) => !image.complete);
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const onTheScreen = entries.filter(({ isIntersecting }) => isIntersecting);
      resolve(onTheScreen.map(({ target }) => (target as HTMLImageElement).currentSrc || (target as HTMLImageElement).src));
    });
    for (const image of waiting) observer.observe(image);
    if (waiting.length === 0) resolve([]);
  });
}

/** Runs in the page. Ends all finite animations at once, including those that start meanwhile. */
async function motionEnds(): Promise<void> {
  // The timeout is for a page whose frames the browser holds back; the checks below need none.
  const drawn = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      setTimeout(resolve, 1_000);
    });
  const moving = () =>
    document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  do {
    for (const animation of moving()) animation.finish();
    await drawn();
  } while (moving().length > 0);
  const page = window as WatchedWindow;
  page.hasMoved = false;
  const note = () => {
    page.hasMoved = true;
  };
  for (const start of ['transitionrun', 'animationstart']) document.addEventListener(start, note, { capture: true, once: true });
}

interface WatchedWindow extends Window {
  hasMoved?: boolean;
}

function hasMoved(): boolean {
  return (window as WatchedWindow).hasMoved ?? false;
}
