import { type FieldFault, fieldError, fieldFault } from '@reefdesk/contracts/errors/field-errors';
import { refusedFields } from '@reefdesk/service-kit/errors/refused-fields';
import type { DepartureDocument } from './departure.schema.ts';

interface Wish {
  /** Of the package that the guest asks about, where one is named. */
  slug: string | undefined;
  today: string;
}

/** The departure, where a guest may ask for it; throws what is wrong with it otherwise (DEP-06). */
export function refuseDeparture(departure: DepartureDocument | null, wish: Wish): DepartureDocument {
  const fault = departure ? faultOf(departure, wish) : fieldError('departure_not_found');
  if (fault || !departure) throw refusedFields({ departure_id: fault ?? fieldError('departure_not_found') });
  return departure;
}

function faultOf(departure: DepartureDocument, { slug, today }: Wish): FieldFault | undefined {
  if (slug && slug !== departure.package) return fieldFault({ code: 'other_package', params: {} }, 'Departure');
  if (departure.date <= today) return fieldFault({ code: 'day_begun', params: {} }, 'Departure');
  if (departure.setting === 'closed') return fieldError('departure_closed');
  return departure.left > 0 ? undefined : fieldError('departure_full', { seats_left: 0 });
}
