import type { EveryField } from '@reefdesk/contracts/schema/check';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { toLocalised } from '../content/localised.ts';
import type { TravelDocument } from './travel.schema.ts';

/** The included and excluded items and the packing list of a package. */
export function inclusionsOf({
  included,
  notIncluded,
  toBring,
}: Pick<TravelDocument, 'included' | 'notIncluded' | 'toBring'>): EveryField<
  Pick<TravelDetailView, 'included' | 'not_included' | 'to_bring'>
> {
  return { included: toLocalised(included), not_included: toLocalised(notIncluded), to_bring: toLocalised(toBring) };
}
