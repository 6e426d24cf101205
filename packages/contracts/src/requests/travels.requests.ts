import { type AnySchema, type InferType, object } from 'yup';
import { LIMITS } from '../limits.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { anyLanguages, everyLanguage, givenLanguages } from '../schema/localised.ts';
import { duration, oneOf, oneOfOrNone } from '../schema/values.ts';
import { CONTENT_STATUSES } from '../statuses.ts';
import { isHidden } from '../travel-completeness.ts';
import { TRAVEL_FIGURES } from '../travel-figures.ts';
import { TRAVEL_LEVELS } from '../travel-levels.ts';

const { nameMaxLength, categoryMaxLength, descriptionMaxLength, inclusionsMaxLength } = LIMITS;

/** Included items, items not included and things to bring, one per line. An edit keeps the languages that it omits. */
const inclusions = {
  included: anyLanguages('What is included', inclusionsMaxLength),
  not_included: anyLanguages('What is not included', inclusionsMaxLength),
  to_bring: anyLanguages('What to bring', inclusionsMaxLength),
};

const plain = {
  duration: duration().label('Duration'),
  status: oneOf(CONTENT_STATUSES).label('Status'),
  level: oneOfOrNone(TRAVEL_LEVELS).label('For whom'),
  ...inclusions,
  ...TRAVEL_FIGURES,
};

/** A text that may be incomplete in any language if the same request sets a status that hides the package from visitors. */
function unfinished(label: string, max: number, whereShown: (label: string, max: number) => AnySchema) {
  return anyLanguages(label, max)
    .meta({ description: 'May be unfinished while `status` is not `active`; one language has to be complete' })
    .when('status', ([status], whereHidden) => (isHidden(status) ? whereHidden : (whereShown(label, max) as typeof whereHidden)));
}

/** OR-58. */
const SPELLINGS = {
  names: { kind: 'texts', from: ['name'], flat: 'travel_name' },
  categories: { kind: 'texts', from: ['category'], flat: 'travel_category' },
  descriptions: { kind: 'texts', from: ['description'], flat: 'travel_desc' },
} satisfies BodyShape['spellings'];

/** `travelData` of a new package (API-24); must be complete unless the package is hidden from visitors. */
export const newTravel = object({
  names: unfinished('Name', nameMaxLength, everyLanguage),
  categories: unfinished('Category', categoryMaxLength, everyLanguage),
  descriptions: unfinished('Description', descriptionMaxLength, everyLanguage),
  ...plain,
});
export type NewTravel = InferType<typeof newTravel>;
export const NEW_TRAVEL = { schema: newTravel, spellings: SPELLINGS } satisfies BodyShape<typeof newTravel>;

/** An edit (API-26); omitted fields keep their values. */
export const travelEdit = object({
  names: unfinished('Name', nameMaxLength, givenLanguages),
  categories: unfinished('Category', categoryMaxLength, givenLanguages),
  descriptions: unfinished('Description', descriptionMaxLength, givenLanguages),
  ...plain,
});
export type TravelEdit = InferType<typeof travelEdit>;
export const TRAVEL_EDIT = { schema: travelEdit, spellings: SPELLINGS } satisfies BodyShape<typeof travelEdit>;
