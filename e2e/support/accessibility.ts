import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { drawn } from './drawn.ts';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** A page that never comes to rest is judged after so many looks. */
const LOOKS = 5;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Each language on the phone. On the desktop, where other things stand beside each other but with the same words, one is enough. */
export const sizesFor = (language: string): string[] => (language === 'en' ? [] : ['@phone']);

/**
 * What axe finds on the page as it stands, as one line each, once nothing is half faded in any more.
 * It runs in the page itself and keeps no list of what is right: a third of the time, and no page has frames of another host
 * with words of ours in it.
 */
export async function violations(page: Page): Promise<string[]> {
  let found: AxeResults['violations'] = [];
  for (let look = 1; look <= LOOKS; look++) {
    await page.evaluate(motionEnds);
    const axe = new AxeBuilder({ page }).options({ runOnly: RULES, resultTypes: ['violations'] }).setLegacyMode();
    found = (await axe.analyze()).violations;
    // The colours of a message that faded out during the look were not those that people see.
    if (found.length === 0 || !(await page.evaluate(hasMoved))) break;
  }
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`));
}

/** Down to the end and back, as a reader would; each part is left when its pictures are there. */
export async function seeAll(page: Page): Promise<void> {
  for (let part = 0; await page.evaluate(scrollToPart, part); part += 1) await seeWindow(page, `the pictures of screen ${part} are there`);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await drawn(page);
}

/** What the window shows is drawn, with its pictures. */
export async function seeWindow(page: Page, message = 'the pictures of the window are there'): Promise<void> {
  await drawn(page);
  await expect.poll(() => page.evaluate(picturesOnTheirWay), { message, intervals: [20, 50, 100] }).toEqual([]);
}

/** Runs in the page; false behind its end. */
function scrollToPart(part: number): boolean {
  const top = part * innerHeight;
  if (top >= document.documentElement.scrollHeight) return false;
  window.scrollTo({ top, behavior: 'instant' });
  return true;
}

/** Runs in the page: the addresses of the pictures on the screen that have not come yet. */
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

/** Runs in the page: everything that moves for a while comes to rest at once, and what begins to move then. */
async function motionEnds(): Promise<void> {
  // A page whose frames are held back by the browser draws none: what is asked here does not need one.
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
  /** Something began to move after `motionEnds`. */
  hasMoved?: boolean;
}

/** Runs in the page. */
function hasMoved(): boolean {
  return (window as WatchedWindow).hasMoved ?? false;
}
