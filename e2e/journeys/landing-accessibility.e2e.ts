import { seeAll, violations } from '../support/accessibility.ts';
import { screenFor } from '../support/languages.ts';
import { openFirstDetails } from '../support/scrolling.ts';
import { expect, test } from '../support/test.ts';

for (const language of ['en', 'id', 'cn']) {
  test(`the landing page has no accessibility violations, in ${language}`, { tag: screenFor(language) }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/auth/homepage?lang=${language}`);
    await expect(page.locator('#packages-section article').first()).toBeAttached();
    await seeAll(page);
    await expect(page.locator('#contact-section [inert]')).toHaveCount(0);
    await expect(page.locator('#contact-section form')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('the package dialog and the photo gallery have no accessibility violations', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/auth/homepage?lang=en');
  await openFirstDetails(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.locator('section[aria-labelledby="testimonials-heading"]').scrollIntoViewIfNeeded();
  await page
    .getByRole('button', { name: /^Photo 1 of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
