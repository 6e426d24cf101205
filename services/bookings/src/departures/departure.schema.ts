import { DEPARTURE_SETTINGS, type DepartureSetting } from '@reefdesk/contracts/departures/requests';
import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import { MOMENT, TEXT } from '@reefdesk/service-kit/mongo/field-kinds';
import type { VersionedDocument } from '@reefdesk/service-kit/records/versioned-documents';
import { Schema } from 'mongoose';

export interface Reservation {
  seats: number;
  at: Date;
  /** Changes with each write, so that a request cannot give back seats that another has just taken. */
  stamp: string;
}

/** Holds its own seats, which one conditional write takes (DEP-03). `version` counts changes by staff, not reservations. */
export interface DepartureDocument extends VersionedDocument {
  /** Slug; never changes. */
  package: string;
  /** `2027-03-14`, in the operator's time zone. */
  date: string;
  seats: number;
  /** `seats` minus all reservations; stored, because a conditional write can only compare stored values. */
  left: number;
  /** Whole rupiah per person; null if the travel's price applies. */
  price: number | null;
  setting: DepartureSetting;
  /** Keyed by booking id. */
  reservations: Record<string, Reservation>;
}

export type ListedDeparture = Omit<DepartureDocument, 'reservations'>;

export const DEPARTURE_MODEL = 'Departure';

const COUNT = { type: Number, required: true } as const;

export const departureSchema = new Schema<DepartureDocument>(
  {
    _id: TEXT,
    version: COUNT,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    package: TEXT,
    date: TEXT,
    seats: COUNT,
    left: COUNT,
    price: { type: Number, default: null },
    setting: { type: String, enum: DEPARTURE_SETTINGS, required: true },
    reservations: { type: Schema.Types.Mixed, default: {} },
  },
  { collection: 'departures', versionKey: false, minimize: false },
);

// Reservations are audited as bookings.
audited(departureSchema, {
  kind: 'departures',
  name: ({ package: slug, date }) => `${slug}, ${date}`,
  fields: ({ date, seats, price, setting }) => ({ date, seats, price, setting }),
});

departureSchema.index({ package: 1, date: 1 }, { unique: true });
departureSchema.index({ date: 1 });
