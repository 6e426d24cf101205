import { observe, readTimings } from './observe.mjs';

export const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const ROUND_TRIP_MS = 150;
const DOWN_MBIT = 1.6;
const UP_MBIT = 0.75;
/** A page has settled after this time without network traffic or long tasks. */
const QUIET_MS = 3000;
export const SETTLES_WITHIN_MS = 45_000;

export const LINE = `${CPU_SLOWDOWN}x CPU slowdown, ${DOWN_MBIT} Mbit/s down, ${ROUND_TRIP_MS} ms round trip, ${PHONE.viewport.width}x${PHONE.viewport.height}`;

export async function measureVisit(browser, address, { throttled = true } = {}) {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'no-preference' });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    if (throttled) await slowDown(await context.newCDPSession(page));
    const line = watchLine(page);
    const answer = await page.goto(address, { waitUntil: 'load', timeout: SETTLES_WITHIN_MS });
    if (!answer?.ok()) throw new Error(`${address} answers ${answer?.status()}`);
    if (throttled) await settle(page, line);
    else await page.waitForLoadState('networkidle');
    if (line.failures.length > 0) throw new Error(`${address}: ${line.failures.join(', ')}`);
    return await page.evaluate(readTimings);
  } finally {
    await context.close();
  }
}

export async function slowDown(session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: (DOWN_MBIT * 1e6) / 8,
    uploadThroughput: (UP_MBIT * 1e6) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Tracks open requests and the time of the last response. A request to another host fails the run. */
export function watchLine(page) {
  const line = { open: 0, busyAt: Date.now(), failures: [] };
  const busy = (change) => () => {
    line.open += change;
    line.busyAt = Date.now();
  };
  page.on('request', busy(1));
  page.on('requestfinished', busy(-1));
  page.on('requestfailed', busy(-1));
  page.on('pageerror', (error) => line.failures.push(error.message));
  page.on('response', (response) => response.status() >= 400 && line.failures.push(`${response.status()} ${response.url()}`));
  return line;
}

export async function settle(page, line) {
  const deadline = Date.now() + SETTLES_WITHIN_MS;
  for (;;) {
    const sinceTask = await page.evaluate(() => performance.now() - window.__bench.lastTaskEnd);
    const sinceLine = line.open > 0 ? 0 : Date.now() - line.busyAt;
    if (Math.min(sinceTask, sinceLine) >= QUIET_MS) return;
    if (Date.now() > deadline) throw new Error(`${page.url()} does not settle`);
    await page.waitForTimeout(250);
  }
}
