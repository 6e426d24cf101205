import { type InferType, object } from 'yup';
import { LIMITS } from '../limits.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { fault } from '../schema/fault.ts';
import { anyLanguages, otherLanguages } from '../schema/localised.ts';
import { requiredText, text } from '../schema/text.ts';
import { clockTime, oneOf, wholeNumberOrZero } from '../schema/values.ts';
import { CONTENT_STATUSES } from '../statuses.ts';
import { diveFacts } from './dive-facts.requests.ts';

/** Opening hours as entered by staff; missing values are empty (VAL-28). */
const openingHour = object({
  day: text(LIMITS.openingDayMaxLength).label('Day'),
  open: clockTime().label('Open'),
  close: clockTime().label('Close'),
})
  .label('Opening hours')
  .typeError(fault('parts_required', { parts: 'day, open and close' }))
  .optional()
  .default(undefined);
export type GivenOpeningHour = NonNullable<InferType<typeof openingHour>>;

/** Whole rupiah; a blank fee means free entry (VAL-25). */
const entryFee = object({
  local: wholeNumberOrZero(0, LIMITS.entryFeeMax).label('Local'),
  tourist: wholeNumberOrZero(0, LIMITS.entryFeeMax).label('Tourist'),
})
  .label('Entry fee')
  .typeError(fault('parts_required', { parts: 'local and tourist' }))
  .optional()
  .default(undefined);

/** Translations of the plain fields, which hold the English text or one text for all languages (EDT-13). */
const placeWords = {
  locations: otherLanguages('Location', LIMITS.locationMaxLength),
  opening_days: otherLanguages('Opening days', LIMITS.openingDayMaxLength),
  best_times: otherLanguages('Best time', LIMITS.bestTimeMaxLength),
};

/** Fields of both forms; no single language is required (OR-67). */
const content = {
  names: anyLanguages('Name', LIMITS.nameMaxLength),
  categories: anyLanguages('Category', LIMITS.categoryMaxLength),
  descriptions: anyLanguages('Description', LIMITS.descriptionMaxLength),
  opening_hour: openingHour,
  entry_fee: entryFee,
  visit_duration: text(LIMITS.visitDurationMaxLength)
    .label('Visit duration')
    .meta({ description: 'Where it is empty, `Full Day` is shown (OR-50)' }),
  status: oneOf(CONTENT_STATUSES).label('Status'),
  dive: diveFacts,
  ...placeWords,
};

/** OR-24, OR-58. */
const SPELLINGS = {
  names: { kind: 'texts', from: ['name'], flat: 'destination_name' },
  categories: { kind: 'texts', from: ['category'], flat: 'destination_category' },
  descriptions: { kind: 'texts', from: ['description'], flat: 'destination_desc' },
  opening_hour: { kind: 'object', from: ['opening_hours'] },
  entry_fee: { kind: 'object' },
  dive: { kind: 'object' },
} satisfies BodyShape['spellings'];

/** `destinationData` of the add form (API-31). */
export const newDestination = object({
  ...content,
  location: requiredText(LIMITS.locationMaxLength).label('Location'),
  best_time: requiredText(LIMITS.bestTimeMaxLength).label('Best time'),
});
export type NewDestination = InferType<typeof newDestination>;
export const NEW_DESTINATION = { schema: newDestination, spellings: SPELLINGS } satisfies BodyShape<typeof newDestination>;

/** The edit form (API-32): absent fields keep their values, an empty text clears the field (VAL-26). */
export const destinationEdit = object({
  ...content,
  location: text(LIMITS.locationMaxLength).label('Location'),
  best_time: text(LIMITS.bestTimeMaxLength).label('Best time'),
});
export type DestinationEdit = InferType<typeof destinationEdit>;
export const DESTINATION_EDIT = { schema: destinationEdit, spellings: SPELLINGS } satisfies BodyShape<typeof destinationEdit>;
