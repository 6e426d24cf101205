import type { DiveFacts } from '@reefdesk/contracts/destinations/endpoints';
import type { GivenDiveFacts } from '@reefdesk/contracts/destinations/requests';
import { EMPTY_TEXT, LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import { nothingLeft } from '@reefdesk/service-kit/records/nothing-left';

const FIGURES = ['depth_from', 'depth_to', 'visibility_from', 'visibility_to', 'water_from', 'water_to'] as const;

/** Converts the input to the stored format without empty values; null if nothing is left (EDT-12). */
export function toDiveFacts(given: GivenDiveFacts): DiveFacts | null {
  const { current, level, best_months, visibility_by_month, water_by_month, life, ...rest } = given;
  nothingLeft(rest, FIGURES);
  const figures = Object.fromEntries(FIGURES.flatMap((name) => (typeof given[name] === 'number' ? [[name, given[name]]] : [])));
  const facts: DiveFacts = {
    ...figures,
    ...(current && { current }),
    ...(level && { level }),
    best_months: inOrder(best_months),
    visibility_by_month: byMonth(visibility_by_month),
    water_by_month: byMonth(water_by_month),
    life: (life ?? [])
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

/** One value per month, or an empty array if no month has a value. */
function byMonth(values: readonly (number | null | undefined)[] = []): (number | null)[] {
  const year = Array.from({ length: 12 }, (_, month) => values[month] ?? null);
  return year.some((value) => value !== null) ? year : [];
}
