import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type BookingState, EXPIRING_BOOKING_STATES } from '@reefdesk/contracts/bookings/values';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { PagingQuery } from '@reefdesk/contracts/lists';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { readPage } from '@reefdesk/service-kit/mongo/pages';
import { changeAtVersion, insertNew, nextVersion } from '@reefdesk/service-kit/records/versioned-documents';
import type { Changes } from '@reefdesk/service-kit/records/versioned-edits';
import type { Model } from 'mongoose';
import { BOOKING_MODEL, type BookingDocument, SEATLESS } from './booking.schema.ts';

export interface BookingFilter {
  state?: BookingState | undefined;
  from?: string | undefined;
  to?: string | undefined;
  package?: string | undefined;
  departure?: string | undefined;
  enquiryIds?: readonly string[] | undefined;
}

const REAL = { $ne: 'asked' } as const;
const WITH_SEATS = { $nin: SEATLESS };

/** The only file that writes the `bookings` collection; `statistics/` reads it too. */
@Injectable()
export class BookingsRepository {
  constructor(@InjectModel(BOOKING_MODEL) private readonly model: Model<BookingDocument>) {}

  /** Includes bookings in state `asked`. */
  find(id: string): Promise<BookingDocument | null> {
    return this.model.findById(id).lean<BookingDocument>().exec();
  }

  insert(booking: BookingDocument): Promise<boolean> {
    return insertNew(this.model, booking);
  }

  /** Returns null if there is no booking at this version. */
  change(id: string, changes: Changes, version: number): Promise<BookingDocument | null> {
    return changeAtVersion(this.model, { _id: id }, version, { $set: changes });
  }

  list(
    filter: BookingFilter,
    direction: 1 | -1,
    { limit = LIMITS.cursorPageDefault, cursor }: PagingQuery,
  ): Promise<Page<BookingDocument>> {
    return readPage(this.model.find(conditionsOf(filter)), { field: 'date', direction, type: 'day' }, { limit, cursor });
  }

  listOf(enquiryIds: readonly string[]): Promise<BookingDocument[]> {
    return this.model
      .find({ enquiryId: { $in: [...enquiryIds] }, state: REAL })
      .sort({ createdAt: 1, _id: 1 })
      .lean<BookingDocument[]>()
      .exec();
  }

  /** Bookings with seats, sorted by day and reference. */
  listGoing({ from, to }: { from: string; to: string }): Promise<BookingDocument[]> {
    return this.model
      .find({ date: { $gte: from, $lte: to }, state: WITH_SEATS })
      .sort({ date: 1, reference: 1, _id: 1 })
      .lean<BookingDocument[]>()
      .exec();
  }

  /** Open offers and holds that end before this time, the next one first. */
  listEnding(before: Date, limit: number): Promise<BookingDocument[]> {
    return this.model
      .find({ state: { $in: EXPIRING_BOOKING_STATES }, heldUntil: { $lt: before } })
      .sort({ heldUntil: 1, _id: 1 })
      .limit(limit)
      .lean<BookingDocument[]>()
      .exec();
  }

  /** Enquiries with an open offer or hold. */
  listHoldingEnquiries(): Promise<string[]> {
    return this.model.distinct('enquiryId', { state: { $in: EXPIRING_BOOKING_STATES } }).exec();
  }

  countOf(enquiryId: string): Promise<number> {
    return this.model.countDocuments({ enquiryId, state: REAL }).exec();
  }

  /** Held or confirmed bookings from this day on, without expired holds (ENQ-14). */
  countActive(today: string, now: Date): Promise<number> {
    const taken = [{ state: 'confirmed' as const }, { state: 'held' as const, heldUntil: { $gt: now } }];
    return this.model.countDocuments({ date: { $gte: today }, $or: taken }).exec();
  }

  /** Includes bookings in state `asked`. */
  listOfDepartures(departureIds: readonly string[]): Promise<BookingDocument[]> {
    return this.model
      .find({ departureId: { $in: [...departureIds] } })
      .lean<BookingDocument[]>()
      .exec();
  }

  listNeedingSeats(from: string): Promise<BookingDocument[]> {
    return this.model
      .find({ date: { $gte: from }, departureId: { $ne: null }, state: WITH_SEATS })
      .lean<BookingDocument[]>()
      .exec();
  }

  listHeldOver(now: Date, limit: number): Promise<BookingDocument[]> {
    return this.model
      .find({ state: { $in: EXPIRING_BOOKING_STATES }, heldUntil: { $lte: now } })
      .limit(limit)
      .lean<BookingDocument[]>()
      .exec();
  }

  /** Bookings that their enquiry does not reflect, and that have not changed since `before`. */
  listUntold(before: Date, limit: number): Promise<BookingDocument[]> {
    return this.model
      .find({ isTold: false, state: REAL, updatedAt: { $lt: before } })
      .limit(limit)
      .lean<BookingDocument[]>()
      .exec();
  }

  /** Keeps the version, since it is not an edit. */
  async markNotified(id: string, version: number): Promise<void> {
    await this.model.updateOne({ _id: id, version }, { $set: { isTold: true } }).exec();
  }

  async removeRequested(before: Date): Promise<void> {
    await this.model.deleteMany({ state: 'asked', updatedAt: { $lt: before } }).exec();
  }

  /** Also removes the fingerprint of the creating request (ENQ-19). */
  async forgetPerson(enquiryId: string): Promise<void> {
    await this.model
      .updateMany(
        { enquiryId, $or: [{ notes: { $ne: '' } }, { sizes: { $nin: ['', null] } }, { createdByCall: { $ne: '' } }] },
        nextVersion<BookingDocument>({ $set: { notes: '', sizes: '', createdByCall: '' } }),
      )
      .exec();
  }
}

function conditionsOf({ state, from, to, package: slug, departure, enquiryIds }: BookingFilter): Record<string, unknown> {
  return {
    state: state ?? REAL,
    ...((from || to) && { date: { ...(from && { $gte: from }), ...(to && { $lte: to }) } }),
    ...(slug && { 'package.slug': slug }),
    ...(departure && { departureId: departure }),
    ...(enquiryIds && { enquiryId: { $in: enquiryIds } }),
  };
}
