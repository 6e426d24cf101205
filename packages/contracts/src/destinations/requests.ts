import { array, type InferType, object } from 'yup';
import { LIMITS } from '../limits.ts';
import { LIST_FIELDS, LIST_VIEWS } from '../lists.ts';
import { type BodyShape, ruleError } from '../schema/check.ts';
import {
  clockTime,
  nullableOneOf,
  nullableWholeNumber,
  oneOf,
  requiredText,
  text,
  uncoerced,
  wholeNumber,
  wholeNumberOrZero,
} from '../schema/fields.ts';
import { anyLanguages, otherLanguages } from '../schema/localised.ts';
import { CONTENT_STATUSES, CURRENTS, DIVE_LEVELS, DIVE_LIMITS, MONTHS } from './values.ts';

const { depthMax, visibilityMax, waterMax, lifeMax, lifeNameMaxLength } = DIVE_LIMITS;
const MONTHS_OF_A_YEAR = MONTHS.length;
const LIFE_PARTS = ruleError('parts_required', { parts: 'name and months' });

const months = (label: string) =>
  uncoerced(array(wholeNumber(1, MONTHS_OF_A_YEAR).required(ruleError('required')).label('Month')))
    .typeError(ruleError('json_object'))
    .max(MONTHS_OF_A_YEAR, ruleError('too_many', { max: MONTHS_OF_A_YEAR }))
    .label(label);

/** January first; null for a month without a value. */
const byMonth = (label: string, max: number) =>
  uncoerced(array(nullableWholeNumber(0, max).label(label)))
    .typeError(ruleError('json_object'))
    .max(MONTHS_OF_A_YEAR, ruleError('too_many', { max: MONTHS_OF_A_YEAR }))
    .label(label);

function endOf(from: string, label: string, max: number) {
  return nullableWholeNumber(0, max)
    .label(label)
    .test({
      name: 'range',
      skipAbsent: true,
      test: (value, { parent, createError }) =>
        typeof parent[from] !== 'number' ||
        (value ?? 0) >= parent[from] ||
        createError({ message: ruleError('whole_number', { min: parent[from], max }) as never, params: { label } }),
    });
}

/** Facts about a dive site (EDT-12), in metres and °C. Always replaced as a whole; an empty object removes all facts. */
export const diveFacts = object({
  depth_from: nullableWholeNumber(0, depthMax).label('Depth from'),
  depth_to: endOf('depth_from', 'Depth to', depthMax),
  visibility_from: nullableWholeNumber(0, visibilityMax).label('Visibility from'),
  visibility_to: endOf('visibility_from', 'Visibility to', visibilityMax),
  water_from: nullableWholeNumber(0, waterMax).label('Water temperature from'),
  water_to: endOf('water_from', 'Water temperature to', waterMax),
  current: nullableOneOf(CURRENTS).label('Current'),
  level: nullableOneOf(DIVE_LEVELS).label('Level needed'),
  best_months: months('Best months'),
  visibility_by_month: byMonth('Visibility', visibilityMax),
  water_by_month: byMonth('Water temperature', waterMax),
  life: uncoerced(
    array(
      object({
        name: anyLanguages('What lives there', lifeNameMaxLength),
        months: months('Months').meta({ description: 'Month numbers; empty for all year.' }),
      })
        .label('What lives there')
        .typeError(LIFE_PARTS)
        .nonNullable(LIFE_PARTS),
    ),
  )
    .typeError(ruleError('json_object'))
    .max(lifeMax, ruleError('too_many', { max: lifeMax }))
    .label('What lives there'),
})
  .label('Dive facts')
  .typeError(ruleError('json_object'))
  .optional()
  .default(undefined);
export type GivenDiveFacts = NonNullable<InferType<typeof diveFacts>>;

/** Missing values are empty (VAL-28). */
const openingHour = object({
  day: text(LIMITS.openingDayMaxLength).label('Day'),
  open: clockTime().label('Open'),
  close: clockTime().label('Close'),
})
  .label('Opening hours')
  .typeError(ruleError('parts_required', { parts: 'day, open and close' }))
  .optional()
  .default(undefined);
export type GivenOpeningHour = NonNullable<InferType<typeof openingHour>>;

/** Whole rupiah; a blank fee means free entry (VAL-25). */
const entryFee = object({
  local: wholeNumberOrZero(0, LIMITS.entryFeeMax).label('Local'),
  tourist: wholeNumberOrZero(0, LIMITS.entryFeeMax).label('Tourist'),
})
  .label('Entry fee')
  .typeError(ruleError('parts_required', { parts: 'local and tourist' }))
  .optional()
  .default(undefined);

/** Translations of the plain fields, which hold the English text or one text for all languages (EDT-13). */
const placeWords = {
  locations: otherLanguages('Location', LIMITS.locationMaxLength),
  opening_days: otherLanguages('Opening days', LIMITS.openingDayMaxLength),
  best_times: otherLanguages('Best time', LIMITS.bestTimeMaxLength),
};

/** No single language is required (OR-67). */
const content = {
  names: anyLanguages('Name', LIMITS.nameMaxLength),
  categories: anyLanguages('Category', LIMITS.categoryMaxLength),
  descriptions: anyLanguages('Description', LIMITS.descriptionMaxLength),
  opening_hour: openingHour,
  entry_fee: entryFee,
  visit_duration: text(LIMITS.visitDurationMaxLength)
    .label('Visit duration')
    .meta({ description: 'Duration of a visit. An empty value is displayed as `Full Day` (OR-50).' }),
  status: oneOf(CONTENT_STATUSES).label('Status'),
  dive: diveFacts,
  ...placeWords,
};

/** OR-24, OR-58. */
const ALIASES = {
  names: { kind: 'texts', from: ['name'], flat: 'destination_name' },
  categories: { kind: 'texts', from: ['category'], flat: 'destination_category' },
  descriptions: { kind: 'texts', from: ['description'], flat: 'destination_desc' },
  opening_hour: { kind: 'object', from: ['opening_hours'] },
  entry_fee: { kind: 'object' },
  dive: { kind: 'object' },
} satisfies BodyShape['aliases'];

/** `destinationData` of the add form (API-31). */
export const newDestination = object({
  ...content,
  location: requiredText(LIMITS.locationMaxLength).label('Location'),
  best_time: requiredText(LIMITS.bestTimeMaxLength).label('Best time'),
});
export type NewDestination = InferType<typeof newDestination>;
export const NEW_DESTINATION = { schema: newDestination, aliases: ALIASES } satisfies BodyShape<typeof newDestination>;

/** The edit form (API-32): absent fields keep their values, an empty text clears the field (VAL-26). */
export const destinationEdit = object({
  ...content,
  location: text(LIMITS.locationMaxLength).label('Location'),
  best_time: text(LIMITS.bestTimeMaxLength).label('Best time'),
});
export type DestinationEdit = InferType<typeof destinationEdit>;
export const DESTINATION_EDIT = { schema: destinationEdit, aliases: ALIASES } satisfies BodyShape<typeof destinationEdit>;

/** Filters of the list of destinations; empty texts are ignored. */
export const DESTINATION_FILTER_FIELDS = {
  q: text(LIMITS.searchMaxLength).label('Search').meta({
    description: 'Text in the name or location in any language, or in the description as cards show it; case and accents are ignored.',
  }),
  category: text(LIMITS.categoryMaxLength).label('Category').meta({ description: 'English name of a category.' }),
  level: oneOf(DIVE_LEVELS).label('Level').meta({ description: 'Required certification.' }),
};

export const DESTINATION_VIEWS = [...LIST_VIEWS, 'row'] as const;

export const destinationListQuery = object({
  ...LIST_FIELDS,
  ...DESTINATION_FILTER_FIELDS,
  view: oneOf(DESTINATION_VIEWS)
    .label('View')
    .meta({ description: 'Shorter form of the entries: `card` for cards, `row` for rows of the back office, `ids` for their ids.' }),
});
export type DestinationListQuery = InferType<typeof destinationListQuery>;
export type DestinationListView = (typeof DESTINATION_VIEWS)[number];
