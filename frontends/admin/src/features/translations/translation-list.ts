import { LANGUAGES } from '@reefdesk/contracts/languages';
import { TRANSLATED_KINDS, TRANSLATION_STATUSES } from '@reefdesk/contracts/translations/values';
import type { CursorKeys, CursorQuery } from '../../shared/lists/use-cursor-query.ts';

export type TranslationKey = 'kind' | 'language' | 'status';
export type TranslationList = CursorQuery<TranslationKey>;

export const ANY = 'any';
export const STATUSES = [...TRANSLATION_STATUSES, ANY] as const;
const KNOWN: Readonly<Record<TranslationKey, readonly string[]>> = { kind: TRANSLATED_KINDS, language: LANGUAGES, status: STATUSES };

/** URL parameters. Without a status, the list shows incomplete translations. */
export const TRANSLATION_LIST: CursorKeys<TranslationKey> = {
  keys: ['kind', 'language', 'status'],
  isReadable: (key, value) => KNOWN[key].includes(value),
};

export function askedOf({ status = 'open', ...query }: TranslationList['query']): Record<string, string> {
  return { ...query, ...(status !== ANY && { status }) };
}
