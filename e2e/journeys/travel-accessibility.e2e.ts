import { seeAll, violations } from '../support/accessibility.ts';
import { screenFor } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';
import { learnMore, longest, panel, plan, visit } from '../support/travel-page.ts';

for (const language of ['en', 'id', 'cn']) {
  test(`a package, its destinations and its itinerary have no accessibility violations, in ${language}`, {
    tag: screenFor(language),
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, await longest(page), language);
    expect(await violations(page)).toEqual([]);
    await learnMore(page).click();
    await expect(panel(page).getByTestId('underwater-banner')).toBeVisible();
    await seeAll(page);
    expect(await violations(page)).toEqual([]);
    await plan(page).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`the error screens of a package and its itinerary have no accessibility violations, in ${language}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const travel = await longest(page);
    await page.route('**/api/travel/*', () => undefined);
    await page.goto(`/auth/travel/${travel.slug}?lang=${language}`);
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/api/travel/*');
    await page.goto(`/auth/travel/no-such-trip?lang=${language}`);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.route('**/api/itinerary/**', (route) => route.fulfill({ status: 500, json: { success: false, message: 'Boom' } }));
    await visit(page, travel, language);
    await plan(page).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.route('**/api/itinerary/**', (route) =>
      route.fulfill({ json: { success: true, data: { name: {}, duration: '1 day', stops: [] } } }),
    );
    await visit(page, travel, language);
    await plan(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });

  test(`a package without destinations has no accessibility violations, in ${language}`, { tag: '@once' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const travel = await longest(page);
    await page.route('**/api/travel/*', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, destinations: [] } } });
    });
    await page.goto(`/auth/travel/${travel.slug}?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
