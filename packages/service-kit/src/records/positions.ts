import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** Positions are compared as plain strings. */
export interface Placed {
  id: string;
  position: string;
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Enough for milliseconds until the year 2081. */
const TIME_DIGITS = 7;
/** Prefix that `fractional-indexing` gives an integer with this number of digits. */
const TIME_HEAD = 'g';

/** Position of a record that was never moved, from its creation time. Another position always fits between two (docs/adr/0039). */
export function positionAt(created: Date): string {
  let rest = Math.max(0, created.getTime());
  let digits = '';
  for (let digit = 0; digit < TIME_DIGITS; digit++) {
    digits = `${DIGITS[rest % DIGITS.length]}${digits}`;
    rest = Math.floor(rest / DIGITS.length);
  }
  return `${TIME_HEAD}${digits}`;
}

export function byPosition(one: Pick<Placed, 'position'>, other: Pick<Placed, 'position'>): number {
  if (one.position === other.position) return 0;
  return one.position < other.position ? -1 : 1;
}

/** Positions to write so that `id` follows `after` (null: first): usually one, but all of a shared position if the neighbours share it. */
export function placesFor(id: string, after: string | null, others: readonly Placed[]): ReadonlyMap<string, string> {
  const at = after === null ? 0 : others.findIndex((other) => other.id === after) + 1;
  const [low, high] = [others[at - 1]?.position ?? null, others[at]?.position ?? null];
  if (low === null || high === null || low < high) return new Map([[id, generateKeyBetween(low, high)]]);
  const first = others.findIndex(({ position }) => position === low);
  const end = others.findLastIndex(({ position }) => position === low) + 1;
  const ids = [...others.slice(first, at), { id }, ...others.slice(at, end)].map((each) => each.id);
  const positions = generateNKeysBetween(others[first - 1]?.position ?? null, others[end]?.position ?? null, ids.length);
  return new Map(ids.map((each, index) => [each, positions[index] as string]));
}
