import { violations } from '../support/accessibility.ts';
import { sidewaysBy } from '../support/layout.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Headless Chromium identifies itself as a robot, whose views are not counted. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

test('an owner sees the pages of a visitor, including later ones within the site, and the referrer (INS-01, INS-02)', {
  tag: '@phone',
}, async ({ page, browser, system }) => {
  const visitor = await browser.newContext({ baseURL: system.url, userAgent: PERSON });
  const visit = await visitor.newPage();
  // Waits for the answer: a closing page cancels its pending report.
  const reported = visit.waitForResponse((answer) => answer.request().method() === 'HEAD' && answer.url().endsWith('/auth/packages'));
  await visit.goto('/auth/homepage?lang=en', { referer: 'https://search.example/found?q=manado' });
  await visit.locator('#packages-section').getByRole('link', { name: 'See all trips' }).click();
  await reported;
  expect(await visitor.cookies()).not.toContainEqual(expect.objectContaining({ name: expect.stringMatching(/session|visit|view/) }));
  await visitor.close();

  await signInAsAdmin(page.request, system);
  const seen = async () => (await (await page.request.get('/api/insights?days=7')).json()).data;
  // Views are reported every ten seconds.
  await expect.poll(async () => (await seen()).pages.map((one: { page: string }) => one.page)).toContain('/auth/packages');
  expect((await seen()).referrers).toContainEqual({ host: 'search.example', views: expect.any(Number) });
  await page.goto('/admin/insights?lang=en&days=7');
  const card = page.getByRole('region', { name: 'Pages seen most' });
  await card.getByText('Show as a table').click();
  await expect(card.getByRole('row', { name: /\/auth\/packages/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysBy(page)).toBe(0);
});
