import { randomUUID } from 'node:crypto';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { violations } from '../support/accessibility.ts';
import { freeDay } from '../support/free-day.ts';
import { sidewaysBy } from '../support/layout.ts';
import { addStaff, signIn, signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PLANNED = 'lakes-and-volcanoes';
// There is one calendar address and one webhook, so these tests run in one project only.
const today = dayIn('Asia/Makassar', new Date());

test('an agent prints the day sheet and subscribes to it as a calendar, and a guest sees that the places are held (ENQ-16)', {
  tag: '@phone',
}, async ({ page, system, openContext }) => {
  await signIn(page.request, await addStaff(system, `agent-${randomUUID().slice(0, 8)}@reefdesk.example`, 'agent'));
  const headers = { origin: system.url };
  const send = async (path: string, data: object, extra = {}) => {
    const answer = await page.request.post(path, { data, headers: { ...headers, ...extra } });
    expect(answer.status()).toBe(201);
    return (await answer.json()).data;
  };
  // A retry plans another departure, so it needs another day. departures.e2e.ts uses days from 220 on.
  const day = await freeDay(page.request, PLANNED, addDays(today, 100));
  const [departure] = await send('/api/departures', { package_slug: PLANNED, date: day, seats: 8 });
  const key = randomUUID();
  const guest = { name: 'Wei Lin', wechat: `weilin_${key.slice(0, 8)}`, package_slug: PLANNED, divers: 2, certification: 'advanced' };
  const { reference, status_url: status } = await send('/api/enquiries', guest, { 'idempotency-key': key });
  const booking = { departure_id: departure.departure_id, seats: 2, hold_hours: 48, notes: 'Nitrox for both' };
  const found = await (await page.request.get(`/api/enquiries?q=${reference}`)).json();
  await send(`/api/enquiries/${found.data[0].enquiry_id}/bookings`, booking);

  await page.goto(`/admin/bookings?lang=en&from=${day}&to=${day}`);
  const row = page.locator('main').getByRole('listitem').filter({ hasText: reference });
  await row.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sizes').fill('L and XL, fins 43');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Sizes: L and XL, fins 43')).toBeVisible();
  await page.getByText('Export for a spreadsheet').click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download CSV' }).click()]);
  expect(file.suggestedFilename()).toBe('bookings.csv');

  await page.goto(`/admin/departures?lang=en&view=list&package=${PLANNED}&month=${day.slice(0, 7)}`);
  await page.locator(`main a[href*="day-sheet?date=${day}"]`).click();
  const sheet = page.getByRole('region', { name: 'Lakes and Volcanoes' }).getByRole('listitem').filter({ hasText: reference });
  for (const text of ['Wei Lin', '2 places', 'Divers: 2', 'Advanced', 'L and XL, fins 43', 'Nitrox for both', guest.wechat]) {
    await expect(sheet.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  expect(await sidewaysBy(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  for (const hidden of [page.getByRole('navigation'), page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button')]) {
    await expect(hidden.and(page.locator(':visible'))).toHaveCount(0);
  }
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/admin/calendar-feed?lang=en');
  // A previous attempt may have left an address.
  const [first, again] = [page.getByRole('button', { name: 'Make the address' }), page.getByRole('button', { name: 'Make a new address' })];
  await expect(first.or(again)).toBeVisible();
  const isThere = await again.isVisible();
  await first.or(again).click();
  if (isThere) await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new address' }).click();
  const address = page.getByLabel('Address of the calendar');
  await expect(address).toHaveValue(/^http.*\/api\/calendar\/[\w-]{43}\.ics$/);
  expect(await sidewaysBy(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  const url = await address.inputValue();
  const reader = await openContext();
  const read = await reader.request.get(url);
  expect([read.status(), read.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect((await read.text()).replaceAll('\r\n ', '')).toContain(`${reference} · Wei Lin · 2 places · held`);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('There is no address yet')).toBeVisible();
  expect((await reader.request.get(url)).status()).toBe(404);

  const visitor = await reader.newPage();
  const { pathname, search, hash } = new URL(status, system.url);
  await visitor.goto(pathname + search + hash);
  await expect(visitor.getByTestId('state')).toHaveText('We hold the places for you');
  await reader.close();
});

test('an owner sets a webhook, sees the state of its deliveries, and removes it (ENQ-18)', { tag: '@phone' }, async ({ page, system }) => {
  await signInAsAdmin(page.request, system);
  await page.goto('/admin/webhook?lang=en');
  const address = page.getByRole('textbox', { name: 'Address', exact: true });
  await address.fill('http://hooks.partner.example/in');
  await page.getByRole('button', { name: 'Set the address' }).click();
  await expect(page.getByText('must be an https:// address')).toBeVisible();
  await address.fill('https://hooks.partner.example/in');
  await page.getByRole('button', { name: 'Set the address' }).click();
  await expect(page.getByRole('textbox', { name: 'Secret', exact: true })).toHaveValue(/^[\w-]{43}$/);
  await page.getByRole('button', { name: 'Send a test' }).click();
  // The delivery fails, because `.example` names never resolve.
  const test = page.getByRole('list', { name: 'Latest deliveries' }).getByRole('listitem').filter({ hasText: 'Test' }).first();
  await expect(test.getByText(/1 of 12 tries/)).toBeVisible();
  await expect(test.getByRole('button', { name: 'Send again: Test' })).toBeVisible();
  expect(await sidewaysBy(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Set the address' })).toBeVisible();
});
