import { BOOKING_STATES, type BookingState } from '@reefdesk/contracts/bookings/values';
import { ENQUIRY_CHANGES, type EnquiryChange } from '@reefdesk/contracts/enquiries/values';
import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import { MOMENT, NUMBER_OR_NULL, PART, TEXT, TEXT_OR_NULL } from '@reefdesk/service-kit/mongo/field-kinds';
import { localisedField } from '@reefdesk/service-kit/mongo/localised.schema';
import type { VersionedDocument } from '@reefdesk/service-kit/records/versioned-documents';
import { Schema } from 'mongoose';
import type { RequestedPackage } from '../travels/travel-names.ts';

/** `asked`: a hidden document that becomes a booking once the departure has reserved its seats. */
export type StoredBookingState = BookingState | 'asked';

export interface BookingChange {
  at: Date;
  /** `user_id`; null for an automatic change. */
  by: string | null;
  what: EnquiryChange;
  before: string | null;
  after: string | null;
}

/** Personal data is only in the enquiry (ENQ-19), except for `notes` and `sizes`. */
export interface BookingDocument extends VersionedDocument {
  enquiryId: string;
  reference: string;
  language: LanguageCode;
  state: StoredBookingState;
  /** Name at the time of booking. */
  package: RequestedPackage | null;
  /** Null for a free date. */
  departureId: string | null;
  date: string;
  /** Last day of the trip; absent in older documents. */
  lastDate?: string;
  seats: number;
  /** Whole rupiah per person. */
  price: number | null;
  /** Whole rupiah for all seats. */
  deposit: number | null;
  /** End of the hold or of the offer; null in other states. */
  heldUntil: Date | null;
  /** Sizes of equipment; absent in older documents. */
  sizes?: string;
  notes: string;
  history: BookingChange[];
  /** True if the enquiry's state reflects this booking; otherwise the sweeper updates it. */
  isTold: boolean;
  /** Ids of the changes that emails are about, oldest first; absent without any. */
  emailedChanges?: string[];
}

export const BOOKING_MODEL = 'Booking';

const changeSchema = new Schema<BookingChange>(
  {
    at: MOMENT,
    by: TEXT_OR_NULL,
    what: { type: String, enum: ENQUIRY_CHANGES, required: true },
    before: TEXT_OR_NULL,
    after: TEXT_OR_NULL,
  },
  PART,
);

export const bookingSchema = new Schema<BookingDocument>(
  {
    _id: TEXT,
    version: { type: Number, required: true },
    createdAt: MOMENT,
    updatedAt: MOMENT,
    createdByCall: String,
    enquiryId: TEXT,
    reference: TEXT,
    language: { type: String, enum: LANGUAGE_CODES, required: true },
    state: { type: String, enum: [...BOOKING_STATES, 'asked'], required: true },
    package: { type: new Schema<RequestedPackage>({ slug: TEXT, name: localisedField() }, PART), default: null },
    departureId: TEXT_OR_NULL,
    date: TEXT,
    lastDate: String,
    seats: { type: Number, required: true },
    price: NUMBER_OR_NULL,
    deposit: NUMBER_OR_NULL,
    heldUntil: { type: Date, default: null },
    sizes: { type: String, default: '' },
    notes: { type: String, default: '' },
    history: [changeSchema],
    isTold: { type: Boolean, required: true },
    emailedChanges: { type: [String], default: undefined },
  },
  { collection: 'bookings', versionKey: false },
);

bookingSchema.index({ enquiryId: 1, createdAt: 1 });
bookingSchema.index({ date: 1, _id: 1 });
bookingSchema.index({ state: 1, date: 1, _id: 1 });
bookingSchema.index({ 'package.slug': 1, date: 1, _id: 1 });
bookingSchema.index({ departureId: 1 });
bookingSchema.index({ isTold: 1, updatedAt: 1 });

// Without `notes` and `sizes`, which may contain personal data.
audited(bookingSchema, {
  kind: 'bookings',
  name: ({ reference }) => reference,
  fields: ({ state, date, seats, price, deposit }) => ({ state, date, seats, price, deposit }),
});

/** States without seats of the departure. */
export const SEATLESS = ['asked', 'offered', 'cancelled'] as const satisfies readonly StoredBookingState[];

/** Seats of its departure that a booking requires (DEP-02). */
export function seatsNeeded({ state, seats }: Pick<BookingDocument, 'state' | 'seats'>): number {
  return SEATLESS.some((one) => one === state) ? 0 : seats;
}
