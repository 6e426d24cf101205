import type { DiveLevel } from '@reefdesk/contracts/dive-words';
import { type Language, localise } from '@reefdesk/contracts/languages';
import type { Destination } from '../../../destinations/destination.ts';

export const NO_LICENCE = 'no_licence' satisfies DiveLevel;

export interface Filters {
  search: string;
  /** The category as it is called in English, so that a choice survives a change of language; empty for all. */
  category: string;
  /** Only where nobody asks for a licence. */
  level: '' | typeof NO_LICENCE;
}

export interface CategoryOption {
  key: string;
  label: string;
}

/** The distinct categories as the reader sees them, in order of the alphabet (DEST-13, OR-77). */
export function categoriesOf(destinations: readonly Destination[], language: Language): CategoryOption[] {
  const byLabel = new Map<string, CategoryOption>();
  for (const { category } of destinations) {
    const label = localise(category, language);
    if (label && !byLabel.has(label)) byLabel.set(label, { key: localise(category, 'en'), label });
  }
  return [...byLabel.values()].sort((a, b) => a.label.localeCompare(b.label, language === 'cn' ? 'zh-Hans' : language));
}

/** The name in any language, the place and the description as it is shown; capitals and accents make no difference (OR-77). */
export function filterDestinations(
  destinations: readonly Destination[],
  { search, category, level }: Filters,
  language: Language,
): Destination[] {
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
