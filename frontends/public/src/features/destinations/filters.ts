import { categoryKey, type DestinationChoices, type DestinationFilters } from '@reefdesk/contracts/destinations/search';
import type { DiveLevel } from '@reefdesk/contracts/destinations/values';
import { type Language, localise } from '@reefdesk/contracts/languages';

export const NO_LICENCE = 'no_licence' satisfies DiveLevel;

/** Empty filters match everything. */
export type Filters = Required<{ [Name in keyof DestinationFilters]: NonNullable<DestinationFilters[Name]> }>;

export interface CategoryOption {
  key: string;
  label: string;
}

/** The categories in the reader's language, in alphabetical order (DEST-13, OR-77). */
export function categoryOptions({ categories }: DestinationChoices, language: Language): CategoryOption[] {
  return categories
    .map((category) => ({ key: categoryKey(category), label: localise(category, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language === 'cn' ? 'zh-Hans' : language));
}
