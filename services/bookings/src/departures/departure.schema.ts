import { DEPARTURE_SETTINGS, type DepartureSetting } from '@reefdesk/contracts/departures';
import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import type { VersionedDocument } from '@reefdesk/service-kit/mongo/versioned-documents';
import { MOMENT, TEXT } from '@reefdesk/service-kit/schema/field-kinds';
import { Schema } from 'mongoose';

/** Seats that one booking has of a departure. */
export interface Reservation {
  seats: number;
  at: Date;
  /** Another one with each write, so that nobody takes away what somebody else has just taken. */
  stamp: string;
}

/**
 * A day on which a package goes. It holds its own seats: whoever books takes them by one conditional write here (DEP-03).
 * `version` counts what staff change; reservations make none.
 */
export interface DepartureDocument extends VersionedDocument {
  /** Slug; it never changes. */
  package: string;
  /** `2027-03-14`, where the operator lives. */
  date: string;
  seats: number;
  /** `seats` less those of all reservations; kept with them, since a write can only compare what is stored. */
  left: number;
  /** Whole rupiah per person; null: the package's holds. */
  price: number | null;
  setting: DepartureSetting;
  /** By booking. */
  reservations: Record<string, Reservation>;
}

/** As calendars read it. */
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

// Its reservations are bookings, and theirs.
audited(departureSchema, {
  kind: 'departures',
  name: ({ package: slug, date }) => `${slug}, ${date}`,
  fields: ({ date, seats, price, setting }) => ({ date, seats, price, setting }),
});

departureSchema.index({ package: 1, date: 1 }, { unique: true });
departureSchema.index({ date: 1 });
