import { DEFAULTS } from '@reefdesk/contracts/defaults';
import type { OpeningHour } from '@reefdesk/contracts/destinations';
import type { FieldErrors } from '@reefdesk/contracts/errors';
import { EMPTY_TEXT, LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { CreateDestinationDto, EditDestinationDto } from './destination.dto.ts';
import type { DestinationDocument, GalleryImage } from './destination.schema.ts';
import type { OpeningHourDto } from './hours-and-fees.dto.ts';

/** The add form opens with these (CONST-34); a caller that says nothing about hours means them. */
const USUAL_HOURS: OpeningHour = { day: DEFAULTS.openingDay, open: DEFAULTS.openingTime, close: DEFAULTS.closingTime };

/** One language with all three texts is what the add form asks for, whichever tab was open (VAL-08, OR-67). */
export function requireOneLanguage({ names, categories, descriptions }: CreateDestinationDto): void {
  const texts = { names, categories, descriptions };
  if (LANGUAGES.some((language) => Object.values(texts).every((text) => text?.[language]))) return;
  const begun = LANGUAGES.find((language) => Object.values(texts).some((text) => text?.[language])) ?? 'en';
  const labels = { names: 'Name', categories: 'Category', descriptions: 'Description' };
  const fields: Record<string, string> = {};
  for (const [property, label] of Object.entries(labels)) {
    const text = texts[property as keyof typeof texts];
    if (!text?.[begun]) fields[`${property}.${begun}`] = `${label} in ${begun.toUpperCase()} is required`;
  }
  throw new AppError('validation_failed', {}, { fields: fields satisfies FieldErrors });
}

export function newDestination(id: string, dto: CreateDestinationDto, images: GalleryImage[], now = new Date()): DestinationDocument {
  return {
    _id: id,
    name: { ...EMPTY_TEXT, ...dto.names },
    category: { ...EMPTY_TEXT, ...dto.categories },
    description: { ...EMPTY_TEXT, ...dto.descriptions },
    location: dto.location,
    openingHour: dto.opening_hour ? toOpeningHour(dto.opening_hour) : USUAL_HOURS,
    entryFee: { local: dto.entry_fee?.local ?? 0, tourist: dto.entry_fee?.tourist ?? 0 },
    bestTime: dto.best_time,
    visitDuration: '',
    status: dto.status ?? 'active',
    images,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/** What an edit sets, by path, so that edits of different fields or languages don't overwrite each other. */
type DestinationChanges = Record<string, unknown>;

export function changesOf(dto: EditDestinationDto): DestinationChanges {
  const changes: DestinationChanges = {
    ...byLanguage('name', dto.names),
    ...byLanguage('category', dto.categories),
    ...byLanguage('description', dto.descriptions),
    location: dto.location,
    bestTime: dto.best_time,
    openingHour: dto.opening_hour && toOpeningHour(dto.opening_hour),
    entryFee: dto.entry_fee && { local: dto.entry_fee.local, tourist: dto.entry_fee.tourist },
    status: dto.status ?? undefined,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** An edit may empty any text, but not leave a destination without a name in any language. */
export function requireName(stored: Partial<Localised>, names: Partial<Localised> = {}): void {
  const next = { ...stored, ...names };
  if (Object.keys(names).length === 0 || LANGUAGES.some((language) => next[language])) return;
  throw new AppError('validation_failed', {}, { fields: { names: 'Name is required in at least one language' } });
}

function byLanguage(field: string, texts: Partial<Localised> = {}): DestinationChanges {
  return Object.fromEntries(LANGUAGES.map((language) => [`${field}.${language}`, texts[language]]));
}

function toOpeningHour({ day, open, close }: OpeningHourDto): OpeningHour {
  return { day: day ?? '', open: open ?? '', close: close ?? '' };
}
