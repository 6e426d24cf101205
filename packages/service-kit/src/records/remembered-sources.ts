import type { QueryFilter, UpdateQuery } from 'mongoose';
import { withChanges } from './applied-changes.ts';
import type { TranslatedAs, TranslatedDocument, TranslationSource } from './translated.schema.ts';
import { sourcesAfter } from './translation-sources.ts';

const FIELD = 'translatedFrom';
type Update = Readonly<Record<'$set' | '$unset', Readonly<Record<string, unknown>> | undefined>>;

/** Returns the change of `translatedFrom` for a write over `before`. Empty if the write sets the field itself. */
export function rememberingSources<Document extends TranslatedDocument>(
  as: TranslatedAs<Document>,
  before: Document,
  update: UpdateQuery<Document>,
  filter: QueryFilter<Document>,
): { $set?: { [FIELD]: TranslationSource[] }; $unset?: { [FIELD]: 1 } } {
  const { $set = {}, $unset = {} } = update as unknown as Update;
  if (FIELD in $set || FIELD in $unset) return {};
  const removed = Object.fromEntries(Object.keys($unset).map((path) => [path, null]));
  const changes = Object.entries({ ...$set, ...removed }).map(([path, value]) => [placeOf(path, before, filter), value] as const);
  // Other operators only remove array entries or add new ones, whose translations belong to the English text beside them.
  const after = withChanges(before, Object.fromEntries(changes));
  const sources = sourcesAfter(as.texts(before), as.texts(after), before.translatedFrom ?? []);
  if (sources.length > 0) return { $set: { [FIELD]: sources } };
  return before.translatedFrom ? { $unset: { [FIELD]: 1 } } : {};
}

/** `itinerary.$.titles.en` → `itinerary.3.titles.en`: the index of the entry whose id the filter asks for. */
function placeOf(path: string, before: object, filter: object): string {
  const [list = '', rest] = path.split('.$.');
  if (rest === undefined) return path;
  const wanted = (Reflect.get(filter, list) as { $elemMatch?: { id?: unknown } } | undefined)?.$elemMatch?.id;
  const entries = Reflect.get(before, list) as readonly { id?: unknown }[];
  const at = entries.findIndex(({ id }) => id === wanted);
  if (wanted === undefined || at < 0) throw new Error(`The filter does not identify the entry of ${path}`);
  return `${list}.${at}.${rest}`;
}
