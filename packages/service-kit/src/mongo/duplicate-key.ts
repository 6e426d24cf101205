import type { Model } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** True when a write was refused because another document holds the same value of the unique `field`. */
export function isDuplicateOf(error: unknown, field: string): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== DUPLICATE_KEY) return false;
  return 'keyPattern' in error && typeof error.keyPattern === 'object' && error.keyPattern !== null && field in error.keyPattern;
}

/** Stores a new document; false when there is one with this id already. */
export async function insertNew<Document extends { _id: string }>(model: Model<Document>, document: Document): Promise<boolean> {
  try {
    await model.create(document);
    return true;
  } catch (error) {
    if (isDuplicateOf(error, '_id')) return false;
    throw error;
  }
}
