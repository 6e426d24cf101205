import { PHONE, SETTLES_WITHIN_MS, settle, slowDown, watchLine } from './measure-visit.mjs';
import { observe } from './observe.mjs';

/** Milliseconds from a tap on a travel's card until its page shows with its largest picture: on the first visit and once more (`warm`). */
export async function measureFollowing(browser, landing) {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'no-preference' });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await slowDown(await context.newCDPSession(page));
    const line = watchLine(page);
    await page.goto(landing, { waitUntil: 'load', timeout: SETTLES_WITHIN_MS });
    await settle(page, line);
    const first = await follow(page, line);
    await page.goBack();
    await settle(page, line);
    const warm = await follow(page, line);
    if (line.failures.length > 0) throw new Error(line.failures.join(', '));
    return { first, warm };
  } finally {
    await context.close();
  }
}

async function follow(page, line) {
  const link = page.locator('a[href*="/auth/travel/"]:visible').first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await settle(page, line);
  await link.evaluate(noteFollowing);
  await link.tap();
  const took = await page.evaluate(() => window.__followed);
  await settle(page, line);
  return took;
}

function noteFollowing(link) {
  const SHARE_OF_SCREEN = 0.2;
  const seenArea = (image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) * Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
  };
  const stands = () => {
    if (link.isConnected || !document.querySelector('main h1')?.textContent) return false;
    const largest = [...document.images].toSorted((a, b) => seenArea(b) - seenArea(a))[0];
    return largest?.complete && largest.naturalWidth > 0 && seenArea(largest) > SHARE_OF_SCREEN * innerWidth * innerHeight;
  };
  window.__followed = new Promise((resolve) => {
    const begin = ({ timeStamp }) => {
      const look = () => requestAnimationFrame(stands() ? (now) => resolve(now - timeStamp) : look);
      look();
    };
    document.addEventListener('click', begin, { capture: true, once: true });
  });
}
