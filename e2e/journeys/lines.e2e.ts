// Line breaks and alignment of rows, which only a rendered page shows.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { badlyBrokenTitles } from '../support/title-lines.ts';

const NARROW = [375, 768];
const PAGES = [
  '/auth/homepage',
  '/auth/about',
  '/auth/packages',
  '/auth/travel/bunaken-classic',
  '/auth/travel/two-islands-siladen-bangka',
];

/** Offset of the amount from its label, in pixels, for each fee. */
const feeRows = (page: Page) =>
  page
    .getByRole('definition')
    .filter({ has: page.locator('.whitespace-nowrap') })
    .locator('> span')
    .evaluateAll((rows) =>
      rows.map(({ children: [who, amount] }) => {
        const [from, to] = [who?.getBoundingClientRect(), amount?.getBoundingClientRect()];
        return { right: Math.round((to?.left ?? 0) - (from?.left ?? 0)), down: Math.round((to?.top ?? 0) - (from?.top ?? 0)) };
      }),
    );

for (const language of ['en', 'id', 'cn']) {
  test(`narrow screens leave no single word on the last line of a title and align both fees alike, in ${language}`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of PAGES) {
      await page.goto(`${path}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of NARROW) {
        await page.setViewportSize({ width, height: 812 });
        expect(await badlyBrokenTitles(page), `${path} at ${width}`).toEqual([]);
      }
      if (language !== 'cn') continue;
      const weights = await page
        .locator('.heading-1, .heading-2, .heading-3, h1.font-display, h2.font-display, h3.font-display')
        .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).fontWeight));
      expect(new Set(weights), path).toEqual(new Set(['500']));
    }
    const { data } = await (await page.request.get('/api/destinations')).json();
    const paid = data.destinations.find(({ entry_fee: fee }: { entry_fee: Record<string, number> }) => fee.local !== fee.tourist);
    await page.goto(`/auth/destination-detail/${paid.destination_id}?lang=${language}`);
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 812 });
      await expect.poll(async () => (await feeRows(page)).length).toBe(2);
      const [local, tourist] = await feeRows(page);
      expect(local, `at ${width}`).toEqual(tourist);
    }
  });
}
