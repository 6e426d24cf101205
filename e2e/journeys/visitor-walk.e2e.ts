import { expect, test } from '../support/test.ts';

test('a visitor sees the operator, the destinations, the packages and other guests’ testimonials, and finds a contact (GEN-03)', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/auth/about?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Destinations' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Explore Destination/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth\/destination-detail\//);
  await page
    .getByRole('button', { name: /Open photo 1 of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/auth/homepage?lang=en');
  await page.locator('#packages-section').scrollIntoViewIfNeeded();
  await page
    .locator('#packages-section')
    .getByRole('link', { name: /^Learn More/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth\/travel\//);
  await page
    .getByRole('button', { name: /Itinerary|Plan/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(/\d{2}:\d{2}/);
  await page.keyboard.press('Escape');

  await page.goto('/auth/homepage?lang=en');
  await page.getByRole('heading', { name: 'What they told us on the way back' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /out of 5 stars/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Chat via WhatsApp' }).click();
  await expect(page.getByRole('link', { name: 'Kirim Pesan' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
});
