import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { eventually } from '@reefdesk/test-kit/eventually';
import ICAL from 'ical.js';
import type { BookingDocument } from '../src/bookings/booking.schema.ts';
import { BookingsUnderTest, OPERATOR, ZONE } from './bookings-under-test.ts';

const day = addDays(dayIn(ZONE, new Date()), 5);
/** Longer than the pause after a failed attempt. */
const NOT_LOST_MS = 60_000;
const RECEIVED = /have your enquiry|sudah kami terima|已收到您的咨询/;

describe('the emails about a booking (ENQ-26)', () => {
  let bookings: BookingsUnderTest;

  beforeAll(async () => {
    bookings = await BookingsUnderTest.start({ HOLD_SWEEP_SECONDS: '1' });
  });
  afterAll(() => bookings?.stop());
  beforeEach(() => bookings.empty('departures', 'bookings', 'enquiries'));

  const emailsTo = (email: string) => bookings.mailbox.emailsTo(email).filter(({ subject }) => !RECEIVED.test(subject));
  const emailAfter = async (email: string, work: () => Promise<unknown>) => {
    const before = emailsTo(email).length;
    await work();
    await eventually(() => expect(emailsTo(email)).toHaveLength(before + 1));
    const last = emailsTo(email).at(-1);
    if (!last) throw new Error('There is no email');
    return last;
  };
  const guest = async (language: LanguageCode = 'EN') => {
    const email = `${randomUUID()}@reef.example`;
    return { email, ...(await bookings.sent({ name: 'Wei Lin', email, wechat: undefined, language, package_slug: 'siladen' })) };
  };
  const eventIn = (file: { text: string } | undefined) => {
    const event = new ICAL.Component(ICAL.parse(file?.text ?? '')).getFirstSubcomponent('vevent');
    const { uid, startDate, endDate, sequence } = new ICAL.Event(event as ICAL.Component);
    return { uid, from: String(startDate), to: String(endDate), sequence, status: event?.getFirstPropertyValue('status') };
  };

  it.each([
    ['EN', 'Our offer to you: ', 'See the offer and accept it', 'Booked: ', 'Cancelled: '],
    ['ID', 'Penawaran kami untuk Anda: ', 'Lihat penawaran dan setujui', 'Sudah dipesan: ', 'Dibatalkan: '],
    ['CN', '我们给您的报价: ', '查看并接受报价', '预订成功: ', '已取消: '],
  ] as const)(
    'tell in %s of the offer, the acceptance and the cancellation, with a calendar file from then on',
    async (language, ...texts) => {
      const [offered, button, booked, cancelled] = texts;
      const { id, email, token } = await guest(language);
      const terms = { date: day, seats: 2, price: 1_650_000, deposit: 0, state: 'offered' };
      let bookingId = '';
      const offer = await emailAfter(email, async () => {
        bookingId = (await bookings.book(id, terms)).body.data.booking_id;
      });
      expect(offer.subject).toContain(offered);
      expect(offer.text).toContain(button);
      expect(offer.text).toContain(`#${token}`);
      expect(offer.text).toMatch(/1[.,]650[.,]000[\s\S]*3[.,]300[.,]000/);
      expect(offer.attachments).toEqual([]);

      const accepted = await emailAfter(email, () =>
        bookings.ask('POST', `/api/enquiries/status/${token}/bookings/${bookingId}/acceptance`),
      );
      expect(accepted.subject).toContain(booked);
      expect(accepted.attachments).toMatchObject([
        { filename: expect.stringMatching(/^[A-Z]{2}-\w{6}\.ics$/), content_type: 'text/calendar' },
      ]);
      const event = eventIn(accepted.attachments[0]);
      // `siladen` takes three days; the end is exclusive.
      expect(event).toMatchObject({ uid: `booking-${bookingId}@reefdesk`, status: 'CONFIRMED', from: day, to: addDays(day, 3) });

      const ended = await emailAfter(email, () => bookings.editBooking(bookingId, { state: 'cancelled' }));
      expect(ended.subject).toContain(cancelled);
      const later = eventIn(ended.attachments[0]);
      expect(later).toMatchObject({ uid: event.uid, status: 'CANCELLED' });
      expect(later.sequence).toBeGreaterThan(event.sequence);
    },
  );

  it('tell of new terms and of the end of a hold, but not of notes, sizes and completion', async () => {
    const { id, email } = await guest();
    let bookingId = '';
    const held = await emailAfter(email, async () => {
      bookingId = (await bookings.book(id, { date: day, seats: 2, price: 900_000, deposit: 500_000, hold_hours: 24 })).body.data.booking_id;
    });
    expect(held.subject).toContain('Held for you until the deposit is paid');
    expect(eventIn(held.attachments[0]).status).toBe('TENTATIVE');
    for (const change of [{ notes: 'Nitrox' }, { sizes: 'XL' }, { state: 'confirmed', notify: false }])
      expect((await bookings.editBooking(bookingId, change)).status).toBe(200);
    const changed = await emailAfter(email, () => bookings.editBooking(bookingId, { seats: 3 }));
    expect(changed.subject).toContain('Your booking has changed');
    expect(changed.text).toContain('Places: 3');
    await bookings.editBooking(bookingId, { state: 'held', hold_hours: 1, notify: false });
    const ended = await emailAfter(email, () =>
      bookings.collection<BookingDocument>('bookings').updateOne({ _id: bookingId }, { $set: { heldUntil: new Date(0) } }),
    );
    expect(ended.subject).toContain('Cancelled');
    expect(emailsTo(email)).toHaveLength(3);
  });

  it('tell only of what came about, also after an attempt that failed', async () => {
    const [departure] = await bookings.plan({ date: day, seats: 2 });
    const { id, email, token } = await guest();
    const { body } = await bookings.book(id, { departure_id: departure?.departure_id, seats: 2, state: 'offered', notify: false });
    const accept = () => bookings.ask('POST', `/api/enquiries/status/${token}/bookings/${body.data.booking_id}/acceptance`);
    const other = await bookings.book(await bookings.enquiryId(), { departure_id: departure?.departure_id, seats: 1 });
    expect((await accept()).status).toBe(409);
    await bookings.editBooking(other.body.data.booking_id, { state: 'cancelled' });
    const accepted = await emailAfter(email, accept);
    expect(accepted.subject).toContain('Booked');
    expect(emailsTo(email)).toHaveLength(1);
  });

  it('are about the change that won if a guest accepts while staff cancel (ENQ-25)', async () => {
    const accepted = () => bookings.mailbox.emailsTo(OPERATOR.email).filter(({ subject }) => subject.includes('accepts your offer'));
    const rounds = Array.from({ length: 8 }, async () => {
      const { id, email, token } = await guest();
      const { body } = await bookings.book(id, { date: day, seats: 1, state: 'offered', notify: false });
      const { booking_id: bookingId, reference } = body.data;
      const [yes] = await Promise.all([
        bookings.ask('POST', `/api/enquiries/status/${token}/bookings/${bookingId}/acceptance`),
        bookings.editBooking(bookingId, { state: 'cancelled' }),
      ]);
      await eventually(() => expect(emailsTo(email).at(-1)?.subject).toContain('Cancelled'));
      return { reference, isAccepted: yes.status === 200 };
    });
    const results = await Promise.all(rounds);
    await eventually(() => {
      for (const { reference, isAccepted } of results)
        expect(accepted().filter(({ subject }) => subject.startsWith(reference))).toHaveLength(isAccepted ? 1 : 0);
    });
  });

  it(
    'are not lost if another change from the same version is refused',
    async () => {
      const [departure] = await bookings.plan({ date: day, seats: 2 });
      const terms = { departure_id: departure?.departure_id, seats: 2, state: 'offered', notify: false };
      const offers = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const { id, email, token } = await guest();
          return { email, token, bookingId: (await bookings.book(id, terms)).body.data.booking_id };
        }),
      );
      await bookings.book(await bookings.enquiryId(), { departure_id: departure?.departure_id, seats: 1 });
      const rounds = offers.map(async ({ email, token, bookingId }) => {
        const [yes] = await Promise.all([
          bookings.ask('POST', `/api/enquiries/status/${token}/bookings/${bookingId}/acceptance`),
          bookings.editBooking(bookingId, { price: 800_000 }),
        ]);
        expect(yes.status).toBe(409);
        await eventually(() => expect(emailsTo(email).map(({ text }) => text)).toEqual([expect.stringContaining('800,000')]), NOT_LOST_MS);
      });
      await Promise.all(rounds);
    },
    2 * NOT_LOST_MS,
  );

  it('are not sent to guests without an address, and go with the data of an erased guest', async () => {
    const { id } = await bookings.sent({ wechat: 'weilin' });
    const news = bookings.collection('letters');
    await bookings.book(id, { date: day, seats: 1 });
    expect(await news.countDocuments({ kind: 'booking-news', about: { $regex: `^${id}/` } })).toBe(0);
    const erased = await guest();
    await emailAfter(erased.email, () => bookings.book(erased.id, { date: day, seats: 1 }));
    await bookings.ask('DELETE', `/api/enquiries/${erased.id}`, { role: 'admin' });
    expect(await news.countDocuments({ to: erased.email })).toBe(0);
  });
});
