import type { EveryField } from '@reefdesk/contracts/schema/check';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { toLocalised } from '../content/localised.ts';
import type { TravelDocument } from './travel.schema.ts';

/** The included and excluded items, the packing list and the level of a package. */
export function inclusionsOf({
  included,
  notIncluded,
  toBring,
  level,
}: Pick<TravelDocument, 'included' | 'notIncluded' | 'toBring' | 'level'>): EveryField<
  Pick<TravelDetailView, 'included' | 'not_included' | 'to_bring' | 'level'>
> {
  return {
    included: toLocalised(included),
    not_included: toLocalised(notIncluded),
    to_bring: toLocalised(toBring),
    level,
  };
}
