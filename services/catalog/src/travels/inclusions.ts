import type { TravelDetailView } from '@reefdesk/contracts/travels';
import { toLocalised } from '../content/localised.ts';
import type { TravelDocument } from './travel.schema.ts';

/** What a package includes, what it does not, and whom it is for. */
export function inclusionsOf({
  included,
  notIncluded,
  level,
}: Pick<TravelDocument, 'included' | 'notIncluded' | 'level'>): Pick<TravelDetailView, 'included' | 'not_included' | 'level'> {
  return { included: toLocalised(included), not_included: toLocalised(notIncluded), ...(level && { level }) };
}
