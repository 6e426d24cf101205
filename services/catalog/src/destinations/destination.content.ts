import type { DiveFacts, OpeningHour } from '@reefdesk/contracts/destinations/endpoints';
import type { DestinationEdit, GivenDiveFacts, GivenOpeningHour, NewDestination } from '@reefdesk/contracts/destinations/requests';
import { type FieldError, toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { EMPTY_TEXT, LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import { ruleError } from '@reefdesk/contracts/schema/check';
import { DEFAULTS } from '@reefdesk/contracts/travels/values';
import { invalidFields } from '@reefdesk/service-kit/errors/field-errors';
import type { Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { noContentLeft, nothingLeft } from '@reefdesk/service-kit/records/nothing-left';
import { firstVersion } from '@reefdesk/service-kit/records/versioned-documents';
import { toLocalised } from '../content/localised.ts';
import type { DestinationDocument, GalleryImage, OtherLanguages } from './destination.schema.ts';
import { parseEntryFee } from './entry-fee.ts';
import { parseOpeningHour } from './opening-hour.ts';

const FIGURES = ['depth_from', 'depth_to', 'visibility_from', 'visibility_to', 'water_from', 'water_to'] as const;

/** Converts the input to the stored format without empty values; null if nothing is left (EDT-12). */
function toDiveFacts(given: GivenDiveFacts): DiveFacts | null {
  const { current, level, best_months, visibility_by_month, water_by_month, life, ...rest } = given;
  nothingLeft(rest, FIGURES);
  const figures = Object.fromEntries(FIGURES.flatMap((name) => (typeof given[name] === 'number' ? [[name, given[name]]] : [])));
  const facts: DiveFacts = {
    ...figures,
    ...(current && { current }),
    ...(level && { level }),
    best_months: inOrder(best_months),
    visibility_by_month: byMonth(visibility_by_month),
    water_by_month: byMonth(water_by_month),
    life: (life ?? [])
      .map(({ name, months }) => ({ name: { ...EMPTY_TEXT, ...name }, months: inOrder(months) }))
      .filter(({ name }) => hasText(name)),
  };
  return Object.values(facts).some((value) => !Array.isArray(value) || value.length > 0) ? facts : null;
}

function hasText(name: Localised): boolean {
  return LANGUAGES.some((language) => name[language] !== '');
}

function inOrder(months: readonly number[] = []): number[] {
  return [...new Set(months)].sort((one, other) => one - other);
}

function byMonth(values: readonly (number | null | undefined)[] = []): (number | null)[] {
  const year = Array.from({ length: 12 }, (_, month) => values[month] ?? null);
  return year.some((value) => value !== null) ? year : [];
}

/** Initial values of the add form (CONST-34), also used if a request has no opening hours. */
const USUAL_HOURS: OpeningHour = { day: DEFAULTS.openingDay, open: DEFAULTS.openingTime, close: DEFAULTS.closingTime };

/** The add form requires all three texts in at least one language (VAL-08, OR-67). */
export function requireOneLanguage({ names, categories, descriptions }: NewDestination): void {
  const texts = { names, categories, descriptions };
  if (LANGUAGES.some((language) => Object.values(texts).every((text) => text?.[language]))) return;
  const begun = LANGUAGES.find((language) => Object.values(texts).some((text) => text?.[language])) ?? 'en';
  const labels = { names: 'Name', categories: 'Category', descriptions: 'Description' };
  const errors: Record<string, FieldError> = {};
  for (const [property, label] of Object.entries(labels)) {
    const text = texts[property as keyof typeof texts];
    if (!text?.[begun]) errors[`${property}.${begun}`] = toFieldError(ruleError('required'), `${label} in ${begun.toUpperCase()}`);
  }
  throw invalidFields(errors);
}

export function newDestination(creation: Creation, given: NewDestination, images: GalleryImage[]): DestinationDocument {
  const { names, categories, descriptions, location, locations, opening_hour, opening_days, entry_fee, ...more } = given;
  const { best_time, best_times, visit_duration, dive, status, ...rest } = more;
  nothingLeft(rest);
  return {
    name: { ...EMPTY_TEXT, ...names },
    category: { ...EMPTY_TEXT, ...categories },
    description: { ...EMPTY_TEXT, ...descriptions },
    location,
    openingHour: opening_hour ? toOpeningHour(opening_hour) : USUAL_HOURS,
    entryFee: { local: entry_fee?.local ?? 0, tourist: entry_fee?.tourist ?? 0 },
    bestTime: best_time,
    visitDuration: visit_duration ?? '',
    locations: { ...locations },
    openingDays: { ...opening_days },
    bestTimes: { ...best_times },
    dive: dive ? toDiveFacts(dive) : null,
    status: status ?? 'active',
    images,
    ...firstVersion(creation),
  };
}

/** The changes of an edit by path, so that edits of different fields or languages do not overwrite each other. */
type DestinationChanges = Record<string, unknown>;

export function changesOf(edit: DestinationEdit): DestinationChanges {
  const { names, categories, descriptions, location, locations, opening_hour, opening_days, entry_fee, ...more } = edit;
  const { best_time, best_times, visit_duration, dive, status, ...rest } = more;
  nothingLeft(rest);
  const changes: DestinationChanges = {
    ...byLanguage('name', names),
    ...byLanguage('category', categories),
    ...byLanguage('description', descriptions),
    location,
    bestTime: best_time,
    visitDuration: visit_duration,
    ...byLanguage('locations', locations),
    ...byLanguage('openingDays', opening_days),
    ...byLanguage('bestTimes', best_times),
    dive: dive && toDiveFacts(dive),
    openingHour: opening_hour && toOpeningHour(opening_hour),
    entryFee: entry_fee && { local: entry_fee.local, tourist: entry_fee.tourist },
    status: status ?? undefined,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** Reverse of {@link changesOf}. */
export function editOf({ name, category, description, location, locations, ...more }: DestinationDocument): DestinationEdit {
  const { openingHour, openingDays, entryFee, bestTime, bestTimes, visitDuration, dive, status, ...rest } = more;
  noContentLeft(rest, ['images', 'removing', 'takenOut']);
  return {
    ...{ names: toLocalised(name), categories: toLocalised(category), descriptions: toLocalised(description) },
    ...{ location, locations: inOthers(locations), best_time: bestTime, best_times: inOthers(bestTimes), visit_duration: visitDuration },
    ...{ opening_hour: parseOpeningHour(openingHour), opening_days: inOthers(openingDays), entry_fee: parseEntryFee(entryFee) },
    ...{ dive: dive ?? {}, status },
  };
}

/** An edit may empty any text, but must leave a name in at least one language. */
export function requireName(stored: Partial<Localised>, names: Partial<Localised> = {}): void {
  const next = { ...stored, ...names };
  if (Object.keys(names).length === 0 || LANGUAGES.some((language) => next[language])) return;
  throw invalidFields({ names: toFieldError(ruleError('one_language_required'), 'Name') });
}

function inOthers({ id = '', cn = '' }: OtherLanguages = {}): OtherLanguages {
  return { id, cn };
}

function byLanguage(field: string, texts: Partial<Localised> = {}): DestinationChanges {
  return Object.fromEntries(LANGUAGES.map((language) => [`${field}.${language}`, texts[language]]));
}

function toOpeningHour({ day, open, close }: GivenOpeningHour): OpeningHour {
  return { day: day ?? '', open: open ?? '', close: close ?? '' };
}
