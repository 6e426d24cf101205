import { Injectable } from '@nestjs/common';
import { isFirm } from '@reefdesk/contracts/bookings/values';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { changesNothing } from '@reefdesk/service-kit/mongo/changes-nothing';
import type { Changes } from '@reefdesk/service-kit/records/versioned-edits';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import { afterEdit } from '../enquiries/enquiry-changes.ts';
import { EnquiryEdits } from '../enquiries/enquiry-edits.ts';
import type { BookingDocument } from './booking.schema.ts';
import { seatsNeeded } from './booking.schema.ts';
import { BookingsRepository } from './bookings.repository.ts';

/** Attempts to write the state of an enquiry after concurrent updates. */
const ATTEMPTS = 40;

/**
 * Updates the state of an enquiry after its bookings: `booked` while one is confirmed or completed; `offered` while one is only held, and
 * after the last one is cancelled, since only staff decide that it is lost. `isTold` marks the booking, so that the sweeper repeats an
 * update that was interrupted.
 */
@Injectable()
export class BookedEnquiries {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly enquiries: EnquiryEdits,
  ) {}

  async tell({ _id, enquiryId, isTold, version }: BookingDocument): Promise<void> {
    if (isTold) return;
    await this.update(enquiryId, _id);
    await this.bookings.markTold(_id, version);
  }

  /**
   * The enquiry is read before its bookings, and read again after each write, until there is nothing to change. So the state that is
   * written last is made from bookings that no finished update has missed. An enquiry that a restored copy lacks has no state.
   */
  private async update(enquiryId: string, bookingId: string): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const seen = await this.enquiries.find(enquiryId);
      if (!seen) return;
      const changes = afterBookings(seen, await this.bookings.listOf([enquiryId]), bookingId);
      if (changesNothing(seen, changes)) return;
      await this.enquiries.write(enquiryId, changes, seen.version);
    }
    throw new AppError('service_unavailable');
  }
}

/** `changed`: id of the booking whose state has changed. Erased enquiries stay unchanged. */
function afterBookings(seen: EnquiryDocument, bookings: readonly BookingDocument[], changed: string): Changes {
  const booking = bookings.find(({ _id }) => _id === changed);
  if (seen.erasedAt || !booking) return {};
  const { at, by } = booking.history.at(-1) ?? { at: booking.updatedAt, by: null };
  const state = bookings.some(isFirm) ? 'booked' : 'offered';
  if (seatsNeeded(booking) === 0) {
    // A guest who waits for an answer still waits, and another decision of staff stays.
    if (seen.state === state || (seen.state !== 'booked' && seen.state !== 'offered')) return {};
    return { state, history: [...seen.history, { at, by, what: 'state', before: seen.state, after: state }] };
  }
  const changes = afterEdit(seen, { state }, { at, by });
  // What the guest has said after the booking was made is not answered by it.
  return changes.state && seen.waitingSince && seen.waitingSince > at
    ? { ...changes, waitingSince: seen.waitingSince, wish: seen.wish }
    : changes;
}
