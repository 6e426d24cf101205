import type { DestinationView, DiveFacts } from '@reefdesk/contracts/destinations/endpoints';
import type { DestinationEdit } from '@reefdesk/contracts/destinations/requests';
import { type Current, type DiveLevel, MONTHS } from '@reefdesk/contracts/destinations/values';
import { EMPTY_TEXT, type Localised } from '@reefdesk/contracts/languages';
import type { Written } from '@reefdesk/contracts/schema/check';

export const DIVE_RANGES = ['depth', 'visibility', 'water'] as const;
export const DIVE_RANGE_ENDS = DIVE_RANGES.flatMap((range) => (['from', 'to'] as const).map((end) => `${range}_${end}` as const));

export const BY_MONTH = ['visibility_by_month', 'water_by_month'] as const;

/** An animal and the months in which it is seen. No months means all year. */
export interface LifeValues {
  name: Localised;
  months: readonly number[];
}

/** Form values of the dive facts: numbers as typed, and twelve strings for values by month. Empty strings are not set. */
export interface DiveValues extends Record<(typeof DIVE_RANGE_ENDS)[number], string>, Record<(typeof BY_MONTH)[number], readonly string[]> {
  current: Current | '';
  level: DiveLevel | '';
  best_months: readonly number[];
  life: readonly LifeValues[];
}

/** Returns a new object each time, because Formik treats an object that is used twice as one field. */
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

/** Indonesian and Chinese translations of a plain field, whose own text is English (EDT-13). */
export interface OtherLanguages {
  id: string;
  cn: string;
}

export const PLACE_TEXTS = ['locations', 'opening_days', 'best_times'] as const;
export type PlaceTexts = Record<(typeof PLACE_TEXTS)[number], OtherLanguages>;

export function placeTextsOf(view: Partial<Pick<DestinationView, keyof PlaceTexts>> = {}): PlaceTexts {
  const others = (name: keyof PlaceTexts) => ({ id: view[name]?.id ?? '', cn: view[name]?.cn ?? '' });
  return { locations: others('locations'), opening_days: others('opening_days'), best_times: others('best_times') };
}
