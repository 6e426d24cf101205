import { parseDuration } from '../time/duration.ts';
import type { TravelLevel } from './values.ts';

/** Lengths of packages: first and last number of days, both included. */
const LENGTHS = { '1': [1, 1], '2-3': [2, 3], '4+': [4, Number.POSITIVE_INFINITY] } as const;
export type PackageLength = keyof typeof LENGTHS;
export const PACKAGE_LENGTHS = Object.keys(LENGTHS) as PackageLength[];

const KINDS = {
  no_licence: ['no_diving', 'families', 'course'],
  no_diving: ['no_diving'],
  families: ['families'],
  course: ['course'],
} as const satisfies Readonly<Record<string, readonly TravelLevel[]>>;
export type PackageKind = keyof typeof KINDS;
export const PACKAGE_KINDS = Object.keys(KINDS) as PackageKind[];

/** `ours` is the operator's own order. */
export const PACKAGE_SORTS = ['ours', 'price', 'days'] as const;
export type PackageSort = (typeof PACKAGE_SORTS)[number];

/** The fields that the filters of the list of packages read. */
export interface SearchablePackage {
  /** `3 days`; other texts count as one day. */
  duration: string;
  level?: TravelLevel | undefined;
  price?: number | undefined;
}

/** Missing filters match every package. */
export interface PackageFilters {
  days?: PackageLength | undefined;
  kind?: PackageKind | undefined;
  sort?: PackageSort | undefined;
}

/** Values of the filters that match a package of the list. */
export interface PackageChoices {
  days: PackageLength[];
  kinds: PackageKind[];
}

/** The matching packages in the chosen order. Packages without a price come last when sorted by price. */
export function choosePackages<Package extends SearchablePackage>(packages: readonly Package[], filters: PackageFilters): Package[] {
  const { days, kind, sort = 'ours' } = filters;
  const [from, to] = days ? LENGTHS[days] : [0, Number.POSITIVE_INFINITY];
  const found = packages.filter(
    (travel) => daysOf(travel) >= from && daysOf(travel) <= to && (!kind || KINDS[kind].some((level) => level === travel.level)),
  );
  return found.toSorted((one, other) => rankIn(one, sort) - rankIn(other, sort));
}

export function packageChoices(packages: readonly SearchablePackage[]): PackageChoices {
  const isOffered = (filters: PackageFilters) => choosePackages(packages, filters).length > 0;
  return {
    days: PACKAGE_LENGTHS.filter((days) => isOffered({ days })),
    kinds: PACKAGE_KINDS.filter((kind) => isOffered({ kind })),
  };
}

/** Packages of equal rank keep the operator's order. */
export function rankIn(travel: SearchablePackage, sort: PackageSort): number {
  if (sort === 'price') return travel.price ?? Number.MAX_SAFE_INTEGER;
  return sort === 'days' ? daysOf(travel) : 0;
}

function daysOf({ duration }: SearchablePackage): number {
  return parseDuration(duration) ?? 1;
}
