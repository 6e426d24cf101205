import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import type { TranslatedText, TranslationSource } from './translated.schema.ts';

const HASH_LENGTH = 22;
/** Limit for sources of removed fields, which may come back with their texts. */
const REMOVED_MAX = 200;
const TRANSLATIONS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

type Texts = readonly TranslatedText[];
type Sources = readonly TranslationSource[];

/** Fields that a record lacks in one language, and fields whose translation is older than the English text. */
export interface TranslationState {
  missing: string[];
  stale: string[];
}

/** Hash of the text as readers see it: surrounding spaces, line endings and Unicode composition make no difference. */
export function hashOf(text: string | undefined): string {
  const read = (text ?? '').trim().replaceAll('\r\n', '\n').normalize('NFC');
  return createHash('sha256').update(read).digest('base64url').slice(0, HASH_LENGTH);
}

export function translationState(texts: Texts, sources: Sources, language: Language): TranslationState {
  const isElsewhere = ({ text }: TranslatedText) => LANGUAGES.some((one) => isThere(text?.[one]));
  const missing = texts.filter((one) => !one.isOptional && !isThere(one.text?.[language]) && isElsewhere(one));
  const stale = texts.filter((one) => isStale(one, sources, language));
  return { missing: missing.map(({ field }) => field), stale: stale.map(({ field }) => field) };
}

/** Sources to store after a write. Changed translations belong to the current English text, which needs no source; others keep theirs. */
export function sourcesAfter(before: Texts, after: Texts, sources: Sources): TranslationSource[] {
  const there = after.flatMap((now) =>
    TRANSLATIONS.flatMap((language) => {
      const english = sourceOf(now, language, before, sources);
      return english === undefined || english === hashOf(now.text?.en) ? [] : [{ field: now.field, language, english }];
    }),
  );
  const fields = new Set(after.map(({ field }) => field));
  const removed = sources.filter(({ field }) => !fields.has(field) && shapeOf(field) === field).slice(-REMOVED_MAX);
  return [...removed, ...there];
}

/** English text that each translation was written for, unless the draft changes it too. `earlier` is the record with the previous draft. */
export function writtenFor(record: Texts, earlier: Texts, next: Texts, noted: Sources): TranslationSource[] {
  return next.flatMap(({ field, text }) => {
    const textIn = (texts: Texts, language: Language) => texts.find((one) => one.field === field)?.text?.[language] ?? '';
    const brought = TRANSLATIONS.filter((language) => isThere(text?.[language]) && textIn(record, language) !== text?.[language]);
    if (textIn(record, DEFAULT_LANGUAGE) !== (text?.en ?? '')) return [];
    return brought.map((language) => {
      const known = textIn(earlier, language) === text?.[language] && noted.find((one) => one.field === field && one.language === language);
      return known || { field, language, english: hashOf(text?.en) };
    });
  });
}

/** Sources to store after a draft is published. Some of its translations may be older than the current English text. */
export function sourcesPublished(sources: Sources, written: Sources, next: Texts): TranslationSource[] {
  const older = written.filter(({ field, english }) => {
    const now = next.find((one) => one.field === field);
    return now && hashOf(now.text?.en) !== english;
  });
  const isOlder = ({ field, language }: TranslationSource) => older.some((one) => one.field === field && one.language === language);
  return [...sources.filter((one) => !isOlder(one)), ...older];
}

export function sourcesConfirmed(sources: Sources, language: Language, fields: readonly string[]): TranslationSource[] {
  return sources.filter((source) => source.language !== language || !fields.includes(source.field));
}

/** Source of a translation; undefined if it is the English text beside it. */
function sourceOf({ field, text }: TranslatedText, language: Language, before: Texts, sources: Sources): string | undefined {
  if (!isThere(text?.[language])) return undefined;
  const remembered = (name: string) => sources.find((source) => source.field === name && source.language === language)?.english;
  const same = before.find((one) => one.field === field);
  // A removed field that comes back keeps its source.
  if (!same && shapeOf(field) === field) return remembered(field);
  const stayed = (one: TranslatedText | undefined) => one?.text?.[language] === text?.[language];
  // Array entries are identified by their text alone: an entry that moved is still the same.
  const earlier = stayed(same)
    ? same
    : before.find((one) => shapeOf(one.field) === shapeOf(field) && shapeOf(field) !== field && stayed(one));
  if (!earlier) return undefined;
  return remembered(earlier.field) ?? (isThere(earlier.text?.en) ? hashOf(earlier.text?.en) : undefined);
}

function isStale({ field, text }: TranslatedText, sources: Sources, language: Language): boolean {
  if (!isThere(text?.[language]) || !isThere(text?.en)) return false;
  return sources.some((source) => source.field === field && source.language === language && source.english !== hashOf(text?.en));
}

/** `questions.3.answer` → `questions.*.answer` */
function shapeOf(field: string): string {
  return field.replace(/\.\d+(?=\.|$)/g, '.*');
}

function isThere(text: string | undefined): boolean {
  return Boolean(text?.trim());
}
