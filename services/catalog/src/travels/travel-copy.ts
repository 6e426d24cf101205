import { randomUUID } from 'node:crypto';
import { LANGUAGES, type Language, type Localised } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { firstVersion } from '@reefdesk/service-kit/mongo/versioned-documents';
import { contentOf } from '@reefdesk/service-kit/versions/versioned.schema';
import { itineraryOf, positionOf } from './itinerary.ts';
import { TRAVEL_VERSIONS, type TravelDocument } from './travel.schema.ts';

const MARKS: Readonly<Record<Language, string>> = { en: ' (copy)', id: ' (salinan)', cn: '（副本）' };

/**
 * A package with the content of another, hidden from visitors (EDT-11). What that is: all that a version of it keeps. Its stops are
 * other ones in the same places, and what their translations were written for goes with them.
 */
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

/** `itinerary.ID.comments`, of the stop that stands in its place. */
function fieldIn(newIds: ReadonlyMap<string, string>, field: string): string {
  const [list = '', id = '', ...rest] = field.split('.');
  const newId = newIds.get(id);
  return newId === undefined ? field : [list, newId, ...rest].join('.');
}

/** Where there is a name, and within its length. */
function markedAsCopy(name: Localised): Localised {
  const marked = { ...name };
  for (const language of LANGUAGES) {
    const [text, mark] = [name[language]?.trim(), MARKS[language]];
    if (text) marked[language] = beginning(text, LIMITS.nameMaxLength - mark.length) + mark;
  }
  return marked;
}

/** No character is cut in half. */
function beginning(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
