import { DEFAULT_LANGUAGE, type Language, type Localised, localise } from '../languages.ts';
import { DIVE_LEVELS, type DiveLevel } from './values.ts';

/** The fields that the search and the filters of the list of destinations read. */
export interface SearchableDestination {
  name: Localised;
  category: Localised;
  location: Localised;
  /** The text that cards show, which may be shortened. */
  description: Localised;
  level?: DiveLevel | undefined;
}

/** Missing and empty filters match every destination. */
export interface DestinationFilters {
  /** Text in the name or location in any language, or in the description; case and accents are ignored (OR-77). */
  q?: string | undefined;
  /** English name of a category, so that a choice survives a change of language. */
  category?: string | undefined;
  level?: DiveLevel | '' | undefined;
}

/** Values that the filters of a list can choose from. */
export interface DestinationChoices {
  /** Each category once. */
  categories: Localised[];
  levels: DiveLevel[];
}

/** Searches the description in the given language, or in all. */
export function matchesFilters(destination: SearchableDestination, filters: DestinationFilters, language?: Language): boolean {
  const { name, category, location, description, level } = destination;
  if (filters.level && level !== filters.level) return false;
  if (filters.category && categoryKey(category) !== filters.category) return false;
  const wanted = plain(filters.q ?? '');
  const descriptions = language ? [localise(description, language)] : Object.values(description);
  return [...Object.values(name), ...Object.values(location), ...descriptions].some((text) => plain(text).includes(wanted));
}

export function choicesOf(destinations: readonly SearchableDestination[]): DestinationChoices {
  const categories = new Map<string, Localised>();
  for (const { category } of destinations) {
    const key = categoryKey(category);
    if (!categories.has(key)) categories.set(key, category);
  }
  categories.delete('');
  return {
    categories: [...categories.values()],
    levels: DIVE_LEVELS.filter((known) => destinations.some(({ level }) => level === known)),
  };
}

export function categoryKey(category: Localised): string {
  return localise(category, DEFAULT_LANGUAGE);
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
