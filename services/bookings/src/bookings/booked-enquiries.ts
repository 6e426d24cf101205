import { Injectable } from '@nestjs/common';
import { isFirm } from '@reefdesk/contracts/bookings/values';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { changesNothing } from '@reefdesk/service-kit/mongo/changes-nothing';
import type { Changes } from '@reefdesk/service-kit/records/versioned-edits';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import { afterEdit } from '../enquiries/enquiry-changes.ts';
import { EnquiryEdits } from '../enquiries/enquiry-edits.ts';
import type { BookingDocument } from './booking.schema.ts';
import { isAccepted } from './booking-changes.ts';
import { BookingsRepository } from './bookings.repository.ts';

const ATTEMPTS = 40;

/**
 * An enquiry is `booked` while a booking is confirmed or completed, else `offered`: only staff decide that it is lost. `isTold` marks the
 * booking as done, so that the sweeper repeats an interrupted update.
 */
@Injectable()
export class BookedEnquiries {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly enquiries: EnquiryEdits,
  ) {}

  async notify({ _id, enquiryId, isTold, version }: BookingDocument): Promise<void> {
    if (isTold) return;
    await this.update(enquiryId, _id);
    await this.bookings.markNotified(_id, version);
  }

  /** Reads the enquiry before its bookings and repeats until nothing changes, so that the last write has missed no finished update. */
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

/** `changed` is the id of the booking. Erased enquiries stay unchanged. */
function afterBookings(seen: EnquiryDocument, bookings: readonly BookingDocument[], changed: string): Changes {
  const booking = bookings.find(({ _id }) => _id === changed);
  if (seen.erasedAt || !booking) return {};
  const { at, by } = booking.history.at(-1) ?? { at: booking.updatedAt, by: null };
  const state = bookings.some(isFirm) ? 'booked' : 'offered';
  if (booking.state === 'cancelled') {
    if (seen.state === state || (seen.state !== 'booked' && seen.state !== 'offered')) return {};
    return { state, history: [...seen.history, { at, by, what: 'state', before: seen.state, after: state }] };
  }
  const changes = afterEdit(seen, { state }, { at, by });
  // Staff look at what the guest has accepted.
  if (isAccepted(booking)) return { ...changes, waitingSince: seen.waitingSince ?? at };
  // Messages after the booking are not answered by it.
  return changes.state && seen.waitingSince && seen.waitingSince > at
    ? { ...changes, waitingSince: seen.waitingSince, wish: seen.wish }
    : changes;
}
