import { runAt } from '@reefdesk/service-kit/request/call-moment';
import { requestedBooking } from './new-booking.ts';

describe('requestedBooking', () => {
  it('is as old as its request, also with a seeded time, so that the sweep of unfinished requests leaves it', () => {
    const seeded = new Date('2026-01-05T02:10:00.000Z');
    const enquiry = { _id: 'e', reference: 'R', language: 'EN' } as Parameters<typeof requestedBooking>[1];
    const booked = { departureId: null, date: '2026-02-01', package: null, price: null };
    const begunAt = Date.now();
    runAt(seeded, () => {
      const { createdAt, updatedAt } = requestedBooking({ id: 'b', fingerprint: 'f' }, enquiry, { seats: 2 }, booked);
      expect(createdAt).toEqual(seeded);
      expect(updatedAt.getTime()).toBeGreaterThanOrEqual(begunAt);
    });
  });
});
