const DUPLICATE_KEY = 11_000;

/** True when a write was refused because another document holds the same value of the unique `field`. */
export function isDuplicateOf(error: unknown, field: string): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== DUPLICATE_KEY) return false;
  return 'keyPattern' in error && typeof error.keyPattern === 'object' && error.keyPattern !== null && field in error.keyPattern;
}
