const DUPLICATE_KEY = 11_000;

/** True if a write failed because another document has the same value of the unique `field`. */
export function isDuplicateOf(error: unknown, field: string): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== DUPLICATE_KEY) return false;
  return 'keyPattern' in error && typeof error.keyPattern === 'object' && error.keyPattern !== null && field in error.keyPattern;
}

export function areDuplicates(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('writeErrors' in error)) return false;
  const rejected = [error.writeErrors].flat() as { code?: unknown }[];
  return rejected.length > 0 && rejected.every(({ code }) => code === DUPLICATE_KEY);
}
