// A server-rendered page loads its scripts after everything that is visible.
import type { Page } from '@playwright/test';
import { holdTimers, letPass } from '../support/clock.ts';
import { expect, test } from '../support/test.ts';

const FIRST_PICTURE = /\/hero-(tall|wide)[^/]*$/;
const FONT = /\.woff2$/;
const TURN = /\/assets\/scripts-last\.[^/]+\.js$/;
/** Maximum time for which scripts wait for visible content. */
const TIMEOUT_MS = 3_000;

test.use({ textStays: true, firstVisit: true });

function watch(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  return requested;
}

async function holdBack(page: Page, kind: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(kind, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Opens the landing page with held timers and without input. Returns a function that lists the requested scripts. */
async function open(page: Page): Promise<() => string[]> {
  const requested = watch(page);
  await holdTimers(page);
  const turn = page.waitForResponse((response) => TURN.test(new URL(response.url()).pathname));
  await page.goto('/auth/homepage', { waitUntil: 'commit' });
  await (await turn).finished();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return () => requested.filter((path) => path.endsWith('.js') && !TURN.test(path));
}

for (const [what, kind] of [
  ['the picture that is seen first', FIRST_PICTURE],
  ['its fonts', FONT],
] as const) {
  test(`scripts wait for ${what} (PGE-09)`, { tag: '@once' }, async ({ page }) => {
    const release = await holdBack(page, kind);
    const scripts = await open(page);
    const isThere = (picture: HTMLImageElement) => picture.complete;
    if (kind === FONT) await expect.poll(() => page.locator('img[fetchpriority="high"]').first().evaluate(isThere)).toBe(true);
    else await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(scripts()).toEqual([]);
    release();
    await expect.poll(scripts).not.toEqual([]);
  });
}

test('the first visible picture is requested before any script (PGE-09)', { tag: '@once' }, async ({ page }) => {
  const requested = watch(page);
  await page.goto('/auth/homepage');
  const [picture, script] = [FIRST_PICTURE, /\.js$/].map((kind) => requested.findIndex((path) => kind.test(path)));
  expect(picture).toBeGreaterThan(0);
  expect(script).toBeGreaterThan(picture ?? 0);
});

test('the first input on a page that is still loading requests its scripts at once', { tag: '@once' }, async ({ page }) => {
  const release = await holdBack(page, FIRST_PICTURE);
  const scripts = await open(page);
  expect(scripts()).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(scripts).not.toEqual([]);
  release();
});

test('a slow picture delays scripts by at most three seconds', { tag: '@once' }, async ({ page }) => {
  const release = await holdBack(page, FIRST_PICTURE);
  const scripts = await open(page);
  expect(scripts()).toEqual([]);
  await letPass(page, TIMEOUT_MS);
  await expect.poll(scripts).not.toEqual([]);
  release();
});
