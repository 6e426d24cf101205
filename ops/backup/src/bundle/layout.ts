import type { CollectionName } from '../contents.ts';

// A backup is a folder; one that is encrypted has `.age` behind the name of each file:
//   manifest.json                              written last
//   databases/<database>.<collection>.bson.gz  documents one after the other in the order of their ids, as mongodump writes them
//   objects.ndjson                             one line for each object: key, size, etag, sha256, type
//   objects/<key>                              the bytes

export const MANIFEST_FILE = 'manifest.json';
export const LISTING_FILE = 'objects.ndjson';

export function documentsFile({ database, collection }: CollectionName): string {
  return `databases/${database}.${encodeURIComponent(collection)}.bson.gz`;
}

/** Accepts only keys that are safe as paths, because a backup may come from elsewhere. */
export function objectFile(key: string): string {
  const isPlain = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key);
  if (!isPlain) throw new Error(`Not a key of ours: ${JSON.stringify(key)}`);
  return `objects/${key}`;
}
