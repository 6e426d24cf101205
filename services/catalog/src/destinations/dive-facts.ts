import type { DiveFacts } from '@reefdesk/contracts/destinations';
import { EMPTY_TEXT, LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import type { GivenDiveFacts } from '@reefdesk/contracts/requests/dive-facts.requests';

const FIGURES = ['depth_from', 'depth_to', 'visibility_from', 'visibility_to', 'water_from', 'water_to'] as const;

/** What was given as it is stored and answered, without what says nothing; null where that is all of it (EDT-12). */
export function toDiveFacts(given: GivenDiveFacts): DiveFacts | null {
  const figures = Object.fromEntries(FIGURES.flatMap((name) => (typeof given[name] === 'number' ? [[name, given[name]]] : [])));
  const facts: DiveFacts = {
    ...figures,
    ...(given.current && { current: given.current }),
    ...(given.level && { level: given.level }),
    best_months: inOrder(given.best_months),
    visibility_by_month: byMonth(given.visibility_by_month),
    water_by_month: byMonth(given.water_by_month),
    life: (given.life ?? [])
      .map(({ name, months }) => ({ name: { ...EMPTY_TEXT, ...name }, months: inOrder(months) }))
      .filter(({ name }) => isSaid(name)),
  };
  return Object.values(facts).some((value) => !Array.isArray(value) || value.length > 0) ? facts : null;
}

function isSaid(name: Localised): boolean {
  return LANGUAGES.some((language) => name[language] !== '');
}

function inOrder(months: readonly number[] = []): number[] {
  return [...new Set(months)].sort((one, other) => one - other);
}

/** All twelve, or none where nothing is said of any. */
function byMonth(values: readonly (number | null | undefined)[] = []): (number | null)[] {
  const year = Array.from({ length: 12 }, (_, month) => values[month] ?? null);
  return year.some((value) => value !== null) ? year : [];
}
