import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** Something with its place among others: places are compared as plain strings. */
export interface Placed {
  id: string;
  position: string;
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Milliseconds until the year 2081. */
const TIME_DIGITS = 7;
/** Of a whole number with as many digits, as `fractional-indexing` writes it. */
const TIME_HEAD = 'g';

/**
 * The place of what nobody has moved: by the time when it was made. So an order that nobody touched is that of creation, and
 * what is new comes last. Between any two places there is room for another (docs/adr/0039).
 */
export function positionAt(created: Date): string {
  let rest = Math.max(0, created.getTime());
  let digits = '';
  for (let digit = 0; digit < TIME_DIGITS; digit++) {
    digits = `${DIGITS[rest % DIGITS.length]}${digits}`;
    rest = Math.floor(rest / DIGITS.length);
  }
  return `${TIME_HEAD}${digits}`;
}

/** As a sort wants it. */
export function byPosition(one: Pick<Placed, 'position'>, other: Pick<Placed, 'position'>): number {
  if (one.position === other.position) return 0;
  return one.position < other.position ? -1 : 1;
}

/**
 * The places that are to be written so that `id` stands behind `after` (null: before all) among `others`, which stand in their
 * order: its own alone, or everybody's where two of them share a place and leave no room between them.
 */
export function placesFor(id: string, after: string | null, others: readonly Placed[]): ReadonlyMap<string, string> {
  const at = after === null ? 0 : others.findIndex((other) => other.id === after) + 1;
  const [low, high] = [others[at - 1]?.position ?? null, others[at]?.position ?? null];
  if (low === null || high === null || low < high) return new Map([[id, generateKeyBetween(low, high)]]);
  const ids = others.map((other) => other.id).toSpliced(at, 0, id);
  const positions = generateNKeysBetween(null, null, ids.length);
  return new Map(ids.map((each, index) => [each, positions[index] as string]));
}
