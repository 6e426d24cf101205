import { parseDuration } from '@reefdesk/contracts/time/duration';
import type { TravelLevel } from '@reefdesk/contracts/travels/values';
import type { ListedPackage } from '../../shared/packages/package.ts';

/** Lengths of packages by their names in the address: first and last number of days, both included. */
const LENGTHS = { '1': [1, 1], '2-3': [2, 3], '4+': [4, Number.POSITIVE_INFINITY] } as const;
export type Length = keyof typeof LENGTHS;
export const LENGTH_NAMES = Object.keys(LENGTHS) as Length[];

const KINDS_OF = {
  no_licence: ['no_diving', 'families', 'course'],
  no_diving: ['no_diving'],
  families: ['families'],
  course: ['course'],
} as const satisfies Readonly<Record<string, readonly TravelLevel[]>>;
export type Kind = keyof typeof KINDS_OF;
export const KINDS = Object.keys(KINDS_OF) as Kind[];

/** `ours` is the operator's own order. */
export const SORTS = ['ours', 'price', 'days'] as const;
export type Sort = (typeof SORTS)[number];

/** Undefined means no restriction. */
export interface Choice {
  length: Length | undefined;
  kind: Kind | undefined;
  sort: Sort;
}

/** The matching packages in the chosen order. Packages without a price come last when sorted by price. */
export function choosePackages(packages: readonly ListedPackage[], { length, kind, sort }: Choice): ListedPackage[] {
  const [from, to] = length ? LENGTHS[length] : [0, Number.POSITIVE_INFINITY];
  const found = packages.filter(
    (travel) => daysOf(travel) >= from && daysOf(travel) <= to && (!kind || KINDS_OF[kind].some((level) => level === travel.level)),
  );
  const by = { ours: () => 0, price: (travel: ListedPackage) => travel.price ?? Number.MAX_SAFE_INTEGER, days: daysOf }[sort];
  return found.toSorted((one, other) => by(one) - by(other));
}

/** True if any package matches; a chip without results is not shown. */
export function isOffered(packages: readonly ListedPackage[], wish: Partial<Choice>): boolean {
  return choosePackages(packages, { length: undefined, kind: undefined, sort: 'ours', ...wish }).length > 0;
}

/** A duration in another form than `3 days` counts as one day. */
function daysOf({ duration }: Pick<ListedPackage, 'duration'>): number {
  return parseDuration(duration) ?? 1;
}
