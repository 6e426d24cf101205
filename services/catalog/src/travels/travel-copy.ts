import { randomUUID } from 'node:crypto';
import { LANGUAGES, type Language, type Localised } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { contentOf } from '@reefdesk/service-kit/records/versioned.schema';
import { firstVersion } from '@reefdesk/service-kit/records/versioned-documents';
import { itineraryOf, positionOf } from './itinerary.ts';
import { TRAVEL_VERSIONS, type TravelDocument } from './travel.schema.ts';

const MARKS: Readonly<Record<Language, string>> = { en: ' (copy)', id: ' (salinan)', cn: '（副本）' };

/** A hidden copy with all versioned fields (EDT-11). Its stops have new ids; translation sources are copied. */
export function copyOf(original: TravelDocument, creation: Creation): Omit<TravelDocument, 'slug'> {
  const { translatedFrom, ...content } = contentOf(TRAVEL_VERSIONS, original) as Omit<TravelDocument, 'slug'>;
  const created = firstVersion(creation);
  const newIds = new Map(original.itinerary.map(({ id }) => [id, randomUUID()]));
  const itinerary = itineraryOf(original).map(({ createdByCall: _, ...item }) => ({
    ...item,
    id: newIds.get(item.id) ?? item.id,
    position: positionOf(item),
    createdAt: created.createdAt,
  }));
  return {
    ...content,
    name: markedAsCopy(original.name),
    status: 'inactive',
    itinerary,
    ...(translatedFrom && { translatedFrom: translatedFrom.map((source) => ({ ...source, field: fieldIn(newIds, source.field) })) }),
    ...created,
  };
}

/** Replaces the stop's id in a field path like `itinerary.ID.comments`. */
function fieldIn(newIds: ReadonlyMap<string, string>, field: string): string {
  const [list = '', id = '', ...rest] = field.split('.');
  const newId = newIds.get(id);
  return newId === undefined ? field : [list, newId, ...rest].join('.');
}

function markedAsCopy(name: Localised): Localised {
  const marked = { ...name };
  for (const language of LANGUAGES) {
    const [text, mark] = [name[language]?.trim(), MARKS[language]];
    if (text) marked[language] = beginning(text, LIMITS.nameMaxLength - mark.length) + mark;
  }
  return marked;
}

/** The first `length` characters, without half a surrogate pair at the end. */
function beginning(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
