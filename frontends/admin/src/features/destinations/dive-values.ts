import type { DestinationView, DiveFacts } from '@reefdesk/contracts/destinations';
import { type Current, type DiveLevel, MONTHS } from '@reefdesk/contracts/dive-words';
import { EMPTY_TEXT, type Localised } from '@reefdesk/contracts/languages';
import type { DestinationEdit } from '@reefdesk/contracts/requests/destinations.requests';
import type { Written } from '@reefdesk/contracts/schema/body-shape';

/** The ends of what is given from and to, as they are typed. */
export const DIVE_RANGES = ['depth', 'visibility', 'water'] as const;
type DiveRange = (typeof DIVE_RANGES)[number];

export const BY_MONTH = ['visibility_by_month', 'water_by_month'] as const;

/** What lives there, and in which months; without any all year. */
export interface LifeValues {
  name: Localised;
  months: readonly number[];
}

/** Dive facts as the form holds them: numbers as they are typed, twelve texts for the months. */
export interface DiveValues extends Record<`${DiveRange}_${'from' | 'to'}`, string>, Record<(typeof BY_MONTH)[number], readonly string[]> {
  /** Empty where nothing is said, as the next. */
  current: Current | '';
  level: DiveLevel | '';
  best_months: readonly number[];
  life: readonly LifeValues[];
}

/** A new one each time: formik takes one object in two places for one field. */
export const newLife = (): LifeValues => ({ name: { ...EMPTY_TEXT }, months: [] });

export function diveValuesOf(dive: Partial<DiveFacts> = {}): DiveValues {
  const typed = (value: number | null | undefined) => String(value ?? '');
  const year = (values: readonly (number | null)[] = []) => MONTHS.map((month) => typed(values[month - 1]));
  return {
    depth_from: typed(dive.depth_from),
    depth_to: typed(dive.depth_to),
    visibility_from: typed(dive.visibility_from),
    visibility_to: typed(dive.visibility_to),
    water_from: typed(dive.water_from),
    water_to: typed(dive.water_to),
    current: dive.current ?? '',
    level: dive.level ?? '',
    best_months: dive.best_months ?? [],
    visibility_by_month: year(dive.visibility_by_month),
    water_by_month: year(dive.water_by_month),
    life: (dive.life ?? []).map(({ name, months }) => ({ name: { ...EMPTY_TEXT, ...name }, months })),
  };
}

/** As it is sent. */
export function diveData({ current, level, best_months, visibility_by_month, water_by_month, life, ...ranges }: DiveValues) {
  return {
    ...ranges,
    current: current || null,
    level: level || null,
    best_months: [...best_months],
    visibility_by_month: [...visibility_by_month],
    water_by_month: [...water_by_month],
    life: life.map(({ name, months }) => ({ name, months: [...months] })),
  } satisfies Written<DestinationEdit>['dive'];
}

/** What the plain fields beside say in English, in the two other languages (EDT-13). */
export interface OtherLanguages {
  id: string;
  cn: string;
}

export const PLACE_WORDS = ['locations', 'opening_days', 'best_times'] as const;
export type PlaceWords = Record<(typeof PLACE_WORDS)[number], OtherLanguages>;

export function placeWordsOf(view: Partial<Pick<DestinationView, keyof PlaceWords>> = {}): PlaceWords {
  const others = (name: keyof PlaceWords) => ({ id: view[name]?.id ?? '', cn: view[name]?.cn ?? '' });
  return { locations: others('locations'), opening_days: others('opening_days'), best_times: others('best_times') };
}
