import type { PreparationView } from '@reefdesk/contracts/bookings/endpoints';
import { isExpiring } from '@reefdesk/contracts/bookings/values';
import { EMPTY_TEXT } from '@reefdesk/contracts/languages';
import type { DescribedTravel } from '../travels/travel-names.ts';
import type { BookingDocument } from './booking.schema.ts';

/** Keyed by slug. */
export type Travels = ReadonlyMap<string, DescribedTravel>;

/** Slugs of the travels that guests of these bookings take part in. */
export function awaitedTravels(bookings: readonly Pick<BookingDocument, 'state' | 'package'>[]): string[] {
  return bookings.flatMap(({ state, package: booked }) => (booked && (state === 'held' || state === 'confirmed') ? [booked.slug] : []));
}

/** Null unless the guest takes part, and if nothing is known. */
export function preparationFor(booking: Pick<BookingDocument, 'state' | 'package'>, travels: Travels): PreparationView | null {
  const [slug] = awaitedTravels([booking]);
  const { start = null, toBring = EMPTY_TEXT } = (slug !== undefined && travels.get(slug)) || {};
  return start || Object.values(toBring).some(Boolean) ? { start, to_bring: toBring } : null;
}

/** True if a deposit can still be paid. */
export function isDepositOpen(booking: Pick<BookingDocument, 'state' | 'deposit'>): boolean {
  return isExpiring(booking) && (booking.deposit ?? 0) > 0;
}
