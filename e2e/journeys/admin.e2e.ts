import type { Page } from '@playwright/test';
import { dayIn } from '@reefdesk/contracts/time/calendar-days';
import { violations } from '../support/accessibility.ts';
import { holdTimers, letPass } from '../support/clock.ts';
import { cutTexts, sidewaysBy, smallTargets } from '../support/layout.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { QUIET_PACKAGE, quietTravelId } from '../support/travel-page.ts';

/** Last entries of the sidebar, which have no sub-pages. One also has a badge with the number of new enquiries. */
const LAST = [
  'Gallery images',
  'Library',
  'Testimonials',
  'Translations',
  'Trash',
  'Today',
  /^Enquiries/,
  'Departures',
  'Bookings',
  'Insights',
  'People',
  'Record of changes',
  'Site',
  'Letters',
  'My account',
  'Change password',
  'Log out',
];

/** A package that no other test changes, unlike the first one of the list. */
const quietCard = (page: Page) => page.getByTestId('travel-card').filter({ has: page.getByRole('heading', { name: QUIET_PACKAGE }) });

const yearOfOperator = () => dayIn('Asia/Makassar', new Date()).slice(0, 4);

async function openList(page: Page): Promise<void> {
  await page.goto('/admin/travel');
  await expect(page.getByTestId('travel-card').first()).toBeVisible();
}

test.describe('an admin', () => {
  test.beforeEach(({ page, system }) => signInAsAdmin(page.request, system));

  test('sees statistics, packages and statuses in the travel list (ALAY-06, ALAY-08, ATRV-01, ATRV-02, ATRV-04, API-02)', async ({
    page,
  }) => {
    await openList(page);
    const stats = page.locator('dl dd');
    await expect(stats).toHaveCount(4);
    const cards = page.getByTestId('travel-card');
    expect(await cards.count()).toBeGreaterThanOrEqual(10);
    await expect(stats.first()).toHaveText(String(await cards.count()));
    const first = quietCard(page);
    await first.scrollIntoViewIfNeeded();
    await expect(first.getByRole('heading')).toHaveText(/\w/);
    await expect(first.locator('[data-status=active]')).toHaveText('Active');
    await expect(first.getByText(/^\d+ days?$/)).toBeVisible();
    await first.scrollIntoViewIfNeeded();
    await expect.poll(() => first.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await expect(page.getByTestId('page-name')).toHaveText('Travel packages');
    await expect(page.getByText(/^Welcome back/).filter({ visible: true })).toHaveCount(1);
    expect(await sidewaysBy(page), 'nothing sticks out').toBeLessThanOrEqual(0);
  });

  test('finds every screen in the sidebar, with the sub-pages of the open one (ALAY-01, ALAY-02, ALAY-03, ALAY-04, ALAY-05)', async ({
    page,
    isMobile,
  }) => {
    await openList(page);
    const sidebar = async () => {
      if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      return page.getByRole('navigation', { name: 'Back office' }).filter({ visible: true });
    };
    let entries = (await sidebar()).getByRole('link');
    await expect(entries).toHaveText(['Travel packages', 'Add travel package', 'Destinations', ...LAST]);
    await expect(entries.first()).toHaveAttribute('aria-current', 'page');
    await entries.filter({ hasText: 'Destinations' }).click();
    await expect(page).toHaveURL('/admin/destination');
    await expect(page.getByTestId('page-name')).toHaveText('Destinations');
    entries = (await sidebar()).getByRole('link');
    await expect(entries).toHaveText(['Travel packages', 'Destinations', 'Add destination', ...LAST]);
  });

  test('has links to the website, the chat and the social networks, and a footer (ALAY-07, ALAY-09, ALAY-10, ALAY-11, ALAY-14, ALAY-15, ALAY-16, ROUT-12)', async ({
    page,
    isMobile,
  }) => {
    const before = yearOfOperator();
    await openList(page);
    await expect(page.getByRole('link', { name: 'Homepage' })).toHaveAttribute('href', '/auth/homepage');

    await page.getByRole('button', { name: 'Chat via WhatsApp' }).click();
    const chat = page.getByRole('complementary', { name: 'Chat via WhatsApp' });
    const message = new URL((await chat.getByRole('link', { name: 'Kirim Pesan' }).getAttribute('href')) ?? '');
    expect(message.searchParams.get('text')).toMatch(/\w{3}/);
    await page.getByRole('button', { name: 'Close' }).click();

    const rail = page.getByRole('navigation', { name: 'Follow us' });
    await expect(rail.getByRole('link')).toHaveText(['Facebook', 'Instagram', 'TikTok', 'YouTube']);
    for (const link of await rail.getByRole('link').all()) await expect(link).toHaveAttribute('target', '_blank');
    const box = await rail.boundingBox();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    if (isMobile) expect(box).toMatchObject({ x: 0, width, y: height - (box?.height ?? 0) });
    else expect(box?.height, 'a strip that stands').toBeGreaterThan((box?.width ?? 0) * 2);

    const footer = page.getByRole('contentinfo');
    // The footer shows another year if the operator's year ends in between.
    await expect(footer).toContainText(new RegExp(`© (${before}|${yearOfOperator()}) `));
    await expect(footer.getByRole('link', { name: 'Support' })).toHaveAttribute('href', /^mailto:/);
    for (const name of ['Privacy', 'Terms', 'About']) await expect(footer.getByRole('link', { name })).toBeVisible();
  });

  test('manages four kinds of content, each with a list and a button to add more (GEN-11)', { tag: '@once' }, async ({ page }) => {
    for (const [path, name] of [
      ['/admin/travel', 'Travel packages'],
      ['/admin/destination', 'Destinations'],
      ['/admin/gallery-images', 'Gallery images'],
      ['/admin/testimonials', 'Testimonials'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByTestId('page-name')).toHaveText(name);
      const main = page.getByRole('main');
      await expect(main.locator('img').first()).toBeVisible();
      const adding = main.getByRole('link', { name: /^(Add|Create)/ }).or(main.getByRole('button', { name: /^(Add|Create)/ }));
      await expect(adding.first()).toBeVisible();
    }
  });

  test('has an accessible back office, including the open menu', async ({ page, isMobile }) => {
    await openList(page);
    expect(await violations(page)).toEqual([]);
    if (!isMobile) return;
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('reads the back office in all three languages (GEN-12)', { tag: '@once' }, async ({ page }) => {
    await openList(page);
    for (const [code, heading, details] of [
      ['ID', 'Paket wisata', 'Lihat detail'],
      ['CN', '旅行套餐', '查看详情'],
      ['EN', 'Travel packages', 'View Details'],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^${code}, `) }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByTestId('travel-card').first().getByRole('button', { name: details })).toHaveText(details);
    }
  });

  test('reads greeting, page name and filters in full on a phone, in all three languages (ALAY-06, ALAY-08)', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [language, path] of [
      ['en', 'travel/add-travel'],
      ['id', 'travel/add-travel'],
      ['id', 'testimonials'],
      ['cn', 'testimonials'],
    ]) {
      await page.goto(`/admin/${path}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByTestId('skeleton')).toHaveCount(0);
      const cut = await cutTexts(page.locator('header p, #main [role=combobox] span'));
      expect(cut, `${language} ${path}`).toEqual([]);
    }
  });

  test('adds and edits in Chinese on the smallest phone, without overflow and with usable back links and language tabs', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { data: destinations } = await (await page.request.get('/api/get-destinations')).json();
    for (const path of [
      'travel/add-travel',
      `travel/travel-detail/${await quietTravelId(page)}`,
      'destination/add-destionation',
      `destination/edit-destination/${destinations[0].destination_id}`,
    ]) {
      await page.goto(`/admin/${path}?lang=cn`);
      const main = page.getByRole('main');
      const back = main.getByRole('link', { name: /^返回/ });
      await expect(back).toBeVisible();
      await expect(main.getByRole('tab').first()).toBeVisible();
      expect(await sidewaysBy(page), path).toBeLessThanOrEqual(0);
      expect(await smallTargets(main.getByRole('tab').or(back)), path).toEqual([]);
    }
  });

  test('reads the author of a testimonial and the place of a destination in full on the cards', { tag: '@phone' }, async ({ page }) => {
    for (const [path, card] of [
      ['testimonials', 'testimonial-card'],
      ['destination', 'destination-card'],
    ] as const) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByTestId(card).first()).toBeVisible();
      expect(await cutTexts(page.getByTestId(card).locator('h2, p, li > span'))).toEqual([]);
    }
  });

  test('reaches the detail screen half a second after View Details (ATRV-08, ATRV-09)', { tag: '@once' }, async ({ page }) => {
    await holdTimers(page);
    await openList(page);
    const card = quietCard(page);
    const pencil = await card.getByRole('link').getAttribute('href');
    expect(pencil).toMatch(/^\/admin\/travel\/travel-detail\/[\w-]+$/);
    await card.getByRole('button', { name: /^View Details/ }).click();
    await letPass(page, 499);
    await expect(page).toHaveURL('/admin/travel');
    await letPass(page, 1);
    await expect(page).toHaveURL(pencil ?? '');
  });

  test('sees an empty list and no dialog when the list cannot be loaded (ATRV-10, ATRV-12)', { tag: '@once' }, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.route('**/api/get-travels-with-stats', (route) => route.fulfill({ status: 503, json: { status: 'error', success: false } }));
    await page.goto('/admin/travel');
    await expect(page.getByRole('link', { name: 'Create Travel Package' })).toHaveAttribute('href', '/admin/travel/add-travel');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(logged.join('\n')).toContain('The travel packages could not be fetched');
  });

  test('signs out by Log out, and cannot go back (AROU-12, STATE-02)', async ({ page, isMobile }) => {
    await openList(page);
    if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Log out' }).filter({ visible: true }).click();
    await expect(page).toHaveURL('/auth/sign-in');
    expect((await page.request.get('/api/me')).status()).toBe(401);
    await page.goto('/admin/travel');
    await expect(page).toHaveURL('/auth/sign-in');
  });
});

test('a visitor without a session is redirected to sign-in and sees nothing of the back office (ALAY-12, ALAY-13, ROLE-04)', {
  tag: '@once',
}, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const path of ['/admin', '/admin/travel', '/admin/gallery-images']) {
    await page.goto(path);
    await expect(page).toHaveURL('/auth/sign-in');
  }
  expect(requested).toContain('/api/me');
  expect(requested.filter((path) => path.startsWith('/api/get-'))).toEqual([]);
});
