import { createInterface } from 'node:readline';
import { BundleError } from '../bundle/bundle-error.ts';
import type { BundleFiles } from '../bundle/bundle-files.ts';
import { LISTING_FILE } from '../bundle/layout.ts';
import type { ObjectFacts } from './bucket.ts';

export interface StoredObject extends ObjectFacts {
  key: string;
  sha256: string;
}

export interface MissingObject {
  key: string;
  missing: true;
}

export type ListedObject = StoredObject | MissingObject;

export async function* readListing(bundle: BundleFiles): AsyncGenerator<ListedObject> {
  for await (const line of createInterface({ input: bundle.open(LISTING_FILE), crlfDelay: Infinity })) {
    const entry = parse(line);
    if (!isStored(entry) && !isMissing(entry)) throw new BundleError('objects.ndjson is damaged');
    yield entry;
  }
}

export async function* readStoredObjects(bundle: BundleFiles): AsyncGenerator<StoredObject> {
  for await (const entry of readListing(bundle)) if (!isMissing(entry)) yield entry;
}

type Unknown = Partial<StoredObject & MissingObject>;

function parse(line: string): Unknown {
  try {
    return JSON.parse(line) as Unknown;
  } catch {
    return {};
  }
}

function isStored(entry: Unknown): entry is StoredObject {
  const { key, size, sha256, type } = entry;
  return typeof key === 'string' && Number.isSafeInteger(size) && typeof sha256 === 'string' && typeof type === 'string';
}

export function isMissing(entry: Unknown): entry is MissingObject {
  return entry.missing === true && typeof entry.key === 'string';
}
