import type { DiveFacts } from '@reefdesk/contracts/destinations/endpoints';
import { CURRENTS, DIVE_LEVELS, MONTHS } from '@reefdesk/contracts/destinations/values';
import { EMPTY_TEXT, LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import { type Fields, fieldsOf, textOf } from './tolerant.ts';

const FIGURES = ['depth_from', 'depth_to', 'visibility_from', 'visibility_to', 'water_from', 'water_to'] as const;

export function readDive(value: unknown): DiveFacts | undefined {
  const fields = fieldsOf(value);
  if (!fields) return undefined;
  const current = CURRENTS.find((known) => known === fields.current);
  const level = DIVE_LEVELS.find((known) => known === fields.level);
  return {
    ...Object.fromEntries(FIGURES.flatMap((name) => (typeof fields[name] === 'number' ? [[name, fields[name]]] : []))),
    ...(current && { current }),
    ...(level && { level }),
    best_months: readMonths(fields.best_months),
    visibility_by_month: readYear(fields.visibility_by_month),
    water_by_month: readYear(fields.water_by_month),
    life: (Array.isArray(fields.life) ? fields.life.map(fieldsOf) : []).flatMap((animal) => {
      const name = readTexts(fieldsOf(animal?.name));
      return LANGUAGES.some((language) => name[language]) ? [{ name, months: readMonths(animal?.months) }] : [];
    }),
  };
}

function readMonths(value: unknown): number[] {
  return MONTHS.filter((month) => Array.isArray(value) && value.includes(month));
}

function readYear(value: unknown): (number | null)[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const year = MONTHS.map((month) => values[month - 1]).map((one) => (typeof one === 'number' ? one : null));
  return year.some((one) => one !== null) ? year : [];
}

/** A text by language; `plain` replaces the English one if the map has none. */
export function readTexts(map: Fields | undefined, plain = ''): Localised {
  return {
    ...EMPTY_TEXT,
    ...Object.fromEntries(LANGUAGES.map((language) => [language, textOf(map?.[language])])),
    en: textOf(map?.en) || plain,
  };
}
