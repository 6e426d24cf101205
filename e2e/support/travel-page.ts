import type { Page } from '@playwright/test';
import { holdTimers, stopTime } from './clock.ts';
import { expect } from './test.ts';

export interface Package {
  slug: string;
  travel_name: { en: string };
  destinations: { name: { en: string } }[];
}

/** Returns the package with the most destinations. */
export async function longest(page: Page): Promise<Package> {
  const packages: Package[] = (await (await page.request.get('/api/packages')).json()).data;
  const [first] = packages.sort((a, b) => b.destinations.length - a.destinations.length);
  if (!first) throw new Error('There are no packages');
  return first;
}

/** A demo package that no test changes; the first of the staff's list may belong to another test. */
export const QUIET_PACKAGE = 'Minahasa Highlands Day';

export async function quietTravelId(page: Page): Promise<string> {
  const { data } = await (await page.request.get('/api/get-travels-with-stats')).json();
  const quiet = data.travels.find(({ name }: { name: string }) => name === QUIET_PACKAGE);
  if (!quiet) throw new Error(`There is no package "${QUIET_PACKAGE}"`);
  return quiet.travel_id;
}

export async function visit(page: Page, { slug }: Pick<Package, 'slug'>, language = 'en'): Promise<void> {
  await page.goto(`/auth/travel/${slug}?lang=${language}`);
  await expect(hero(page)).toBeVisible();
}

/** Scrolls until the destinations fill the screen. Returns the scroll offset. */
export function toPlaces(page: Page): Promise<number> {
  return hero(page).evaluate((places) => {
    const top = Math.round(places.getBoundingClientRect().top + scrollY);
    window.scrollTo({ top, behavior: 'instant' });
    return top;
  });
}

/** Waits until there is room for "Learn More" below the screen; from then on it can open automatically. */
export const untilLearnMoreHasRoom = (page: Page): Promise<void> => expect(panel(page)).not.toHaveCSS('margin-bottom', '0px');

/** Opens the page with a stopped clock, which only `letPass` advances. */
export async function visitInNoTime(page: Page, travel: Package): Promise<void> {
  await holdTimers(page);
  await visit(page, travel);
  await stopTime(page);
}

export const hero = (page: Page) => page.locator('[aria-roledescription="carousel"]');
export const learnMore = (page: Page) => hero(page).locator('[aria-controls="learn-more"]');
export const panel = (page: Page) => page.locator('#learn-more');
export const plan = (page: Page) => hero(page).locator('button[aria-haspopup="dialog"]');
