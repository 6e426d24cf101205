import { Injectable } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import type { BookingView } from '@reefdesk/contracts/bookings/endpoints';
import type { BookingEdit, NewBooking } from '@reefdesk/contracts/bookings/requests';
import { LIMITS } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { type Creation, requireSameCall } from '@reefdesk/service-kit/http/idempotency-key';
import { editConflict } from '@reefdesk/service-kit/http/version';
import { callMoment } from '@reefdesk/service-kit/request/call-moment';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import { rejectErased } from '../enquiries/enquiry-changes.ts';
import { BookedEnquiries } from './booked-enquiries.ts';
import { BookedTravel } from './booked-travel.ts';
import { toBookingView } from './booking.mapper.ts';
import type { BookingDocument } from './booking.schema.ts';
import { afterEdit } from './booking-changes.ts';
import { BookingSeats } from './booking-seats.ts';
import { BookingsRepository } from './bookings.repository.ts';
import { granted, requestedBooking } from './new-booking.ts';

@Injectable()
export class BookingsService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly seats: BookingSeats,
    private readonly enquiries: EnquiriesRepository,
    private readonly bookedEnquiries: BookedEnquiries,
    private readonly travel: BookedTravel,
  ) {}

  /** Idempotent: a retry returns the same booking. Throws `departure_full`. */
  async book(enquiryId: string, creation: Creation, requested: NewBooking, actor: Actor): Promise<BookingView> {
    const enquiry = await this.enquiries.find(enquiryId);
    if (!enquiry) throw new AppError('enquiry_not_found');
    const present = await this.bookings.find(creation.id);
    if (!present || present.state === 'asked') rejectErased(enquiry);
    const begun = present ?? (await this.begin(enquiry, creation, requested));
    requireSameCall(creation, begun.createdByCall);
    if (begun.state === 'asked' && (await this.forgetIfErased(enquiryId))) throw new AppError('enquiry_erased');
    const at = (seen: BookingDocument) => (seen.state === 'asked' ? granted(requested, actor.userId) : undefined);
    const booking = await this.seats.change(begun, at, requested.notify === false);
    await this.bookedEnquiries.notify(booking);
    return toBookingView(booking, enquiry.name);
  }

  async edit(id: string, edit: BookingEdit, expected: number | null, actor: Actor): Promise<BookingView> {
    const when = { at: callMoment(), by: actor.userId };
    const seen = await this.current(id);
    const enquiry = await this.enquiries.find(seen.enquiryId);
    const place = edit.departure_id ? await this.travel.movedTo(edit.departure_id) : undefined;
    const rule = (now: BookingDocument) => {
      if (expected !== null && now.version !== expected) throw new StaleEdit();
      const changes = afterEdit(now, edit, when, place);
      if (enquiry && isForGuest(now, changes)) rejectErased(enquiry);
      return changes;
    };
    const booking = await this.seats.change(seen, rule, edit.notify === false).catch(async (error: unknown) => {
      if (error instanceof StaleEdit) throw editConflict(await this.view(await this.current(id)));
      throw error;
    });
    await this.bookedEnquiries.notify(booking);
    const isErased = Boolean(edit.notes || edit.sizes) && (await this.forgetIfErased(booking.enquiryId));
    return this.view(isErased ? await this.current(id) : booking);
  }

  /** Returns true if the enquiry is erased, and removes texts about the guest that were stored meanwhile. */
  private async forgetIfErased(enquiryId: string): Promise<boolean> {
    const enquiry = await this.enquiries.find(enquiryId);
    if (!enquiry?.erasedAt) return false;
    await this.bookings.forgetPerson(enquiryId);
    return true;
  }

  /** Stores the booking before its seats, so that the sweep recognises an interrupted request. */
  private async begin(enquiry: EnquiryDocument, creation: Creation, requested: NewBooking): Promise<BookingDocument> {
    if ((await this.bookings.countOf(enquiry._id)) >= LIMITS.enquiryBookings)
      throw new AppError('enquiry_full', { max: LIMITS.enquiryBookings });
    const booking = requestedBooking(creation, enquiry, requested, await this.travel.ofNew(enquiry, requested));
    await this.bookings.insert(booking);
    return (await this.bookings.find(creation.id)) ?? booking;
  }

  private async current(id: string): Promise<BookingDocument> {
    const booking = await this.bookings.find(id);
    if (!booking || booking.state === 'asked') throw new AppError('booking_not_found');
    return booking;
  }

  private async view(booking: BookingDocument): Promise<BookingView> {
    const names = await this.enquiries.namesOf([booking.enquiryId]);
    return toBookingView(booking, names.get(booking.enquiryId) ?? '');
  }
}

/** True if a change reopens a booking or writes text about the guest, which is rejected after erasure. */
function isForGuest(seen: BookingDocument, changes: Partial<BookingDocument> = {}): boolean {
  const isReopened = seen.state === 'cancelled' && changes.state !== undefined && changes.state !== 'cancelled';
  return isReopened || Boolean(changes.notes || changes.sizes);
}

class StaleEdit extends Error {}
