import { AREAS } from '@reefdesk/contracts/access';
import { LANGUAGE_NAMES, type Language } from '@reefdesk/contracts/languages';
import type { TranslationView } from '@reefdesk/contracts/translations/endpoints';
import type { TranslatedKind } from '@reefdesk/contracts/translations/values';
import { useText } from '@reefdesk/web-kit';
import { useRights } from '../session/use-rights.ts';
import { useOpenTranslationsQuery } from './translations.api.ts';
import { useOwnLanguages } from './use-own-languages.ts';

const NONE: readonly TranslationView[] = [];
const ALL = '';
type Lack = 'missing' | 'stale';

/** Returns the incomplete translations of a kind; empty until they are loaded, and for users who may not read them. */
export function useOpenTranslations(kind: TranslatedKind): readonly TranslationView[] {
  const may = useRights()(AREAS.contentReading);
  return useOpenTranslationsQuery(kind, { skip: !may }).data ?? NONE;
}

/** List filter, such as `missing-cn` for records with missing Chinese texts. */
export interface TranslationFilter {
  value: string;
  options: { value: string; label: string }[];
  passes: (id: string) => boolean;
}

/** Filter for records that need translation (EDT-07). `chosen` is the value in the address. */
export function useTranslationFilter(kind: TranslatedKind, chosen: string): TranslationFilter {
  const text = useText('lists');
  const open = useOpenTranslations(kind);
  const languages = useOwnLanguages();
  const choices = (['missing', 'stale'] as const).flatMap((lack) =>
    languages.filter((language) => lack === 'missing' || language !== 'en').map((language) => ({ lack, language })),
  );
  const wanted = choices.find((choice) => nameOf(choice) === chosen);
  const found =
    wanted && new Set(open.filter((row) => row.language === wanted.language && row[wanted.lack].length > 0).map(({ id }) => id));
  const options = choices.map((choice) => ({
    value: nameOf(choice),
    label: text(`translation.${choice.lack}In`, { language: LANGUAGE_NAMES[choice.language] }),
  }));
  return {
    value: wanted ? chosen : ALL,
    options: [{ value: ALL, label: text('translation.all') }, ...options],
    passes: (id) => !found || found.has(id),
  };
}

const nameOf = ({ lack, language }: { lack: Lack; language: Language }) => `${lack}-${language}`;
