// The server's HTML is readable before the scripts load, and nothing in it moves when they do.
import type { Page } from '@playwright/test';
import { screenFor } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';
import { longest } from '../support/travel-page.ts';

/** Holds the scripts of the public pages for which `isHeld` is true until the returned function is called. */
async function hold(page: Page, isHeld: (path: string) => boolean): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/remotes\/public\/[^/]+\.js$/, async (route) => {
    if (isHeld(new URL(route.request().url()).pathname)) await released;
    await route.continue();
  });
  return () => release();
}

// The tests look at the page before its scripts load.
test.use({ textStays: true });

const SECTIONS = [
  { name: 'the landing page', section: '#contact-section', addressOf: async () => '/auth/homepage' },
  { name: 'a package', section: '#enquiry-section', addressOf: async (page: Page) => `/auth/travel/${(await longest(page)).slug}` },
];

for (const { name, section, addressOf } of SECTIONS) {
  for (const language of ['en', 'id', 'cn']) {
    test(`the form of ${name} has the same height before and after its code loads, in ${language}`, { tag: screenFor(language) }, async ({
      page,
    }) => {
      const address = `${await addressOf(page)}?lang=${language}`;
      const markup = await (await page.request.get(address)).text();
      const release = await hold(page, (path) => !markup.includes(path));
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const box = page.locator(section);
      const height = () => box.evaluate((element) => element.getBoundingClientRect().height);
      const drawn = box.locator('[inert]');
      await drawn.scrollIntoViewIfNeeded();
      await expect(drawn.locator('form')).toBeVisible();
      await expect(drawn.locator('input').first()).toBeDisabled();
      const before = await height();

      release();
      await expect(drawn).toHaveCount(0);
      await expect(box.getByRole('textbox').first()).toBeEnabled();
      expect(await height()).toBeCloseTo(before, 0);
    });
  }
}

test('the scroll position is kept when the code loads', async ({ page }) => {
  const release = await hold(page, () => true);
  await page.goto('/auth/homepage?lang=en', { waitUntil: 'domcontentloaded' });
  const footer = page.locator('footer');
  const down = async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(footer).toBeInViewport({ timeout: 1_000 });
  };
  await expect(down).toPass();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);

  release();
  await expect(page.locator('#contact-section [inert]')).toHaveCount(0);
  await expect(footer).toBeInViewport();
});
