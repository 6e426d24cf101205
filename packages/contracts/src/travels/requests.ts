import { type AnySchema, type InferType, object } from 'yup';
import { CONTENT_STATUSES, type ContentStatus } from '../destinations/values.ts';
import { type FieldError, type RuleError, toFieldError } from '../errors/field-errors.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { LIST_FIELDS } from '../lists.ts';
import { type BodyShape, ruleError } from '../schema/check.ts';
import { each } from '../schema/each.ts';
import {
  clockTime,
  duration,
  nullableId,
  nullableOneOf,
  nullableWholeNumber,
  oneOf,
  text,
  trueOrFalse,
  wholeNumber,
} from '../schema/fields.ts';
import { anyLanguages, everyLanguage, givenLanguages } from '../schema/localised.ts';
import { PACKAGE_KINDS, PACKAGE_LENGTHS, PACKAGE_SORTS } from './search.ts';
import { ITINERARY_CATEGORIES, OPTIONAL_TEXT_NAMES, OPTIONAL_TEXTS, TRAVEL_LEVELS } from './values.ts';

/** Optional facts of a travel. Requests, views, storage and mappers use this list. In a request null removes a fact. */
export const TRAVEL_FACTS = {
  price: nullableWholeNumber(0, LIMITS.priceMax).label('Price').meta({ description: 'Price per person in whole rupiah.' }),
  level: nullableOneOf(TRAVEL_LEVELS).label('For whom').meta({ description: 'Target group; absent if not specified.' }),
  minimum_age: nullableWholeNumber(LIMITS.minimumAgeMin, LIMITS.minimumAgeMax)
    .label('Minimum age')
    .meta({ description: 'Minimum age in whole years; absent without a limit.' }),
};

export type TravelFact = keyof typeof TRAVEL_FACTS;
export type TravelFacts = { [Name in TravelFact]?: NonNullable<InferType<(typeof TRAVEL_FACTS)[Name]>> };

export const TRAVEL_FACT_NAMES = Object.keys(TRAVEL_FACTS) as TravelFact[];

/** `choices` is empty for numbers. */
export function typeOfFact(name: TravelFact): { type: 'number' | 'string'; choices: readonly string[] } {
  const { type, oneOf } = TRAVEL_FACTS[name].describe();
  return { type: type as 'number' | 'string', choices: oneOf.filter((value) => typeof value === 'string') };
}

const { nameMaxLength, categoryMaxLength, descriptionMaxLength, inclusionsMaxLength } = LIMITS;

const plain = {
  duration: duration().label('Duration'),
  status: oneOf(CONTENT_STATUSES).label('Status'),
  // An edit keeps the languages that it omits.
  ...each(OPTIONAL_TEXT_NAMES, (name) => anyLanguages(OPTIONAL_TEXTS[name], inclusionsMaxLength)),
  ...TRAVEL_FACTS,
};

/** A text that may be incomplete if the same request sets a status hidden from visitors. */
function maybeIncomplete(label: string, max: number, whereShown: (label: string, max: number) => AnySchema) {
  return anyLanguages(label, max)
    .meta({ description: 'May be incomplete while `status` is not `active`, but one language must be complete.' })
    .when('status', ([status], whereHidden) => (isHidden(status) ? whereHidden : (whereShown(label, max) as typeof whereHidden)));
}

/** OR-58. */
const ALIASES = {
  names: { kind: 'texts', from: ['name'], flat: 'travel_name' },
  categories: { kind: 'texts', from: ['category'], flat: 'travel_category' },
  descriptions: { kind: 'texts', from: ['description'], flat: 'travel_desc' },
} satisfies BodyShape['aliases'];

/** `travelData` of a new package (API-24), complete unless the package is hidden from visitors. */
export const newTravel = object({
  names: maybeIncomplete('Name', nameMaxLength, everyLanguage),
  categories: maybeIncomplete('Category', categoryMaxLength, everyLanguage),
  descriptions: maybeIncomplete('Description', descriptionMaxLength, everyLanguage),
  ...plain,
});
export type NewTravel = InferType<typeof newTravel>;
export const NEW_TRAVEL = { schema: newTravel, aliases: ALIASES } satisfies BodyShape<typeof newTravel>;

/** An edit (API-26); omitted fields keep their values. */
export const travelEdit = object({
  names: maybeIncomplete('Name', nameMaxLength, givenLanguages),
  categories: maybeIncomplete('Category', categoryMaxLength, givenLanguages),
  descriptions: maybeIncomplete('Description', descriptionMaxLength, givenLanguages),
  ...plain,
});
export type TravelEdit = InferType<typeof travelEdit>;
export const TRAVEL_EDIT = { schema: travelEdit, aliases: ALIASES } satisfies BodyShape<typeof travelEdit>;

const REQUIRED = ruleError('required');

const category = oneOf(ITINERARY_CATEGORIES).label('Category');
/** An item without a day belongs to the first. */
const day = wholeNumber(1, LIMITS.travelDays).label('Day');
const time = clockTime().label('Time');
/** Null and an empty form choice mean none, which the category `destination` does not allow. */
const destination_id = nullableId()
  .label('Destination')
  .meta({ description: 'ID of the destination; required for the category `destination`.' })
  .when('category', {
    is: 'destination',
    then: (id) => id.test({ name: 'chosen', message: REQUIRED, test: (value) => value != null }),
  });
const titles = anyLanguages('Title', LIMITS.nameMaxLength);
/** EDT-10. */
const unfinished = trueOrFalse()
  .label('Unfinished')
  .meta({ description: 'Allows comments in a single language. Without effect while the package is `active`.' });
function comments<Comments extends AnySchema>(
  complete: (label: string, max: number) => Comments,
  isEnough: (given: unknown) => boolean,
): Comments {
  const [label, max] = ['Comment', LIMITS.commentMaxLength] as const;
  return complete(label, max)
    .meta({ description: 'Needed in every language, or in one if `unfinished`.' })
    .when('unfinished', ([isUnfinished], whole, { value }) => (isUnfinished && isEnough(value) ? anyLanguages(label, max) : whole));
}
/** EDT-10. */
const after = nullableId()
  .label('Place')
  .meta({
    description:
      'ID of the preceding item, whose day it gets; null for the first position of its day. By default an item keeps its position, and a ' +
      'new one is the last of its day.',
  });

/** OR-58. */
const STOP_ALIASES = {
  titles: { kind: 'texts', from: ['title'], flat: 'title' },
  comments: { kind: 'texts', from: ['comment'], flat: 'comment' },
} satisfies BodyShape['aliases'];

/** A new item of an itinerary (API-28). */
export const newItineraryItem = object({
  category: category.required(ruleError('one_of', { values: ITINERARY_CATEGORIES.join(', ') })),
  destination_id,
  day: day.default(1),
  after,
  time: time.required(REQUIRED),
  titles,
  unfinished,
  comments: comments(everyLanguage, hasText),
});
export type NewItineraryItem = InferType<typeof newItineraryItem>;
export const NEW_ITINERARY_ITEM = { schema: newItineraryItem, aliases: STOP_ALIASES } satisfies BodyShape<typeof newItineraryItem>;

/** An edit of an item (API-29); omitted fields keep their values. */
export const itineraryItemEdit = object({
  category,
  destination_id,
  day,
  after,
  time: time.min(1, REQUIRED),
  titles,
  without_image: trueOrFalse().label('Without a picture').meta({ description: 'Removes the image of the item itself.' }),
  unfinished,
  comments: comments(givenLanguages, () => true),
});
export type ItineraryItemEdit = InferType<typeof itineraryItemEdit>;
export const ITINERARY_ITEM_EDIT = { schema: itineraryItemEdit, aliases: STOP_ALIASES } satisfies BodyShape<typeof itineraryItemEdit>;

const TEXTS = { names: 'Name', categories: 'Category', descriptions: 'Description' } as const;

type GivenText = { readonly [Of in Language]?: string | undefined } | null | undefined;

export type TravelTexts = { readonly [Name in keyof typeof TEXTS]?: GivenText };

type TextError = FieldError & RuleError;

/** Returns true for statuses that only staff see, whose packages may be incomplete. */
export function isHidden(status: unknown): status is Exclude<ContentStatus, 'active'> {
  return status === 'inactive' || status === 'draft' || status === 'archived';
}

/** A visible package needs all texts in all languages, a hidden one in a single language: errors name the most complete one. */
export function lackingTexts(texts: TravelTexts, status: ContentStatus): Record<string, TextError> {
  const lacking = LANGUAGES.map((language) => ({ language, names: namesLacking(texts, language) }));
  if (!isHidden(status)) return Object.fromEntries(lacking.flatMap(errorsOf));
  const furthest = lacking.reduce((best, next) => (next.names.length < best.names.length ? next : best));
  return Object.fromEntries(errorsOf(furthest));
}

/** Comments that a stop lacks: a visible package needs all languages, a hidden one a single language. */
export function lackingComments(comments: GivenText, status: ContentStatus): Record<string, TextError> {
  const lacking = LANGUAGES.filter((language) => !comments?.[language]?.trim());
  if (isHidden(status) && lacking.length < LANGUAGES.length) return {};
  return Object.fromEntries(lacking.map((language) => [`comments.${language}`, required(`Comment in ${language.toUpperCase()}`)]));
}

function hasText(texts: unknown): boolean {
  return Object.values(texts ?? {}).some((text) => typeof text === 'string' && text.trim() !== '');
}

function namesLacking(texts: TravelTexts, language: Language): (keyof typeof TEXTS)[] {
  return (Object.keys(TEXTS) as (keyof typeof TEXTS)[]).filter((name) => !texts[name]?.[language]?.trim());
}

function errorsOf({ language, names }: { language: Language; names: readonly (keyof typeof TEXTS)[] }): [string, TextError][] {
  return names.map((name) => [`${name}.${language}`, required(`${TEXTS[name]} in ${language.toUpperCase()}`)]);
}

const required = (label: string): TextError => ({ ...toFieldError(REQUIRED, label), ...REQUIRED });

/** Filters and order of the list of packages. */
export const PACKAGE_FILTER_FIELDS = {
  days: oneOf(PACKAGE_LENGTHS).label('Days').meta({ description: 'Number of days.' }),
  kind: oneOf(PACKAGE_KINDS)
    .label('Kind')
    .meta({ description: 'For whom: packages of this level; `no_licence` for all that require no diving licence.' }),
  sort: oneOf(PACKAGE_SORTS)
    .label('Order')
    .meta({ description: "`ours`, the operator's order and the default; `price`, lowest first; `days`, shortest first." }),
  slugs: text(LIMITS.namedPackages * (LIMITS.nameMaxLength + 1))
    .label('Slugs')
    .meta({ description: `Slugs separated by commas, at most ${LIMITS.namedPackages}. Returns only these packages.` }),
};
export const PACKAGE_LIST_FIELDS = {
  ...LIST_FIELDS,
  ...PACKAGE_FILTER_FIELDS,
  destination: text(LIMITS.nameMaxLength)
    .label('Destination')
    .meta({ description: 'Id of a destination. Returns only packages that visit it.' }),
};

export const packageListQuery = object(PACKAGE_LIST_FIELDS);
export type PackageListQuery = InferType<typeof packageListQuery>;
