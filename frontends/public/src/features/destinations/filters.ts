import type { DiveLevel } from '@reefdesk/contracts/destinations/values';
import { type Language, localise } from '@reefdesk/contracts/languages';
import type { ListedDestination } from '../../shared/destinations/destination.ts';

export const NO_LICENCE = 'no_licence' satisfies DiveLevel;

export interface Filters {
  search: string;
  /** English name of the category, so that a choice survives a change of language; empty for all. */
  category: string;
  level: '' | typeof NO_LICENCE;
}

export interface CategoryOption {
  key: string;
  label: string;
}

/** The distinct categories in the reader's language, in alphabetical order (DEST-13, OR-77). */
export function categoriesOf(destinations: readonly ListedDestination[], language: Language): CategoryOption[] {
  const byLabel = new Map<string, CategoryOption>();
  for (const { category } of destinations) {
    const label = localise(category, language);
    if (label && !byLabel.has(label)) byLabel.set(label, { key: localise(category, 'en'), label });
  }
  return [...byLabel.values()].sort((a, b) => a.label.localeCompare(b.label, language === 'cn' ? 'zh-Hans' : language));
}

/** Searches the name in any language, the location, and the description as shown; case and accents are ignored (OR-77). */
export function filterDestinations(
  destinations: readonly ListedDestination[],
  { search, category, level }: Filters,
  language: Language,
): ListedDestination[] {
  const wanted = plain(search);
  const label = categoriesOf(destinations, language).find(({ key }) => key === category)?.label;
  return destinations.filter((destination) => {
    if (level && destination.dive?.level !== level) return false;
    if (label !== undefined && localise(destination.category, language) !== label) return false;
    const { name, location, description } = destination;
    return [...Object.values(name), ...Object.values(location), localise(description, language)].some((text) =>
      plain(text).includes(wanted),
    );
  });
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
