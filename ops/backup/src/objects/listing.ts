import { createInterface } from 'node:readline';
import { BundleFault } from '../bundle/bundle-fault.ts';
import type { BundleFiles } from '../bundle/bundle-files.ts';
import { LISTING_FILE } from '../bundle/layout.ts';
import type { ObjectFacts } from './bucket.ts';

export interface KeptObject extends ObjectFacts {
  key: string;
  sha256: string;
}

export interface MissingObject {
  key: string;
  missing: true;
}

export type ListedObject = KeptObject | MissingObject;

export async function* readListing(bundle: BundleFiles): AsyncGenerator<ListedObject> {
  for await (const line of createInterface({ input: bundle.open(LISTING_FILE), crlfDelay: Infinity })) {
    const entry = parse(line);
    if (!isKept(entry) && !isMissing(entry)) throw new BundleFault('objects.ndjson is damaged');
    yield entry;
  }
}

export async function* readKeptObjects(bundle: BundleFiles): AsyncGenerator<KeptObject> {
  for await (const entry of readListing(bundle)) if (!isMissing(entry)) yield entry;
}

type Unknown = Partial<KeptObject & MissingObject>;

function parse(line: string): Unknown {
  try {
    return JSON.parse(line) as Unknown;
  } catch {
    return {};
  }
}

function isKept(entry: Unknown): entry is KeptObject {
  const { key, size, sha256, type } = entry;
  return typeof key === 'string' && Number.isSafeInteger(size) && typeof sha256 === 'string' && typeof type === 'string';
}

export function isMissing(entry: Unknown): entry is MissingObject {
  return entry.missing === true && typeof entry.key === 'string';
}
