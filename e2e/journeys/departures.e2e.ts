import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { violations } from '../support/accessibility.ts';
import { freeDay } from '../support/free-day.ts';
import { screenFor } from '../support/languages.ts';
import { sidewaysBy } from '../support/layout.ts';
import { addStaff, signIn, signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { keepToasts, toast } from '../support/toast.ts';

const SLUG = 'four-islands-in-a-day';
const PLANNED = 'lakes-and-volcanoes';

const today = dayIn('Asia/Makassar', new Date());
const tag = (language: Language) => LANGUAGE_TAGS[language];
const month = (day: string, language: Language) =>
  new Intl.DateTimeFormat(tag(language), { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(new Date(`${day}T12:00:00Z`));
const whole = (day: string, language: Language) =>
  new Intl.DateTimeFormat(tag(language), { timeZone: 'UTC', dateStyle: 'full' }).format(new Date(`${day}T12:00:00Z`));

const TEXTS = {
  en: { next: 'Next month', few: 'Only 2 places left', full: 'Full', other: 'Another time', name: 'Your name', submit: 'Send enquiry' },
  id: {
    next: 'Bulan berikutnya',
    few: 'Tinggal 2 tempat',
    full: 'Penuh',
    other: 'Waktu lain',
    name: 'Nama Anda',
    submit: 'Kirim pertanyaan',
  },
  cn: { next: '下个月', few: '仅剩 2 位', full: '已满', other: '换个时间', name: '怎么称呼您', submit: '发送咨询' },
} as const;

const section = (page: Page) => page.locator('section[aria-labelledby="departures-heading"]');
const cell = (within: Locator, day: string) => within.locator(`button[data-day="${day}"]`);

async function openCalendar(page: Page, slug: string, language: Language, day: string): Promise<Locator> {
  await page.goto(`/auth/travel/${slug}?lang=${language}`);
  await section(page).scrollIntoViewIfNeeded();
  // Selects the hydrated calendar, not the one that the server rendered.
  const grid = section(page).locator('table[role="grid"]:not([inert] *)');
  await expect(grid).toBeVisible();
  const heading = section(page).getByRole('heading', { level: 3 });
  const wanted = month(day, language);
  for (let leaf = 0; leaf < 13 && (await heading.textContent()) !== wanted; leaf += 1) {
    await section(page).getByRole('button', { name: TEXTS[language].next }).click();
  }
  await expect(heading).toHaveText(wanted);
  return grid;
}

async function plan(request: APIRequestContext, origin: string, body: object): Promise<void> {
  expect((await request.post('/api/departures', { data: body, headers: { origin } })).status()).toBe(201);
}

async function ask(request: APIRequestContext, departure_id: string): Promise<{ reference: string; status_url: string }> {
  const wechat = `weilin_${randomUUID().slice(0, 8)}`;
  const data = { name: 'Wei Lin', wechat, language: 'EN', package_slug: PLANNED, departure_id, divers: 2 };
  const answer = await request.post('/api/enquiries', { data, headers: { 'idempotency-key': randomUUID() } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: { reference: string; status_url: string } }).data;
}

for (const language of ['en', 'id', 'cn'] as const) {
  test(`a guest finds a day in the calendar by keyboard and asks for it, in ${language} (DEP-05, DEP-02)`, {
    tag: screenFor(language),
  }, async ({ page, system, openContext }) => {
    const staff = await openContext();
    await signInAsAdmin(staff.request, system);
    const day = `${addDays(today, 190).slice(0, 7)}-15`;
    // Two seats count as few; no other test enquires about the day after.
    await plan(staff.request, system.url, { package_slug: SLUG, date: day, seats: 2 });
    await plan(staff.request, system.url, { package_slug: SLUG, date: addDays(day, 1), seats: 6 });
    await staff.close();

    const texts = TEXTS[language];
    const grid = await openCalendar(page, SLUG, language, addDays(day, 1));
    expect(await sidewaysBy(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await cell(grid, addDays(day, 1)).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(cell(grid, day)).toBeFocused();
    await expect(cell(grid, day)).toHaveAccessibleName(new RegExp(`^${whole(day, language)}, ${texts.few}`));
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Enter');
    const form = page.locator('#enquiry-section');
    await expect(form.getByText(whole(day, language))).toBeVisible();
    await expect(form).toBeInViewport();
    expect(await violations(page)).toEqual([]);

    await page.reload();
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByText(whole(day, language))).toBeVisible();
    await form.getByRole('button', { name: texts.other }).click();
    await expect(form.getByText(whole(day, language))).toBeHidden();
  });
}

test('an agent plans a series, closes a day in two clicks and books; visitors see the seats taken, and the guest sees the booking (DEP-01, DEP-07, ENQ-13)', {
  tag: '@phone',
}, async ({ page, system, openContext }) => {
  await signIn(page.request, await addStaff(system, `agent-${randomUUID().slice(0, 8)}@reefdesk.example`, 'agent'));
  // A retry plans other departures, so it needs other days.
  const first = await freeDay(page.request, PLANNED, addDays(today, 220), 3);
  const [second, third] = [addDays(first, 1), addDays(first, 2)];
  await keepToasts(page);
  await page.goto(`/admin/departures?lang=en&package=${PLANNED}&month=${first.slice(0, 7)}`);
  await page.getByRole('button', { name: 'Plan departures' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan departures' });
  await dialog.getByText('A series', { exact: true }).click();
  await dialog.getByLabel('First day').fill(first);
  await dialog.getByLabel('Last day').fill(third);
  for (const weekday of await dialog.getByRole('checkbox').all()) await weekday.check({ force: true });
  await expect(dialog.getByText('3 days.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Places').fill('4');
  await dialog.getByRole('button', { name: 'Plan', exact: true }).click();
  await toast(page, '3 departures planned.');

  await cell(page.locator('main'), first).click();
  await page.getByRole('button', { name: /^Close: / }).click();
  await expect(page.getByRole('button', { name: /^Open again: / })).toBeVisible();
  expect(await sidewaysBy(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  const visitor = await openContext();
  const guests = await visitor.newPage();
  const grid = await openCalendar(guests, PLANNED, 'en', second);
  await expect(cell(grid, second)).toHaveAccessibleName(/4 places/);
  const answer = await visitor.request.get(`/api/departures?package=${PLANNED}`);
  const { data: departures } = (await answer.json()) as { data: { date: string; departure_id: string }[] };
  const { reference, status_url } = await ask(visitor.request, departures.find(({ date }) => date === second)?.departure_id ?? '');

  await page.goto(`/admin/enquiries?lang=en&q=${reference}`);
  await page.locator('main').getByRole('listitem').filter({ hasText: reference }).getByRole('link').click();
  await page.getByRole('button', { name: 'Make a booking' }).click();
  const booking = page.getByRole('dialog', { name: 'Make a booking' });
  await booking.getByRole('spinbutton', { name: 'Places' }).fill('5');
  await booking.getByRole('button', { name: 'Hold the places' }).click();
  await expect(booking.getByText('Only 4 places are left on this day.')).toBeVisible();
  await booking.getByRole('spinbutton', { name: 'Places' }).fill('4');
  await booking.getByRole('button', { name: 'Hold the places' }).click();
  const bookings = page.getByRole('region', { name: 'Bookings' });
  await bookings.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(bookings.getByText('Confirmed', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await expect(async () => {
    const seen = await openCalendar(guests, PLANNED, 'en', second);
    await expect(cell(seen, second)).toHaveAccessibleName(/Full/, { timeout: 1_000 });
  }).toPass();
  const { pathname, search, hash } = new URL(status_url);
  await guests.goto(pathname + search + hash);
  const own = guests.getByRole('region', { name: 'Your booking' });
  await expect(own.getByText(whole(second, 'en'))).toBeVisible();
  await expect(own.getByText('Confirmed')).toBeVisible();
  expect(await violations(guests)).toEqual([]);
  await page.goto(`/admin/bookings?lang=en&from=${second}&to=${second}`);
  await expect(page.locator('main').getByRole('listitem').filter({ hasText: reference })).toBeVisible();
  expect(await sidewaysBy(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await visitor.close();
});

test('a guest joins the waiting list of a full departure; staff find it from the calendar, and in the work of the day when places are free (DEP-12, ENQ-28)', {
  tag: '@phone',
}, async ({ page, system, openContext }) => {
  await signIn(page.request, await addStaff(system, `agent-${randomUUID().slice(0, 8)}@reefdesk.example`, 'agent'));
  const day = await freeDay(page.request, PLANNED, addDays(today, 280));
  await plan(page.request, system.url, { package_slug: PLANNED, date: day, seats: 1 });
  const visitor = await openContext();
  const { data: departures } = (await (await visitor.request.get(`/api/departures?package=${PLANNED}`)).json()) as {
    data: { date: string; departure_id: string }[];
  };
  const departure_id = departures.find(({ date }) => date === day)?.departure_id ?? '';
  const { reference } = await ask(visitor.request, departure_id);
  const [{ enquiry_id: first }] = (await (await page.request.get(`/api/enquiries?q=${reference}`)).json()).data;
  const booked = await page.request.post(`/api/enquiries/${first}/bookings`, {
    data: { departure_id, seats: 1, state: 'confirmed' },
    headers: { origin: system.url, 'idempotency-key': randomUUID() },
  });
  expect(booked.status()).toBe(201);

  const guest = await visitor.newPage();
  const grid = await openCalendar(guest, PLANNED, 'en', day);
  await expect(cell(grid, day)).toHaveAccessibleName(/Full: join the waiting list/);
  await cell(grid, day).click();
  const form = guest.locator('#enquiry-section');
  await expect(form.getByText(/^This date is full\. Send the form/)).toBeVisible();
  const name = `Ana ${randomUUID().slice(0, 8)}`;
  await form.getByLabel('Your name').fill(name);
  await form.getByText('Email', { exact: true }).click();
  await form.getByLabel('Email address').fill(`ana-${randomUUID().slice(0, 8)}@guest.example`);
  expect(await violations(guest)).toEqual([]);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await form.getByRole('link', { name: 'Follow your enquiry' }).click();
  await expect(guest.getByText(/^You are on the waiting list/)).toBeVisible();
  expect(await violations(guest)).toEqual([]);
  expect(await sidewaysBy(guest)).toBe(0);

  await page.goto(`/admin/departures?lang=en&package=${PLANNED}&month=${day.slice(0, 7)}`);
  await cell(page.locator('main'), day).click();
  await page.getByRole('link', { name: 'Waiting list: 1' }).click();
  const row = page.locator('main').getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Waiting list');
  await expect(page.getByText('Only the waiting list of a departure')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysBy(page)).toBe(0);

  const { booking_id } = (await booked.json()).data;
  await page.request.patch(`/api/bookings/${booking_id}`, { data: { state: 'cancelled' }, headers: { origin: system.url } });
  await page.goto('/admin/today?lang=en');
  const freed = page.getByRole('region', { name: 'Places for the waiting list' });
  await freed.locator(`a[href*="waitlist=${departure_id}"]`).click();
  await expect(row).toBeVisible();
  await visitor.close();
});

test('dates and weeks are those of the region that the browser asks for (DEP-05)', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['en-GB', 'en'] }));
  await page.goto(`/auth/travel/${SLUG}?lang=en`);
  await section(page).scrollIntoViewIfNeeded();
  const grid = section(page).locator('table[role="grid"]:not([inert] *)');
  await expect(grid.locator('th').first()).toContainText('Mon');
  await expect(section(page).getByRole('list').getByRole('link').first()).toContainText(/^\w+,? \d{1,2} \w+ \d{4}/);
});
