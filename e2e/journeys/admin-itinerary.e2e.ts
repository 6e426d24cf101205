import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { drag, dragByFinger } from '../support/drag.ts';
import { sidewaysBy } from '../support/layout.ts';
import { type OwnRecords, PICTURE } from '../support/own-records.ts';
import { signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const inAll = (text: string) => ({ en: text, id: `${text} (id)`, cn: `${text} (cn)` });

/** Adds a package hidden from visitors, with three stops on day 1 of 3 and one on day 2. Returns its id. */
async function addPackage(own: OwnRecords): Promise<string> {
  const id = await own.addPackage('Days in order');
  for (const [title, day] of [
    ['Pier', 1],
    ['Reef', 1],
    ['Lunch', 1],
    ['Wall', 2],
  ] as const) {
    await own.addStop(id, { day, title: inAll(title), comments: inAll(`At the ${title}`) });
  }
  return id;
}

async function edit(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/travel/travel-detail/${id}?lang=en`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(grip(page, 1)).toBeVisible();
}

const items = (page: Page) => page.getByTestId('itinerary-item');
const grip = (page: Page, number: number) => page.getByRole('button', { name: `Move item ${number}`, exact: true });

async function choose(page: Page, number: number, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for itinerary item ${number}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function expectOrder(page: Page, id: string, expected: readonly string[]): Promise<void> {
  await expect(items(page).getByRole('heading')).toHaveText(expected.map((stop) => stop.split(' ')[0] as string));
  const stored = async () => {
    const { data } = await (await page.request.get(`/api/get-travel-details/${id}`)).json();
    return data.destinations.map(({ titles, day }: { titles: { en: string }; day: number }) => `${titles.en} ${day}`);
  };
  await expect.poll(stored).toEqual(expected);
}

test('stops are sorted by pointer and by keyboard, inserted, duplicated and deleted, each with an undo (EDT-10)', {
  tag: '@once',
}, async ({ page, system, own }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdmin(page.request, system);
  const id = await addPackage(own);
  await edit(page, id);
  expect(await violations(page)).toEqual([]);

  // The keyboard alone moves an item past the heading of the second day and keeps the focus.
  await grip(page, 3).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Day 1: item 3 is taken, place 3 of 4.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Day 2: item 3 is at place 3 of 4.')).toBeAttached();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await expectOrder(page, id, ['Pier 1', 'Reef 1', 'Lunch 2', 'Wall 2']);
  await expect(grip(page, 3)).toBeFocused();
  await expect(grip(page, 3)).toBeInViewport();
  // The grips are disabled while a move is being saved.
  await expect(grip(page, 3)).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Day 1: item 3 is at place 3 of 4.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Item 3 stays where it was.')).toBeAttached();
  await expectOrder(page, id, ['Pier 1', 'Reef 1', 'Lunch 2', 'Wall 2']);

  // "Undo" of the first move disappears when the next move starts.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await drag(page, grip(page, 2), items(page).first(), 'Day 1: item 2 is at place 1 of 4.');
  await expectOrder(page, id, ['Reef 1', 'Pier 1', 'Lunch 2', 'Wall 2']);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expectOrder(page, id, ['Pier 1', 'Reef 1', 'Lunch 2', 'Wall 2']);

  await choose(page, 1, 'Insert an item above');
  const dialog = page.getByRole('dialog', { name: 'Add New Itinerary' });
  await dialog.getByText('No Destination').click();
  await dialog.getByLabel('Time').fill('06:00');
  await dialog.getByLabel(/^Title \(EN\)/).fill('Dawn');
  for (const language of ['EN', 'ID', 'CN']) await dialog.getByLabel(`Comment (${language})`).fill('Coffee');
  await dialog.locator('input[type=file]').setInputFiles(PICTURE);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add Itinerary' }).click();
  await expect(dialog).toBeHidden();
  await expectOrder(page, id, ['Dawn 1', 'Pier 1', 'Reef 1', 'Lunch 2', 'Wall 2']);
  await expect(items(page).first().locator('img')).toBeVisible();

  await choose(page, 1, 'Duplicate');
  await expectOrder(page, id, ['Dawn 1', 'Dawn 1', 'Pier 1', 'Reef 1', 'Lunch 2', 'Wall 2']);
  await expect(items(page).nth(1).locator('img')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await choose(page, 3, 'Delete');
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expectOrder(page, id, ['Dawn 1', 'Dawn 1', 'Reef 1', 'Lunch 2', 'Wall 2']);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expectOrder(page, id, ['Dawn 1', 'Dawn 1', 'Pier 1', 'Reef 1', 'Lunch 2', 'Wall 2']);

  const read = await page.request.get(`/api/itinerary/${id}`);
  const { stops } = (await read.json()).data;
  expect(stops.map(({ title, image }: { title: { cn: string }; image: string }) => [title.cn, image !== '']).slice(0, 3)).toEqual([
    ['', true],
    ['', true],
    ['Pier (cn)', false],
  ]);
});

test('stops are sorted by touch (EDT-10)', { tag: '@phone' }, async ({ page, system, own }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdmin(page.request, system);
  const id = await addPackage(own);
  await edit(page, id);
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await items(page).first().scrollIntoViewIfNeeded();
  await dragByFinger(page, grip(page, 1), items(page).nth(1), 'Day 1: item 1 is at place 2 of 4.');
  await expectOrder(page, id, ['Reef 1', 'Pier 1', 'Lunch 1', 'Wall 2']);
});
