import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import type { TripView } from '@reefdesk/contracts/enquiries/endpoints';
import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { DescribeOperator } from '@reefdesk/contracts/messages/site.messages';
import type { Retention } from '@reefdesk/contracts/site/values';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { BookingsUnderTest, OPERATOR, ZONE } from './bookings-under-test.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const WITHIN_SIX_MONTHS = 180;
const SIX_MONTHS_OVER = 186;
const EMAIL = 'wei@reef.example';

describe('the private link of an enquiry (ENQ-21)', () => {
  /** Record from before the setting existed. */
  const OLD_RECORD = { enquiries: 18, audit: 24 } as Retention;
  let retention = OLD_RECORD;
  let bookings: BookingsUnderTest;
  let site: NatsPeer;
  let clock: HeldClock;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start();
    site = await NatsPeer.connect(bookings.stack, 'site');
    site.answer(DescribeOperator, () => ({ brand: OPERATOR, retention }));
    clock = new HeldClock();
  });
  afterAll(async () => {
    clock?.release();
    await site?.close();
    await bookings?.stop();
  });
  beforeEach(() => {
    retention = OLD_RECORD;
  });

  const day = (days: number) => addDays(dayIn(ZONE, new Date()), days);
  const passDays = (days: number) => clock.pass(days * DAY_MS);

  const sent = (enquiry: object = {}) => bookings.sent({ email: EMAIL, ...enquiry });

  const read = (token: string) => bookings.ask<{ data: EnquiryStatusView } & ErrorBody>('GET', `/api/enquiries/status/${token}`);
  const say = (token: string, text: string) =>
    bookings.ask<ErrorBody>('POST', `/api/enquiries/status/${token}/messages`, { body: { message: text } });
  const messagesOf = async (id: string) => (await bookings.whole(id)).messages.map(({ text }) => text);

  async function expectOpen(token: string): Promise<void> {
    expect((await read(token)).status).toBe(200);
  }

  async function expectEnded(token: string): Promise<void> {
    for (const { status, body } of [await read(token), await say(token, 'Too late')])
      expect([status, body.code]).toEqual([410, 'enquiry_link_ended']);
  }

  it('ends six months after the last booked day, for reads and writes, if the record has no setting', async () => {
    const { id, token } = await sent({ date_from: day(1), date_to: day(2) });
    for (const days of [12, 20, 4]) expect((await bookings.book(id, { date: day(days), seats: 1 })).status).toBe(201);
    passDays(20 + WITHIN_SIX_MONTHS);
    await expectOpen(token);
    expect((await say(token, 'Thank you')).status).toBe(201);
    passDays(SIX_MONTHS_OVER - WITHIN_SIX_MONTHS);
    await expectEnded(token);
    expect(await messagesOf(id)).toEqual(['Thank you']);
    expect((await read('unknown')).body.code).toBe('enquiry_not_found');
  });

  it("ends after the months in the site's record, and opens again with a longer setting or a later booked day", async () => {
    retention = { ...OLD_RECORD, links: 1 };
    const { id, token } = await sent({ date_from: day(1), date_to: day(3) });
    passDays(3 + 28);
    await expectOpen(token);
    passDays(4);
    await expectEnded(token);
    retention = { ...OLD_RECORD, links: 2 };
    clock.pass(2_000);
    await expectOpen(token);
    passDays(31);
    await expectEnded(token);
    expect((await bookings.book(id, { date: day(5), seats: 1 })).status).toBe(201);
    await expectOpen(token);
  });

  it('counts from the wished day if all bookings are cancelled', async () => {
    const { id, token } = await sent({ date_from: day(5) });
    const { body } = await bookings.book(id, { date: day(90), seats: 1 });
    passDays(5 + SIX_MONTHS_OVER);
    await expectOpen(token);
    expect((await bookings.editBooking(body.data.booking_id, { state: 'cancelled' })).status).toBe(200);
    await expectEnded(token);
  });

  it('counts from the end of the wished month', async () => {
    const { token } = await sent({ month: day(45).slice(0, 7) });
    passDays(45 + WITHIN_SIX_MONTHS - 31);
    await expectOpen(token);
    passDays(31 + 31 + SIX_MONTHS_OVER - WITHIN_SIX_MONTHS);
    await expectEnded(token);
  });

  it('counts from the last change if no day is known', async () => {
    const { token } = await sent();
    passDays(WITHIN_SIX_MONTHS);
    expect((await say(token, 'Still there?')).status).toBe(201);
    passDays(WITHIN_SIX_MONTHS);
    await expectOpen(token);
    passDays(SIX_MONTHS_OVER - WITHIN_SIX_MONTHS);
    await expectEnded(token);
  });

  it('is hidden from the customer once it has ended, who still sees the enquiry and may ask for changes', async () => {
    const email = `${randomUUID()}@reef.example`;
    const { id } = await sent({ email, date_from: day(5) });
    const trip = async () =>
      (await bookings.ask<{ data: TripView[] }>('GET', '/api/my/trips', { role: 'customer', user: email })).body.data[0];
    expect((await trip())?.status_url).toContain('/auth/enquiry?lang=cn#');
    passDays(5 + SIX_MONTHS_OVER);
    expect(await trip()).toMatchObject({ trip_id: id, status_url: null });
    const body = { wish: 'change', message: 'Once more, please' };
    const wished = await bookings.ask<{ data: TripView }>('POST', `/api/my/trips/${id}/wishes`, { role: 'customer', user: email, body });
    expect([wished.status, wished.body.data.status_url]).toEqual([201, null]);
  });
});
