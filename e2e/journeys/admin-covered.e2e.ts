// On a phone nothing covers a control of the back office, at any place it can be scrolled to.
import type { Page } from '@playwright/test';
import { listScreens } from '../pictures/screens.ts';
import { drawn } from '../support/drawn.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Runs in the page. Scrolls to each control and returns those whose middle is covered by something else. */
function covered(): string[] {
  const found: string[] = [];
  for (const fold of document.querySelectorAll('main details')) (fold as HTMLDetailsElement).open = true;
  for (const control of document.querySelectorAll('main button, main a[href], main input, main select, main textarea, main summary')) {
    if (control.closest('[inert], [hidden]') || (control as HTMLButtonElement).disabled) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    // Controls that only screen readers find, and ticks and files behind their label.
    if (width <= 1 || height <= 1 || getComputedStyle(control).opacity === '0') continue;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control))) continue;
    const label = control.getAttribute('aria-label') || control.textContent?.trim() || control.getAttribute('name') || control.tagName;
    found.push(`${label.slice(0, 40)}: ${hit ? hit.outerHTML.slice(0, 80) : 'outside of the window'}`);
  }
  return found;
}

async function ready(page: Page): Promise<void> {
  await expect(page.locator('main').first()).toBeVisible();
  await expect(page.locator('main [role="status"] .skeleton, main [aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await drawn(page);
}

// The screens are divided, so that each test ends well within its time.
const PARTS = 3;

for (let part = 0; part < PARTS; part += 1) {
  test(`nothing covers a control of the back office's screens, part ${part + 1} of ${PARTS} (ALAY-01, ENQ-10)`, {
    tag: '@phone',
  }, async ({ page, system }) => {
    await signInAsAdmin(page.request, system);
    const screens = (await listScreens(page.request)).filter(({ name, open, before }) => name.startsWith('admin-') && !open && !before);
    expect(screens.length).toBeGreaterThan(25);
    for (const { name, path } of screens.filter((_, at) => at % PARTS === part)) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=en`);
      await ready(page);
      expect(await page.evaluate(covered), name).toEqual([]);
    }
  });
}
