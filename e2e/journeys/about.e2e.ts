import type { Page } from '@playwright/test';
import { seeAll, violations } from '../support/accessibility.ts';
import { holdTimers, letPass } from '../support/clock.ts';
import { screenFor } from '../support/languages.ts';
import { swipe } from '../support/swipe.ts';
import { expect, test } from '../support/test.ts';

const slideshow = (page: Page) => page.getByRole('region', { name: 'Pictures from around Manado' });
const slideTitle = (page: Page) => slideshow(page).getByRole('heading', { level: 2 });
const dots = (page: Page) => slideshow(page).getByRole('button', { name: /^Go to picture/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function visit(page: Page, language = 'en'): Promise<void> {
  await holdTimers(page);
  await page.goto(`/auth/about?lang=${language}`);
}

async function answering(page: Page, answer: { status?: number; json?: unknown } | 'never' | 'broken'): Promise<void> {
  await page.route('**/api/gallery-slides', (route) => {
    if (answer === 'never') return;
    return answer === 'broken' ? route.abort() : route.fulfill(answer);
  });
}

async function slideTitles(page: Page): Promise<string[]> {
  await expect(dots(page).first()).toBeVisible();
  const titles: string[] = [];
  for (const dot of await dots(page).all()) {
    await dot.click();
    await expect(dot).toHaveAttribute('aria-current', 'true');
    titles.push(((await slideTitle(page).textContent()) ?? '').replace(/^.*: /, ''));
  }
  return titles;
}

test('the page tells the story of the operator from the first picture to the address (ABOUT-01..05, ABOUT-23, GEN-08, ROUT-03)', async ({
  page,
}) => {
  await visit(page);
  await expect(page).toHaveTitle(/^About .* Your dive team in Manado$/);
  await expect(page.getByRole('heading', { level: 1, name: 'This sea raised us.' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Follow us' }).getByRole('link')).toHaveCount(4);
  const frame = await slideshow(page).boundingBox();
  expect(frame?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
  expect(frame?.height).toBeGreaterThan((page.viewportSize()?.height ?? 0) * 0.9);
  const chapters = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(chapters.slice(1)).toEqual([
    'A small company with a long memory',
    'A corner of the map that kept its colours',
    'What the logbooks add up to',
    'What we hold to in every weather',
    'A house with its door open to the bay',
    'Gear that never becomes the story',
    'Others check us, every year',
    'What people ask before they pack',
    'Come by for a coffee',
  ]);
  await expect(page.getByRole('region', { name: 'Company Highlights' })).toContainText('2009');
  await expect(page.getByRole('region', { name: 'A house with its door open to the bay' })).toContainText('2014');
  await seeAll(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'nothing is wider than the window').toBe(0);
});

test('arrows and dots move through the slideshow, which wraps around (ABOUT-06, ABOUT-07, ABOUT-08, ABOUT-11)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page);
  await button(page, 'Pause the slideshow').click();
  const first = await slideTitle(page).textContent();
  const count = await dots(page).count();
  expect(count).toBeGreaterThan(1);
  await button(page, 'Previous picture').click();
  await expect(slideTitle(page)).toContainText(`Picture ${count} of ${count}`);
  await button(page, 'Next picture').click();
  await expect(slideTitle(page)).toHaveText(first ?? '');
  await dots(page).nth(1).click();
  await expect(slideTitle(page)).toContainText(`Picture 2 of ${count}`);
});

test('slides fade for a second and captions for half a second (ABOUT-13, ABOUT-14, CONST-19)', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page);
  await button(page, 'Next picture').click();
  const lasts = (element: Element) => getComputedStyle(element).animationDuration;
  expect(await page.getByTestId('slide').last().evaluate(lasts)).toBe('1s');
  expect(await slideTitle(page).locator('..').evaluate(lasts)).toBe('0.5s');
});

test('the slideshow advances after five seconds, except while paused or focused (ABOUT-10, CONST-19)', { tag: '@once' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page);
  await expect(slideTitle(page)).toContainText('Picture 1');
  await letPass(page, 4999);
  await expect(slideTitle(page)).toContainText('Picture 1');
  await letPass(page, 1);
  await expect(slideTitle(page)).toContainText('Picture 2');
  await button(page, 'Pause the slideshow').click();
  await letPass(page, 6000);
  await expect(slideTitle(page)).toContainText('Picture 2');
  await button(page, 'Play the slideshow').click();
  await page.keyboard.press('Tab');
  await letPass(page, 6000);
  await expect(slideTitle(page)).toContainText('Picture 2');
});

test('the slideshow is paused with reduced motion', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page);
  await expect(button(page, 'Play the slideshow')).toBeVisible();
  await letPass(page, 6000);
  await expect(slideTitle(page)).toContainText('Picture 1');
});

test('a swipe changes the slide', { tag: '@phone' }, async ({ page }) => {
  await visit(page);
  await button(page, 'Pause the slideshow').click();
  await swipe(page, page.getByRole('heading', { level: 1 }), -80);
  await expect(slideTitle(page)).toContainText('Picture 2');
});

test('the slideshow shows a loading message (ABOUT-09, STATE-17)', { tag: '@once' }, async ({ page }) => {
  await answering(page, 'never');
  await visit(page);
  await expect(slideshow(page).getByRole('status')).toHaveText('Loading images');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the slideshow falls back to four built-in pictures without an error message (ABOUT-15, ABOUT-16, ERR-10, ERR-12)', {
  tag: '@once',
}, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await answering(page, { status: 503, json: { code: 'service_unavailable', message: 'Not now', requestId: 'journey' } });
  await visit(page);
  expect(await slideTitles(page)).toEqual(['Bunaken National Park', 'Lake Tondano', 'Ban Hin Kiong Temple', 'Welcome to Manado']);
  expect(logged.join(' ')).toContain('The gallery slides could not be fetched');
  await expect(page.getByRole('main')).not.toContainText('Not now');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const drawn = page.getByTestId('slide').last().locator('img');
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

for (const [kind, json] of [
  ['that says no', { success: false, data: [] }],
  ['without any', { success: true, data: [] }],
] as const) {
  test(`five slides are shown after an answer ${kind} (ABOUT-16, ERR-11, ERR-12)`, { tag: '@once' }, async ({ page }) => {
    await answering(page, { json });
    await visit(page);
    expect((await slideTitles(page)).slice(3)).toEqual(['Welcome to Manado', 'Manado City Park']);
  });
}

test('a change of language requests the slides again and shows them in it (ABOUT-17, I18N-10)', { tag: '@once' }, async ({ page }) => {
  await visit(page);
  await expect(dots(page).first()).toBeVisible();
  const again = page.waitForRequest('**/api/gallery-slides');
  await page.getByRole('button', { name: 'Language: EN' }).click();
  await page.getByRole('menuitemradio', { name: /Indonesia/ }).click();
  await again;
  await expect(page.getByRole('heading', { level: 1, name: 'Kami dibesarkan laut ini.' })).toBeVisible();
});

test('the filmstrip of the region scrolls by its arrows and by the keyboard', async ({ page }) => {
  await visit(page);
  const film = page.getByRole('region', { name: 'Four scenes of the region' });
  const moved = () => film.evaluate((element) => element.scrollLeft);
  await film.scrollIntoViewIfNeeded();
  await button(page, 'Next scene').click();
  await expect.poll(moved).toBeGreaterThan(100);
  await button(page, 'Previous scene').click();
  await expect.poll(moved).toBe(0);
  await film.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(moved).toBeGreaterThan(0);
});

test('the equipment catalogue closes by its button, a click outside and Escape, and restores the focus (ABOUT-24..27, STATE-19)', async ({
  page,
}) => {
  await visit(page);
  const opener = button(page, 'View equipment');
  const catalogue = page.getByRole('dialog', { name: 'Equipment catalogue' });
  const ways = [
    () => catalogue.getByRole('button', { name: 'Close' }).click(),
    () => page.locator('.backdrop').click({ position: { x: 4, y: 300 } }),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await opener.click();
    await expect(catalogue.getByRole('heading', { level: 3 })).toHaveText(['Regulators', 'BCDs', 'Tanks', 'Wetsuits']);
    await expect(catalogue.getByRole('article')).toHaveCount(8);
    await close();
    await expect(catalogue).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('a medal replaces a logo that fails to load (ABOUT-28)', { tag: '@once' }, async ({ page }) => {
  await page.route('**/green-star*.svg', (route) => route.abort());
  await visit(page);
  await page.getByText('Green Star Award').scrollIntoViewIfNeeded();
  await expect(page.getByTestId('logo-fallback')).toHaveCount(1);
  await expect(page.getByTestId('logo')).toHaveCount(3);
});

test('only one answer is open at a time, and its question closes it (ABOUT-32..37, STATE-18)', { tag: '@once' }, async ({ page }) => {
  await visit(page);
  const warm = page.getByText('27-30°C all year round');
  const best = page.getByText('From April to November');
  await expect(warm).toBeHidden();
  await button(page, 'How warm is the water?').click();
  await expect(warm).toBeVisible();
  await button(page, 'When is the visibility best?').click();
  await expect(best).toBeVisible();
  await expect(warm).toBeHidden();
  await button(page, 'When is the visibility best?').click();
  await expect(best).toBeHidden();
  await button(page, 'How many dives will I make in a day?').click();
  await expect(page.getByText('2-3 dives per day')).toBeVisible();
  await button(page, 'Do I need a certification?').click();
  await expect(page.getByText(/For most sites, yes.*discovery dive/)).toBeVisible();
});

test('no other host is contacted until the map is requested (ABOUT-38, ABOUT-39)', { tag: '@once' }, async ({ page, system }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(system.url).origin) strangers.push(origin);
  });
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Map</h1>' }));
  await visit(page);
  await seeAll(page);
  expect(strangers).toEqual([]);
  await button(page, 'Show the map').click();
  await expect(page.frameLocator('iframe[title="Map of our office in Manado"]').getByRole('heading', { name: 'Map' })).toBeVisible();
  expect(new Set(strangers)).toEqual(new Set(['https://www.openstreetmap.org']));

  await page.context().route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'maps' }));
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /^Get Directions/ }).click();
  await expect(await opened).toHaveURL(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/);
});

const STATES = {
  loaded: () => Promise.resolve(),
  loading: (page: Page) => answering(page, 'never'),
  failed: (page: Page) => answering(page, 'broken'),
};

for (const language of ['en', 'id', 'cn']) {
  for (const [state, prepare] of Object.entries(STATES)) {
    test(`the about page has no accessibility violations: ${state}, in ${language}`, {
      tag: state === 'loaded' ? screenFor(language) : '@phone',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await prepare(page);
      await visit(page, language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await seeAll(page);
      if (state === 'loaded') {
        for (const question of await page.locator('section[aria-labelledby="faq-heading"] button').all()) {
          await question.click();
          await expect(question).toHaveAttribute('aria-expanded', 'true');
        }
      }
      expect(await violations(page)).toEqual([]);
      if (state !== 'loaded') return;
      await page.locator('button[aria-haspopup="dialog"]', { hasText: /equipment|peralatan|装备/ }).click();
      await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(8);
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('on a phone the page is at most half of its former 13,600 px, in each language', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const language of ['en', 'id', 'cn']) {
    await visit(page, language);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight), language).toBeLessThanOrEqual(6800);
  }
});
