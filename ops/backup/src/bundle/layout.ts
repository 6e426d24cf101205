import { join } from 'node:path';
import type { CollectionName } from '../contents.ts';

// A backup is a folder:
//   manifest.json                              written last
//   databases/<database>.<collection>.bson.gz  documents one after the other in the order of their ids, as mongodump writes them
//   objects.ndjson                             one line for each object: key, size, etag, sha256, type
//   objects/<key>                              the bytes

export const manifestFile = (folder: string): string => join(folder, 'manifest.json');
export const listingFile = (folder: string): string => join(folder, 'objects.ndjson');

export function documentsFile(folder: string, { database, collection }: CollectionName): string {
  return join(folder, 'databases', `${database}.${encodeURIComponent(collection)}.bson.gz`);
}

/** Only keys that are harmless as paths: a backup may come from elsewhere. */
export function objectFile(folder: string, key: string): string {
  const isPlain = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key);
  if (!isPlain) throw new Error(`Not a key of ours: ${JSON.stringify(key)}`);
  return join(folder, 'objects', ...key.split('/'));
}
