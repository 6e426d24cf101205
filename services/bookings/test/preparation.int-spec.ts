import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PreparationView } from '@reefdesk/contracts/bookings/endpoints';
import type { TripView } from '@reefdesk/contracts/enquiries/endpoints';
import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { eventually } from '@reefdesk/test-kit/eventually';
import { BookingsUnderTest, OPERATOR, PACKAGE_NAME, PAYMENT, ZONE } from './bookings-under-test.ts';

const day = addDays(dayIn(ZONE, new Date()), 5);
const START = { time: '07:30', words: { en: 'At the jetty', id: 'Di dermaga', cn: '码头' } };
const TO_BRING = { en: 'A towel\nA hat', id: 'Handuk\nTopi', cn: '毛巾\n帽子' };

describe('before a booked trip (ENQ-27)', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start({}, OPERATOR);
    const travel = { slug: 'jetty', name: PACKAGE_NAME, price: null, isShown: false, days: 1, start: START, toBring: TO_BRING };
    bookings.catalogue.push(travel);
  });
  afterAll(() => bookings?.stop());
  beforeEach(() => {
    bookings.duringRequest.catalog = undefined;
    return bookings.empty('departures', 'bookings', 'enquiries');
  });

  async function offered(language: LanguageCode = 'EN') {
    const email = `${randomUUID()}@reef.example`;
    const { id, token } = await bookings.sent({ email, wechat: undefined, language, package_slug: 'jetty' });
    const terms = { date: day, seats: 1, state: 'offered', price: 900_000, deposit: 500_000, hold_hours: 24 };
    const bookingId = (await bookings.book(id, terms)).body.data.booking_id;
    const page = async () => (await bookings.ask<{ data: EnquiryStatusView }>('GET', `/api/enquiries/status/${token}`)).body.data;
    return { email, token, bookingId, page };
  }
  const shownIn = ({
    bookings: [booking],
    how_to_pay: howToPay,
  }: EnquiryStatusView): [PreparationView | null | undefined, object | null] => [booking?.preparation, howToPay];

  it('the guest reads how to pay the deposit, and where to be with what once places are held, even for a hidden package', async () => {
    const { email, token, bookingId, page } = await offered();
    const expected = { start: START, to_bring: TO_BRING };
    expect(shownIn(await page())).toEqual([null, PAYMENT.deposit]);
    await bookings.ask('POST', `/api/enquiries/status/${token}/bookings/${bookingId}/acceptance`);
    expect(shownIn(await page())).toEqual([expected, PAYMENT.deposit]);
    await bookings.editBooking(bookingId, { state: 'confirmed' });
    expect(shownIn(await page())).toEqual([expected, null]);
    const trips = await bookings.ask<{ data: TripView[] }>('GET', '/api/my/trips', { role: 'customer', user: email });
    expect(trips.body.data[0]?.bookings[0]?.preparation).toEqual(expected);
    await bookings.editBooking(bookingId, { state: 'cancelled' });
    expect(shownIn(await page())).toEqual([null, null]);
  });

  it.each([
    ['EN', ['By bank transfer.'], 'Where we meet: 07:30 · At the jetty', 'What to bring: A towel; A hat'],
    ['ID', ['Transfer bank.'], 'Titik temu: 07:30 · Di dermaga', 'Yang perlu dibawa: Handuk; Topi'],
    ['CN', ['银行转账。'], '集合: 07:30 · 码头', '请自备: 毛巾; 帽子'],
  ] as const)('the emails say so, too: %s', async (language, [payment], ...prepared) => {
    const { email, bookingId } = await offered(language);
    const last = () => bookings.mailbox.emailsTo(email).at(-1)?.text;
    await eventually(() => expect(last()).toContain(payment));
    await bookings.editBooking(bookingId, { state: 'confirmed' });
    await eventually(() => {
      for (const line of prepared) expect(last()).toContain(line);
    });
    expect(last()).not.toContain(payment);
  });

  it('the page does without it while catalog is unavailable', async () => {
    const { bookingId, page } = await offered();
    await bookings.editBooking(bookingId, { state: 'confirmed' });
    bookings.duringRequest.catalog = () => Promise.reject(new Error('unavailable'));
    expect(shownIn(await page())).toEqual([null, null]);
  });
});
