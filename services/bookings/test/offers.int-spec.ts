import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingState } from '@reefdesk/contracts/bookings/values';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { LIMITS } from '@reefdesk/contracts/limits';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { BookingDocument } from '../src/bookings/booking.schema.ts';
import { BookingsUnderTest, OPERATOR, PACKAGE_PRICE, ZONE } from './bookings-under-test.ts';

const day = addDays(dayIn(ZONE, new Date()), 5);
const HOUR_MS = 3_600_000;

describe('an offer (ENQ-25)', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start({ HOLD_SWEEP_SECONDS: '1' });
  });
  afterAll(() => bookings?.stop());
  beforeEach(() => bookings.empty('departures', 'bookings', 'enquiries'));

  const seatsLeft = async () => (await bookings.departures())[0]?.seats_left;
  const records = () => bookings.collection<BookingDocument>('bookings');
  const pageOf = async (token: string) =>
    (await bookings.ask<{ data: EnquiryStatusView }>('GET', `/api/enquiries/status/${token}`)).body.data;
  const accept = (token: string, id: string) =>
    bookings.ask<{ data: EnquiryStatusView } & ErrorBody>('POST', `/api/enquiries/status/${token}/bookings/${id}/acceptance`);

  async function offered(terms: object = {}) {
    const [departure] = await bookings.plan({ date: day, seats: 4 });
    const { id, token } = await bookings.sent({ package_slug: 'bunaken' });
    const body = { departure_id: departure?.departure_id, seats: 2, state: 'offered', hold_hours: 24, ...terms };
    return { id, token, offer: (await bookings.book(id, body)).body.data };
  }

  it('is shown with its terms on the page of the guest, and takes no seats', async () => {
    const { id, token, offer } = await offered({ deposit: 500_000 });
    expect(offer).toMatchObject({ state: 'offered', seats: 2, price: PACKAGE_PRICE, total: 2 * PACKAGE_PRICE, deposit: 500_000 });
    expect(Date.parse(offer.hold_until ?? '') - Date.now()).toBeGreaterThan(23 * HOUR_MS);
    expect(await seatsLeft()).toBe(4);
    expect(await bookings.whole(id)).toMatchObject({ state: 'offered', waiting_since: null });
    const { state, bookings: shown } = await pageOf(token);
    expect(state).toBe('offered');
    expect(shown).toEqual([
      expect.objectContaining({
        state: 'offered',
        date: day,
        seats: 2,
        price: PACKAGE_PRICE,
        deposit: 500_000,
        hold_until: offer.hold_until,
      }),
    ]);
  });

  it.each<[string, object, BookingState, EnquiryStatusView['state']]>([
    ['confirmed', {}, 'confirmed', 'booked'],
    ['held until its deposit is paid', { deposit: 500_000 }, 'held', 'offered'],
  ])('becomes %s when the guest accepts it, once, and staff look at it', async (_what, terms, state, enquiryState) => {
    const { id, token, offer } = await offered(terms);
    const answers = await Promise.all(Array.from({ length: 3 }, () => accept(token, offer.booking_id)));
    for (const { status, body } of answers) expect([status, body.data.bookings[0]?.state]).toEqual([200, state]);
    expect(await seatsLeft()).toBe(2);
    const whole = await bookings.whole(id);
    expect(whole).toMatchObject({ state: enquiryState, waiting_since: expect.any(String) });
    expect(whole.history.filter(({ what, after, by }) => what === 'booking' && after === state && by === null)).toHaveLength(1);
    const notice = await eventually(() => {
      const found = bookings.mailbox
        .emailsTo(OPERATOR.email)
        .filter(({ subject }) => subject === `${offer.reference}: Wei Lin accepts your offer`);
      expect(found).toHaveLength(1);
      return found[0];
    });
    expect(notice?.text).toContain(`/admin/enquiries/${id}`);
    const until = whole.bookings[0]?.hold_until;
    if (state === 'held') expect(Date.parse(until ?? '') - Date.now()).toBeGreaterThan((LIMITS.depositHours - 1) * HOUR_MS);
    else expect(until).toBeNull();
  });

  it('stays open if others have taken the seats, and can be accepted once they are free', async () => {
    const { token, offer } = await offered();
    const other = await bookings.book(await bookings.enquiryId(), { departure_id: offer.departure_id, seats: 3 });
    const { status, body } = await accept(token, offer.booking_id);
    expect([status, body.code, body.data]).toMatchObject([409, 'departure_full', { seats_left: 1 }]);
    expect((await pageOf(token)).bookings[0]?.state).toBe('offered');
    await bookings.editBooking(other.body.data.booking_id, { state: 'cancelled' });
    expect((await accept(token, offer.booking_id)).status).toBe(200);
    expect(await seatsLeft()).toBe(2);
  });

  it('ends at its time, and cannot be accepted any more', async () => {
    const { token, offer } = await offered();
    await records().updateOne({ _id: offer.booking_id }, { $set: { heldUntil: new Date(Date.now() - 1) } });
    expect((await accept(token, offer.booking_id)).body.code).toBe('offer_ended');
    await eventually(async () => expect((await pageOf(token)).bookings[0]?.state).toBe('cancelled'));
    expect((await accept(token, offer.booking_id)).body.code).toBe('offer_ended');
    expect(await seatsLeft()).toBe(4);
  });

  it('is accepted only by its own guest', async () => {
    const { offer } = await offered();
    const other = await bookings.sent();
    expect((await accept(other.token, offer.booking_id)).body.code).toBe('booking_not_found');
    expect((await accept('unknown', offer.booking_id)).body.code).toBe('enquiry_not_found');
    expect(await seatsLeft()).toBe(4);
  });

  it('can be confirmed or withdrawn by staff', async () => {
    const { id, token, offer } = await offered();
    expect((await bookings.editBooking(offer.booking_id, { state: 'confirmed' })).body.data).toMatchObject({
      state: 'confirmed',
      hold_until: null,
    });
    expect(await seatsLeft()).toBe(2);
    expect(await bookings.whole(id)).toMatchObject({ state: 'booked', waiting_since: null });
    await bookings.editBooking(offer.booking_id, { state: 'cancelled' });
    expect((await accept(token, offer.booking_id)).body.code).toBe('offer_ended');
  });
});
