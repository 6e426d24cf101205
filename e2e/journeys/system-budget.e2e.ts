// The first visit to the landing page: its downloads, its layout shifts and its images.
import type { Page, Response, Route } from '@playwright/test';
import { seeAll } from '../support/accessibility.ts';
import { holdTime } from '../support/clock.ts';
import { drawn } from '../support/drawn.ts';
import { expect, test } from '../support/test.ts';

const KB = 1024;
const JS_BUDGET = 153 * KB;
const CSS_BUDGET = 30 * KB;
const MAX_SHIFT = 0.005;

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Noted {
  /** Cumulative layout shift. */
  shift: number;
  /** Elements that moved, with their distance in pixels, for the message of a failure. */
  moved: string[];
  violations: string[];
}

interface ShownImage {
  /** Width in pixels of the file that the browser chose. */
  chosen: number;
  /** Widths in pixels of the frame, of the uncropped image and of the screen. */
  frame: number;
  shown: number;
  screen: number;
  offered: number[];
}

declare global {
  interface Window {
    noted: Noted;
  }
}

function note(): void {
  const noted: Noted = { shift: 0, moved: [], violations: [] };
  window.noted = noted;
  document.addEventListener('securitypolicyviolation', (event) => noted.violations.push(event.effectiveDirective));
  new PerformanceObserver((list) => {
    // Shifts after input count as well: the browser takes a test's resizing of the window for input.
    for (const { value, sources, startTime } of list.getEntries() as LayoutShift[]) {
      noted.shift += value;
      for (const { node, previousRect: from, currentRect: to } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const by = `${to.x - from.x}, ${to.y - from.y}; ${to.width - from.width} × ${to.height - from.height}`;
        noted.moved.push(`${value.toFixed(4)} at ${startTime.toFixed(0)} ms: ${element?.outerHTML.slice(0, 120)} by ${by}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function watch(page: Page) {
  const responses: Response[] = [];
  const complaints: string[] = [];
  page.on('response', (response) => responses.push(response));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A first visitor has no session, so the browser reports the error of that one request.
    if (message.type() === 'error' && !message.location().url.endsWith('/api/me')) complaints.push(message.text());
  });
  return { responses, complaints };
}

async function bytesOf(responses: Response[], type: string) {
  const rows = responses
    .filter((response) => new URL(response.url()).pathname.endsWith(`.${type}`))
    .map(async (response) => {
      const headers = await response.allHeaders();
      const { responseBodySize } = await response.request().sizes();
      return { file: new URL(response.url()).pathname, bytes: responseBodySize, encoding: headers['content-encoding'] ?? 'none' };
    });
  return (await Promise.all(rows)).sort((a, b) => b.bytes - a.bytes);
}

/** Scrolls to the end of the page and waits for content that loads late. */
async function readToTheEnd(page: Page): Promise<void> {
  await seeAll(page);
  await expect(page.locator('#contact-section [inert]')).toHaveCount(0);
  await expect(page.locator('#contact-section form')).toBeVisible();
  await seeAll(page);
}

function shownImages(page: Page): Promise<ShownImage[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.naturalWidth > 0 && image.currentSrc.includes('/media/'))
      .map((image) => ({
        chosen: Number(image.currentSrc.split('/').at(-1)),
        frame: image.clientWidth * devicePixelRatio,
        shown: Math.max(image.clientWidth, (image.clientHeight * image.naturalWidth) / image.naturalHeight) * devicePixelRatio,
        screen: innerWidth * devicePixelRatio,
        offered: image.srcset.split(',').map((source) => Number.parseInt(source.trim().split(' ')[1] ?? '', 10)),
      })),
  );
}

function fitting({ offered }: ShownImage, pixels: number): number {
  const widths = offered.toSorted((a, b) => a - b);
  return widths.find((width) => width >= pixels) ?? widths.at(-1) ?? 0;
}

test.use({ firstVisit: true });

test('the first visit to the landing page keeps to its budget and its own host, without layout shifts', async ({ page, system }) => {
  const { responses, complaints } = watch(page);
  await page.addInitScript(note);
  await holdTime(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const scripts = await bytesOf(responses, 'js');
  const styles = await bytesOf(responses, 'css');
  console.table([...scripts, ...styles].map(({ file, bytes, encoding }) => ({ file, 'KB sent': (bytes / KB).toFixed(1), encoding })));
  const sum = (rows: { bytes: number }[]) => rows.reduce((total, { bytes }) => total + bytes, 0);
  console.log(`JavaScript ${(sum(scripts) / KB).toFixed(1)} KB of 153, CSS ${(sum(styles) / KB).toFixed(1)} KB of 30`);
  expect(sum(scripts)).toBeGreaterThan(50 * KB);
  expect(sum(scripts)).toBeLessThanOrEqual(JS_BUDGET);
  expect(sum(styles)).toBeGreaterThan(2 * KB);
  expect(sum(styles)).toBeLessThanOrEqual(CSS_BUDGET);
  expect([...scripts, ...styles].filter(({ bytes, encoding }) => bytes > 2 * KB && encoding !== 'br')).toEqual([]);

  await readToTheEnd(page);
  const addresses = responses.map((response) => response.url()).filter((url) => !/^(data|blob):/.test(url));
  expect(addresses.filter((url) => new URL(url).origin !== system.url)).toEqual([]);
  expect(addresses.filter((url) => url.includes('/remotes/admin/'))).toEqual([]);
  expect(complaints).toEqual([]);
  const { shift, moved, violations } = await page.evaluate(() => window.noted);
  expect(violations).toEqual([]);
  expect(shift, moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
});

for (const path of ['/auth/homepage', '/auth/packages', '/auth/destinations']) {
  test(`${path} does not shift on a phone when its typefaces load last`, { tag: '@phone' }, async ({ page }) => {
    // The width of most Android phones.
    await page.setViewportSize({ width: 412, height: 812 });
    const faces: Route[] = [];
    await page.route('**/*.woff2', (route) => void faces.push(route));
    await page.addInitScript(note);
    await holdTime(page);
    // The scripts start after the typefaces, so hydration comes last.
    const opened = page.goto(`${path}?lang=en`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => faces.length).toBe(2);
    await drawn(page);
    await Promise.all(faces.map((route) => route.continue()));
    await opened;
    await page.waitForLoadState('networkidle');
    await drawn(page);
    const { shift, moved } = await page.evaluate(() => window.noted);
    expect(shift, moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
  });
}

test('the pictures of the landing page are AVIF or WebP in a width that fits the screen', async ({ page }) => {
  const { responses } = watch(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await readToTheEnd(page);

  const pictures = responses.filter((response) => response.url().includes('/media/'));
  expect(pictures.length).toBeGreaterThan(3);
  const types = await Promise.all(pictures.map((response) => response.headerValue('content-type')));
  expect([...new Set(types)].filter((type) => !/^image\/(avif|webp)$/.test(type ?? ''))).toEqual([]);

  const images = await shownImages(page);
  expect(images.length).toBeGreaterThan(3);
  for (const image of images) {
    expect(image.chosen, JSON.stringify(image)).toBeLessThanOrEqual(fitting(image, image.screen));
    expect(image.chosen, JSON.stringify(image)).toBeLessThanOrEqual(Math.max(fitting(image, image.shown * 1.5), 320));
    expect(image.chosen, JSON.stringify(image)).toBeGreaterThanOrEqual(fitting(image, image.frame * 0.6));
  }
});
