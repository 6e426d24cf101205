import type { Enquiry } from '@reefdesk/contracts/enquiries/requests';
import { type FieldFault, fieldFault } from '@reefdesk/contracts/errors/field-errors';
import { refusedFields } from '@reefdesk/service-kit/errors/refused-fields';

/** Refuses days that have begun where the operator lives, and months that are over there (DEP-06). */
export function refuseBegunDays({ date_from, date_to, month }: Pick<Enquiry, 'date_from' | 'date_to' | 'month'>, today: string): void {
  const faults: [string, boolean, string][] = [
    ['date_from', date_from !== undefined && date_from <= today, 'First day'],
    ['date_to', date_to !== undefined && date_to <= today, 'Last day'],
    ['month', month !== undefined && month < today.slice(0, 7), 'Month'],
  ];
  const found: [string, FieldFault][] = faults
    .filter(([, isBegun]) => isBegun)
    .map(([path, , label]) => [path, fieldFault({ code: 'day_begun', params: {} }, label)]);
  if (found.length > 0) throw refusedFields(Object.fromEntries(found));
}
