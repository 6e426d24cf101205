import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import type { TranslatedText, TranslationSource } from './translated.schema.ts';

const HASH_LENGTH = 22;
/** Of fields that are not there now; they may come back with what they hold. */
const KEPT_OF_GONE = 200;
const TRANSLATIONS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

type Texts = readonly TranslatedText[];
type Sources = readonly TranslationSource[];

/** What a record lacks in one language, and what of it is older than the English text. */
export interface TranslationState {
  missing: string[];
  stale: string[];
}

/** Of the text as it is read: spaces around it and the way its letters are put together make no other one. */
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

/**
 * What is remembered after a write. A translation that is another one was written for the English text beside it; one that stayed is
 * still of the English that it had. What says the English of today needs no memory, so that English which is again what it was makes
 * nothing stale.
 */
export function sourcesAfter(before: Texts, after: Texts, sources: Sources): TranslationSource[] {
  const there = after.flatMap((now) =>
    TRANSLATIONS.flatMap((language) => {
      const english = sourceOf(now, language, before, sources);
      return english === undefined || english === hashOf(now.text?.en) ? [] : [{ field: now.field, language, english }];
    }),
  );
  const fields = new Set(after.map(({ field }) => field));
  const gone = sources.filter(({ field }) => !fields.has(field) && shapeOf(field) === field).slice(-KEPT_OF_GONE);
  return [...gone, ...there];
}

/**
 * For which English text each translation was written that a draft brings: the one that was seen then, which may be another when the
 * draft is published. A draft that brings the English text, too, was written as a whole. `earlier`: as the draft was before.
 */
export function writtenFor(record: Texts, earlier: Texts, next: Texts, noted: Sources): TranslationSource[] {
  return next.flatMap(({ field, text }) => {
    const said = (texts: Texts, language: Language) => texts.find((one) => one.field === field)?.text?.[language] ?? '';
    const brought = TRANSLATIONS.filter((language) => isThere(text?.[language]) && said(record, language) !== text?.[language]);
    if (said(record, DEFAULT_LANGUAGE) !== (text?.en ?? '')) return [];
    return brought.map((language) => {
      const known = said(earlier, language) === text?.[language] && noted.find((one) => one.field === field && one.language === language);
      return known || { field, language, english: hashOf(text?.en) };
    });
  });
}

/** What is remembered after a draft is published: some of what it brings may be older than the English text of now. */
export function sourcesPublished(sources: Sources, written: Sources, next: Texts): TranslationSource[] {
  const older = written.filter(({ field, english }) => {
    const now = next.find((one) => one.field === field);
    return now && hashOf(now.text?.en) !== english;
  });
  const isOlder = ({ field, language }: TranslationSource) => older.some((one) => one.field === field && one.language === language);
  return [...sources.filter((one) => !isOlder(one)), ...older];
}

/** What is remembered where somebody says that these translations are still right. */
export function sourcesConfirmed(sources: Sources, language: Language, fields: readonly string[]): TranslationSource[] {
  return sources.filter((source) => source.language !== language || !fields.includes(source.field));
}

/** Undefined: the English text beside it. */
function sourceOf({ field, text }: TranslatedText, language: Language, before: Texts, sources: Sources): string | undefined {
  if (!isThere(text?.[language])) return undefined;
  const remembered = (name: string) => sources.find((source) => source.field === name && source.language === language)?.english;
  const same = before.find((one) => one.field === field);
  // It comes back as it went.
  if (!same && shapeOf(field) === field) return remembered(field);
  const stayed = (one: TranslatedText | undefined) => one?.text?.[language] === text?.[language];
  // Entries of a list are known by nothing but what they say: one that moved is still the same.
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
