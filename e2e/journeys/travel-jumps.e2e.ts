// A tap lands where it aims: jumps inside a package page end at their target, and nothing moves after them.
import type { Page } from '@playwright/test';
import { drawn } from '../support/drawn.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/auth/travel/lembeh-macro-days?lang=cn';
const jumps = (page: Page) => page.locator('main a[href*="#"], aside a[href*="#"]').filter({ visible: true });

async function atRest(page: Page): Promise<void> {
  let last: number | undefined;
  await expect
    .poll(async () => {
      const before = last;
      last = await page.evaluate(() => window.scrollY);
      return last === before;
    })
    .toBe(true);
}

interface Place {
  label: string;
  x: number;
  y: number;
}

/** A font that arrives late moves a line by less than this. */
const UNNOTICED_PX = 3;

/** Runs in the page. Returns the controls in the window with their places, and those that a tap on their middle misses. */
function controlsInView() {
  const controls = [...document.querySelectorAll('main a, main button, main input, main select, main textarea, aside a')];
  const places: Place[] = [];
  const missed: string[] = [];
  for (const control of controls) {
    if (control.closest('[inert], [hidden]')) continue;
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const found = document.elementFromPoint(x, y);
    const label = control.getAttribute('aria-label') ?? control.textContent ?? '';
    if (!found || width <= 1 || height <= 1) continue;
    // A control below a bar becomes reachable by scrolling.
    if (found.closest('.navbar, .trip-bar, .chat-card, .social-rail') && !control.closest('.trip-bar')) continue;
    places.push({ label, x, y });
    if (!control.contains(found) && !found.closest('label')?.contains(control)) missed.push(`${label}: ${found.outerHTML.slice(0, 80)}`);
  }
  return { places, missed };
}

const labels = (places: readonly Place[]) => places.map(({ label }) => label);

test('after any jump inside a package page nothing moves, and a tap on a control hits it (DEP-10)', { tag: '@phone' }, async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const count = await jumps(page).count();
  expect(count).toBeGreaterThan(1);
  for (let at = 0; at < count; at += 1) {
    await page.goto(PATH);
    const jump = jumps(page).nth(at);
    const target = new URL((await jump.getAttribute('href')) ?? '', page.url()).hash;
    await jump.tap();
    await expect(page.locator(target), target).toBeInViewport();
    await atRest(page);
    const settled = await page.evaluate(controlsInView);
    expect(settled.missed, target).toEqual([]);
    expect(settled.places.length, target).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await drawn(page);
    const { places } = await page.evaluate(controlsInView);
    expect(labels(places), target).toEqual(labels(settled.places));
    for (const [index, { x, y }] of settled.places.entries()) {
      const moved = Math.max(Math.abs((places[index]?.x ?? 0) - x), Math.abs((places[index]?.y ?? 0) - y));
      expect(moved, `${target}: ${places[index]?.label}`).toBeLessThan(UNNOTICED_PX);
    }
    await expect(page.locator(target), target).toBeInViewport();
  }
});
