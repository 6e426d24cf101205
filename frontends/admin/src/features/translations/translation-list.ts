import { LANGUAGES } from '@reefdesk/contracts/languages';
import { TRANSLATED_KINDS, TRANSLATION_STATUSES } from '@reefdesk/contracts/translations';
import type { CursorKeys, CursorQuery } from '../../lists/use-cursor-query.ts';

export type TranslationKey = 'kind' | 'language' | 'status';
export type TranslationList = CursorQuery<TranslationKey>;

/** Every record, whole or not. */
export const ANY = 'any';
export const STATUSES = [...TRANSLATION_STATUSES, ANY] as const;
const KNOWN: Readonly<Record<TranslationKey, readonly string[]>> = { kind: TRANSLATED_KINDS, language: LANGUAGES, status: STATUSES };

/** What the board shows, as it stands in the address; without a word, what is to be done. */
export const TRANSLATION_LIST: CursorKeys<TranslationKey> = {
  keys: ['kind', 'language', 'status'],
  isReadable: (key, value) => KNOWN[key].includes(value),
};

/** What the service is asked for. */
export function askedOf({ status = 'open', ...query }: TranslationList['query']): Record<string, string> {
  return { ...query, ...(status !== ANY && { status }) };
}
