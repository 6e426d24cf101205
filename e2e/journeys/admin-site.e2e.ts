import type { Page } from '@playwright/test';
import { LANGUAGE_KEY } from '@reefdesk/contracts/languages';
import { violations } from '../support/accessibility.ts';
import { screenFor } from '../support/languages.ts';
import { coversOf, sidewaysBy } from '../support/layout.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, section: string, label: string | RegExp) =>
  page.getByRole('region', { name: section, exact: true }).getByLabel(label).first();

const save = (page: Page, section: string) => page.getByRole('button', { name: `Save: ${section}`, exact: true });

const unsaved = (page: Page) => page.getByText('There are changes that are not saved yet');

test.describe('an owner at the site’s own record', () => {
  test.beforeEach(async ({ page, system }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAsAdmin(page.request, system);
    await page.goto('/admin/site');
  });

  // Runs alone, because all pages read the record that it changes.
  test('rewrites a page with a preview, and a visitor sees it at once, without a restart (SET-01, SET-03)', {
    tag: '@crash',
  }, async ({ page, system, openContext }) => {
    const { pages } = (await (await page.request.get('/api/site')).json()).data;
    const text = field(page, 'Privacy, terms, support', /^Privacy/);
    try {
      await text.fill('## Rule of the house\n\nBe kind to {short_name} and its [guests](/auth/about).');
      await page.getByRole('button', { name: 'Preview: Privacy' }).click();
      await expect(page.getByRole('heading', { level: 3, name: 'Rule of the house' })).toBeVisible();
      await save(page, 'Privacy, terms, support').click();
      await expect(unsaved(page)).toHaveCount(0);

      const visitor = await openContext();
      const shown = await visitor.newPage();
      await shown.goto('/auth/privacy?lang=en');
      await expect(shown.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
      await expect(shown.getByRole('heading', { level: 2, name: 'Rule of the house' })).toBeVisible();
      await expect(shown.getByText('Be kind to Tangkasi and its')).toBeVisible();
      await shown.getByRole('link', { name: 'guests' }).click();
      await expect(shown).toHaveURL(/\/auth\/about$/);
      await visitor.close();

      await text.fill(pages.privacy.en);
      await save(page, 'Privacy, terms, support').click();
      await expect(unsaved(page)).toHaveCount(0);
    } finally {
      const answer = await page.request.put('/api/site', { data: { pages }, headers: { origin: system.url } });
      expect(answer.status(), await answer.text()).toBe(200);
    }
  });

  test('sees field errors at their fields, and a confirmation before unsaved input is lost', { tag: '@once' }, async ({ page }) => {
    const zone = field(page, 'Place and hours', /^Time zone/);
    await zone.fill('Manado');
    await save(page, 'Place and hours').click();
    await expect(zone).toBeFocused();
    await expect(page.getByText(/must be a time zone such as/)).toBeVisible();
    await expect(unsaved(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/site$/);
  });

  test('finds the "Save" of the section in view above the social bar of a phone', { tag: '@phone' }, async ({ page }) => {
    await expect(page.getByRole('navigation', { name: 'Follow us' })).toBeVisible();
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(links).toHaveCount(8);
    for (const link of await links.all()) {
      await link.click();
      const shown = save(page, (await link.textContent()) ?? '');
      await expect(shown).toBeInViewport({ ratio: 1 });
      expect(await coversOf(shown)).toEqual([]);
    }
  });

  for (const [language, title] of Object.entries({ EN: 'Site', ID: 'Situs', CN: '网站' })) {
    test(`has a form without accessibility violations, in ${language} (SET-01)`, { tag: screenFor(language) }, async ({
      page,
      system,
      context,
    }) => {
      await context.addCookies([{ name: LANGUAGE_KEY, value: language, url: system.url }]);
      await page.goto('/admin/site');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('tablist')).toHaveCount(8);
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysBy(page)).toBe(0);
    });
  }
});

for (const path of ['/auth/privacy', '/auth/terms', '/auth/support']) {
  test(`${path} has no accessibility violations, in three languages (SET-03)`, { tag: '@phone' }, async ({ page }) => {
    for (const language of ['en', 'id', 'cn']) {
      await page.goto(`${path}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysBy(page)).toBe(0);
    }
  });
}
