import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Each language on the phone. On the desktop, where other things stand beside each other but with the same words, one is enough. */
export const sizesFor = (language: string): string[] => (language === 'en' ? [] : ['@phone']);

/**
 * What axe finds on the page as it stands, as one line each, once nothing is half faded in any more.
 * It runs in the page itself and keeps no list of what is right: a third of the time, and no page has frames of another host
 * with words of ours in it.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(motionEnds);
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: RULES, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`));
}

/** Down to the end and back, as a reader would; each part is left when its pictures are there. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    const onTheirWay = () =>
      new Promise<boolean>((resolve) => {
        const waiting = [...document.images].filter((image) => !image.complete);
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          resolve(entries.some(({ isIntersecting }) => isIntersecting));
        });
        for (const image of waiting) observer.observe(image);
        if (waiting.length === 0) resolve(false);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      do await drawn();
      while (await onTheirWay());
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await drawn();
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
}
