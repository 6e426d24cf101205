import { randomUUID } from 'node:crypto';
import type { APIResponse, Locator, Page, Request } from '@playwright/test';
import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { violations } from '../support/accessibility.ts';
import { findEmail, linkIn } from '../support/emails.ts';
import { freeDay } from '../support/free-day.ts';
import { sidewaysBy } from '../support/layout.ts';
import { addStaff, signIn, signInAsAdmin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** A demo package whose departures no other test plans. */
const SLUG = 'two-islands-siladen-bangka';
/** Time limit for other visitors to see that the places are booked. */
const REMOVED_WITHIN_MS = 2_000;
const today = dayIn('Asia/Makassar', new Date());

const departures = (page: Page) => page.locator('section[aria-labelledby="departures-heading"]');

async function dayOf(page: Page, day: string): Promise<Locator> {
  await departures(page).scrollIntoViewIfNeeded();
  const grid = departures(page).locator('table[role="grid"]:not([inert] *)');
  await expect(grid).toBeVisible();
  const heading = departures(page).getByRole('heading', { level: 3 });
  const [year, month] = day.split('-').map(Number);
  for (let leaf = 0; leaf < 13 && (await heading.textContent()) !== `${year}年${month}月`; leaf += 1) {
    await departures(page).getByRole('button', { name: '下个月' }).click();
  }
  return grid.locator(`button[data-day="${day}"]`);
}

async function statusIn(answer: Pick<APIResponse, 'json'> | null | undefined, day: string): Promise<string | undefined> {
  const body = (await answer?.json()) as { data: DepartureView[] } | undefined;
  return body?.data.find(({ date }) => date === day)?.status;
}

test('a guest from China finds a package on the landing page and asks by WeChat; an agent makes an offer, the guest accepts it with one tap, another visitor’s calendar is updated within two seconds, and the agent sees it (ENQ-01, ENQ-06, ENQ-09, ENQ-13, ENQ-25, DEP-02)', {
  tag: '@phone',
}, async ({ page, system, openContext }) => {
  const owner = await openContext();
  await signInAsAdmin(owner.request, system);
  // A retry plans another departure, so it needs another day.
  const day = await freeDay(owner.request, SLUG, addDays(today, 100));
  const planned = await owner.request.post('/api/departures', {
    data: { package_slug: SLUG, date: day, seats: 2 },
    headers: { origin: system.url },
  });
  expect(planned.status()).toBe(201);
  await owner.close();

  const desk = await openContext();
  await signIn(desk.request, await addStaff(system, `agent-${randomUUID().slice(0, 8)}@reefdesk.example`, 'agent'));
  const agent = await desk.newPage();
  const following = agent.waitForResponse((response) => response.url().endsWith('/api/changes'));
  await agent.goto('/admin/enquiries?lang=cn');
  expect((await following).headers()['content-type']).toContain('text/event-stream');

  const elsewhere = await openContext();
  const other = await elsewhere.newPage();
  await other.clock.install();
  await other.goto(`/auth/travel/${SLUG}?lang=cn`);
  const seen = await dayOf(other, day);
  await expect(seen).toHaveAccessibleName(/仅剩 2 位/);

  await page.goto('/?lang=cn');
  const card = page.locator(`#packages-section a[href*="/auth/travel/${SLUG}"]`).first();
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(page).toHaveURL(new RegExp(`/auth/travel/${SLUG}`));
  await (await dayOf(page, day)).click();
  const form = page.locator('#enquiry-section');
  const name = `林伟 ${randomUUID().slice(0, 6)}`;
  await form.getByLabel('怎么称呼您').fill(name);
  const wechat = form.getByLabel('微信号', { exact: true });
  await expect(wechat).toBeVisible();
  await wechat.fill(`weilin_${randomUUID().slice(0, 8)}`);
  await form.getByLabel('潜水人数', { exact: true }).fill('2');
  await form.getByRole('button', { name: '发送咨询' }).click();
  const reference = (await form.getByTestId('reference').textContent()) ?? '';
  expect(reference).toMatch(/^TA-/);
  await form.getByRole('link', { name: '查看咨询进展' }).click();
  await expect(page.getByTestId('reference')).toHaveText(reference);

  const row = agent.locator('main').getByRole('listitem').filter({ hasText: name });
  await expect(row).toBeVisible();
  await expect(agent).toHaveTitle(/^\(\d+\) /);
  await row.getByRole('link').click();
  await agent.getByRole('button', { name: '创建预订' }).click();
  const booking = agent.getByRole('dialog', { name: '创建预订' });
  await expect(booking.getByRole('spinbutton', { name: '名额' })).toHaveValue('2');
  expect(await violations(agent)).toEqual([]);
  await booking.getByText('向客人报价', { exact: true }).click();
  await booking.getByRole('button', { name: '发出报价', exact: true }).click();
  await expect(booking).toBeHidden();
  await page.reload();
  const offer = page.getByRole('region', { name: '我们的报价' });
  await expect(offer.getByText('2 个名额')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysBy(page)).toBe(0);
  // The clock of the other visitor is paused until the API reports the departure as full.
  await other.clock.pauseAt(Date.now() + 10_000);
  await offer.getByRole('button', { name: '好的，就这么定' }).tap();
  const own = page.getByRole('region', { name: '您的预订' });
  await expect(own.getByText('已确认')).toBeVisible();
  await expect(agent.locator('main').getByText('已确认').first()).toBeVisible();
  await expect.poll(async () => statusIn(await agent.request.get(`/api/departures?package=${SLUG}`), day)).toBe('full');
  const reads: Request[] = [];
  other.on('request', (request) => new URL(request.url()).pathname === '/api/departures' && reads.push(request));
  await expect(seen).toHaveAccessibleName(/仅剩 2 位/);
  await other.clock.runFor(REMOVED_WITHIN_MS);
  expect(reads).not.toEqual([]);
  expect(await statusIn(await reads[0]?.response(), day)).toBe('full');
  await other.clock.resume();
  await expect(seen).toHaveAccessibleName(/已满/);
  expect(await sidewaysBy(other)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await Promise.all([desk.close(), elsewhere.close()]);
});

test('a guest from Europe asks by email, accepts the offer in it and gets the trip as a calendar file, and reads how to pay and what to bring (ENQ-01, ENQ-05, ENQ-25, ENQ-26, ENQ-27)', {
  tag: '@once',
}, async ({ page, system, openContext }) => {
  const desk = await openContext();
  await signInAsAdmin(desk.request, system);
  const email = `mia-${randomUUID().slice(0, 8)}@reef.example`;
  await page.goto('/?lang=en');
  const card = page.locator(`#packages-section a[href*="/auth/travel/${SLUG}"]`).first();
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await page.getByRole('link', { name: 'Ask for dates' }).first().click();
  const form = page.locator('#enquiry-section');
  await form.getByLabel('Your name').fill('Mia Berg');
  await form.getByText('Email', { exact: true }).click();
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Divers', { exact: true }).fill('1');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  const reference = (await form.getByTestId('reference').textContent()) ?? '';

  const found = await (await desk.request.get(`/api/enquiries?q=${reference}`)).json();
  const id = found.data[0].enquiry_id as string;
  const terms = { date: addDays(today, 150), seats: 1, price: 11_800_000, deposit: 2_000_000, state: 'offered' };
  const headers = { origin: system.url, 'idempotency-key': randomUUID() };
  const made = await desk.request.post(`/api/enquiries/${id}/bookings`, { data: terms, headers });
  expect(made.status()).toBe(201);
  const { booking_id: bookingId } = (await made.json()).data;

  const offer = await findEmail(desk.request, email, /^Our offer to you/);
  expect(offer.attachments).toEqual([]);
  await page.goto(linkIn(offer.text, '/auth/enquiry\\?lang=en'));
  const shown = page.getByRole('region', { name: 'Our offer' });
  await expect(shown.getByText(/Transfer it to the bank account/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await shown.getByRole('button', { name: 'Yes, I take it' }).click();
  const own = page.getByRole('region', { name: 'Your booking' });
  await expect(own.getByText('We hold the places for you')).toBeVisible();
  await expect(own.getByText('08:00 · Transfer from Manado to the boat.')).toBeVisible();
  await expect(own.getByText('Certification card and logbook')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysBy(page)).toBe(0);

  const paid = await desk.request.patch(`/api/bookings/${bookingId}`, { data: { state: 'confirmed' }, headers: { origin: system.url } });
  expect(paid.status()).toBe(200);
  const booked = await findEmail(desk.request, email, /^Booked/);
  expect(booked.text).toContain('What to bring: Certification card and logbook');
  expect(booked.attachments).toMatchObject([{ filename: `${reference}.ics`, text: expect.stringContaining('STATUS:CONFIRMED') }]);
  const letter = await desk.newPage();
  await letter.goto(`/admin/letters?lang=en&letter=${booked.letter_id}`);
  const [file] = await Promise.all([letter.waitForEvent('download'), letter.getByRole('link', { name: `${reference}.ics` }).click()]);
  expect(file.suggestedFilename()).toBe(`${reference}.ics`);
  await desk.close();
});
