import type { Page } from '@playwright/test';
import { packages } from '@reefdesk/demo/content';
import { violations } from '../support/accessibility.ts';
import { screenFor } from '../support/languages.ts';
import { sidewaysBy, smallTargets } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

interface Listed {
  travel_slug: string;
  travel_name: Record<'en' | 'cn', string>;
  duration: string;
  level?: string;
  price?: number;
  included: Record<'cn', string>;
  destinations: { destination_id: string }[];
}

async function listed(page: Page): Promise<Listed[]> {
  return (await (await page.request.get('/api/packages')).json()).data;
}

/** Waits for the names of all demo packages; other tests may publish more for a moment. */
async function expectAll(page: Page): Promise<void> {
  const missing = async () => {
    const shown = await names(page).allTextContents();
    return packages.map(({ name }) => name.en).filter((name) => !shown.includes(name));
  };
  await expect.poll(missing).toEqual([]);
}

const names = (page: Page) => page.locator('#main').getByRole('listitem').getByRole('heading', { level: 3 });

test('short packages without diving can be filtered and sorted, and the choice is kept in the URL', { tag: '@once' }, async ({ page }) => {
  const all = await listed(page);
  await page.goto('/auth/homepage?lang=en');
  await page.locator('#packages-section').getByRole('link', { name: 'See all trips' }).click();
  await expect(page).toHaveURL(/\/auth\/packages$/);
  await expectAll(page);
  await page.getByRole('button', { name: '2 to 3 days' }).click();
  await page.getByRole('button', { name: 'No diving' }).click();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Lowest price first');
  await expect(page).toHaveURL(/days=2-3&for=no_diving&sort=price$/);
  const wanted = all
    .filter(({ duration, level }) => ['2 days', '3 days'].includes(duration) && level === 'no_diving')
    .sort((one, other) => (one.price ?? Infinity) - (other.price ?? Infinity));
  expect(wanted.length).toBeGreaterThan(1);
  await expect(names(page)).toHaveText(wanted.map(({ travel_name }) => travel_name.en));
  await expect(page.getByRole('status')).toHaveText(`${wanted.length} trips`);
  await names(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: wanted[0]?.travel_name.en })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'No diving' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(names(page)).toHaveCount(wanted.length);
  await page.getByRole('button', { name: 'No diving' }).click();
  await page.getByRole('button', { name: '2 to 3 days' }).click();
  await expectAll(page);
});

test('a filter without results shows a message and can be reset', { tag: '@once' }, async ({ page }) => {
  await page.goto('/auth/packages?lang=en&days=1&for=course');
  await expect(page.getByText('No trip fits that')).toBeVisible();
  await page.getByRole('button', { name: 'Show all trips' }).click();
  await expectAll(page);
});

test('a guest reading Chinese finds two days without diving, price, inclusions and contact in four taps', {
  tag: '@phone',
}, async ({ page }) => {
  const trip = (await listed(page)).find(({ duration, level }) => duration === '2 days' && level === 'no_diving');
  let taps = 0;
  const tap = async (target: ReturnType<Page['locator']>) => {
    await target.tap();
    taps += 1;
  };
  await page.goto('/auth/homepage?lang=cn');
  await tap(page.locator('#packages-section').getByRole('link', { name: '查看全部行程' }));
  await tap(page.getByRole('button', { name: '无需潜水', exact: true }));
  await tap(page.getByRole('link', { name: trip?.travel_name.cn ?? '' }));
  await expect(page.getByRole('heading', { level: 1, name: trip?.travel_name.cn })).toBeVisible();
  await expect(
    page
      .locator('#main')
      .getByText(/2,350,000/)
      .first(),
  ).toBeInViewport();
  const included = page.getByRole('region', { name: '费用包含' });
  for (const line of (trip?.included.cn ?? '').split('\n')) await expect(included.getByText(line, { exact: true })).toBeVisible();
  const ask = page.getByRole('complementary', { name: '本行程' }).getByRole('link', { name: '咨询日期' });
  await expect(ask).toBeInViewport({ ratio: 1 });
  await tap(ask);
  const dates = page.getByRole('region', { name: '近期出发' });
  await expect(dates).toBeInViewport();
  const first = dates.getByRole('list').getByRole('link').first();
  expect(await first.evaluate((date) => (date.getBoundingClientRect().bottom + scrollY) / innerHeight)).toBeLessThan(2);
  expect(taps).toBeLessThanOrEqual(4);
});

test('cards have the next date with its places, or say that dates are on request (DEP-11)', { tag: '@once' }, async ({ page }) => {
  const all = (await listed(page)).filter(({ travel_name: name }) => packages.some((one) => one.name.en === name.en));
  const place = all.flatMap(({ destinations }) => destinations)[0]?.destination_id;
  const there = all.filter(({ destinations }) => destinations.some(({ destination_id: id }) => id === place));
  const pages = [
    { path: 'packages', shown: all },
    { path: 'homepage', shown: all },
    { path: `destination-detail/${place}`, shown: there },
  ];
  for (const { path, shown } of pages) {
    await page.goto(`/auth/${path}?lang=en`);
    for (const { travel_name: name } of shown) {
      const card = page.locator('article').filter({ has: page.getByRole('heading', { name: name.en, exact: true, includeHidden: true }) });
      await expect(card).toContainText(/Next date: .+ · \d+ places? left|Dates on request/);
    }
    await expect(page.getByText(/places? left/).first()).toBeAttached();
  }
});

test('a package page shows the package first, then its destinations, whose own pages list the package', async ({ page }) => {
  const trip = (await listed(page)).find(({ destinations }) => destinations.length > 1);
  await page.goto(`/auth/travel/${trip?.travel_slug}?lang=en`);
  await expect(page.locator('#main h1')).toHaveText(trip?.travel_name.en ?? '');
  await expect(page.getByRole('heading', { name: 'Included', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Not included' })).toBeVisible();
  await expect(page.locator('#main [aria-roledescription="carousel"]')).toBeVisible();
  const highest = await page.locator('#main h1, #main h2, #main [aria-roledescription="carousel"]').evaluateAll((elements) => {
    const tops = elements.map((element) => element.getBoundingClientRect().top);
    return elements[tops.indexOf(Math.min(...tops))]?.tagName;
  });
  expect(highest).toBe('H1');
  await page.getByRole('region', { name: 'The whole journey' }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/auth/destination-detail/${trip?.destinations[0]?.destination_id}$`));
  await page
    .getByRole('region', { name: 'Trips that come here' })
    .getByRole('link', { name: trip?.travel_name.en ?? '', exact: true })
    .click();
  await expect(page).toHaveURL(`/auth/travel/${trip?.travel_slug}`);
});

for (const language of ['en', 'id', 'cn'] as const) {
  test(`the package list has no accessibility violations, in ${language}`, { tag: screenFor(language) }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/auth/packages?lang=${language}`);
    await expect(names(page).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysBy(page)).toBe(0);
    expect(await smallTargets(page.locator('#main').getByRole('button'))).toEqual([]);
    await page.locator('#main').getByRole('button').first().click();
    expect(await violations(page)).toEqual([]);
  });
}

test('at 2,560 px four packages and four places fit in a row at least 1,600 px wide', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto('/auth/packages?lang=en');
  await expect(names(page).first()).toBeVisible();
  const boxes = await page.locator('#main article').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
  const row = boxes.filter(({ top }) => top === boxes[0]?.top);
  expect(row).toHaveLength(4);
  expect((row.at(-1)?.right ?? 0) - (row[0]?.left ?? 0)).toBeGreaterThanOrEqual(1600);
  expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))).toBeGreaterThan(20);
  expect(await sidewaysBy(page)).toBe(0);
  await page.goto('/auth/destinations?lang=en');
  const places = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
  await expect(places.first()).toBeVisible();
  const tops = await places.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops.slice(0, 7).filter((top) => top === tops[0])).toHaveLength(3);
  expect(tops.slice(0, 7).filter((top) => top === tops[3])).toHaveLength(4);
  expect(await sidewaysBy(page)).toBe(0);
});

test('up to three packages can be compared side by side, and the comparison can be shared', async ({ page, isMobile }) => {
  const [one, two, three, four] = (await listed(page)) as [Listed, Listed, Listed, Listed];
  await page.goto('/auth/packages?lang=en');
  const choose = ({ travel_name: { en } }: Listed) => page.getByRole('button', { name: `Compare ${en}`, exact: true });
  const bar = page.getByRole('complementary', { name: 'Trips to compare' });
  await choose(one).click();
  await expect(bar.getByRole('status')).toHaveText('1 trip to compare');
  await expect(bar.getByRole('button', { name: 'Side by side' })).toHaveAttribute('aria-disabled', 'true');
  await choose(two).click();
  await choose(three).click();
  await expect(choose(four)).toHaveAttribute('aria-disabled', 'true');
  await choose(four).click({ force: true });
  await expect(bar.getByRole('status')).toHaveText('3 trips to compare');
  expect(new URL(page.url()).searchParams.get('compare')).toBe([one, two, three].map(({ travel_slug }) => travel_slug).join(','));
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await bar.getByRole('button', { name: 'Side by side' }).click();
  const dialog = page.getByRole('dialog', { name: 'Side by side' });
  await expect(dialog.getByRole('columnheader')).toHaveText([one, two, three].map(({ travel_name }) => travel_name.en));
  const price = dialog.getByRole('row', { name: /^Price/ }).locator('xpath=following-sibling::tr[1]');
  for (const [at, trip] of [one, two, three].entries()) {
    const digits = trip.price === undefined ? /ask/i : new RegExp(trip.price.toLocaleString('en-US').replaceAll(',', '[.,]'));
    await expect(price.getByRole('cell').nth(at)).toHaveText(digits);
  }
  const departures = (await (await page.request.get(`/api/departures?package=${two.travel_slug}`)).json()).data as {
    status: string;
    date: string;
  }[];
  const next = departures.filter(({ status }) => status === 'open' || status === 'few').slice(0, 3);
  const dates = dialog.getByRole('row', { name: 'Next dates' }).locator('xpath=following-sibling::tr[1]').getByRole('cell').nth(1);
  if (next.length > 0) await expect(dates.getByRole('listitem')).toHaveCount(next.length);
  else await expect(dates).toHaveText('On the day you like');
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
  if (isMobile) expect(await smallTargets(dialog.getByRole('button').or(dialog.getByRole('link')))).toEqual([]);

  await page.goBack();
  await expect(dialog).toBeHidden();
  await bar.getByRole('button', { name: 'Side by side' }).click();
  await dialog.getByRole('link', { name: `See the trip: ${two.travel_name.en}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: two.travel_name.en })).toBeVisible();
  await page.goBack();
  await expect(bar.getByRole('status')).toHaveText('3 trips to compare');
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toBeHidden();
  expect(new URL(page.url()).searchParams.get('compare')).toBeNull();
});

test("a package is shared by the device's own dialog, or else by copying its URL", { tag: '@once' }, async ({ page, context }) => {
  const [trip] = (await listed(page)) as [Listed];
  const address = (language: string) => `${new URL(page.url()).origin}/auth/travel/${trip.travel_slug}?lang=${language}`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/auth/travel/${trip.travel_slug}?lang=en`);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await page.getByRole('button', { name: `Share ${trip.travel_name.en}` }).click();
  await expect(page.getByText('The address is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address('en'));
  await page.evaluate(() => Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) }));
  await page.getByRole('button', { name: `Share ${trip.travel_name.en}` }).click();
  await expect(page.getByText(address('en'))).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: async (shared: unknown) => Object.assign(window, { shared }), configurable: true });
  });
  await page.getByRole('button', { name: `Share ${trip.travel_name.en}` }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: unknown }).shared))
    .toEqual({ title: trip.travel_name.en, url: address('en') });
});

test('a printed package has facts, days, inclusions and the URL', { tag: '@once' }, async ({ page }) => {
  const all = await listed(page);
  const trip = all.find(({ duration }) => Number.parseInt(duration, 10) > 2) as Listed;
  await page.addInitScript(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
  await page.goto(`/auth/travel/${trip.travel_slug}?lang=cn`);
  await page.getByRole('button', { name: '打印此行程' }).click();
  const sheet = page.getByTestId('trip-sheet');
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('heading', { level: 1, name: trip.travel_name.cn })).toBeVisible();
  await expect(page.locator('#main')).toBeHidden();
  await expect(sheet.getByRole('heading', { name: '第 2 天' })).toBeVisible();
  await expect(sheet).toContainText(trip.included.cn.split('\n')[0] as string);
  await expect(sheet.getByRole('img', { name: '本页二维码' })).toBeVisible();
  await expect(sheet).toContainText(`/auth/travel/${trip.travel_slug}?lang=cn`);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
});
