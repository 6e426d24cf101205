import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { type CollectionName, DATABASES, type DatabaseName } from '../contents.ts';
import { BundleError } from './bundle-error.ts';
import type { BundleFiles } from './bundle-files.ts';
import type { FileFacts } from './hashed-file.ts';
import { MANIFEST_FILE } from './layout.ts';

const FORMAT = 'reefdesk-backup';
const VERSION = 1;

/** Size and hash of all documents, uncompressed and in the order of their ids. */
export interface DocumentsFacts extends FileFacts {
  documents: number;
}

export type CollectionEntry = CollectionName & DocumentsFacts;

/** Hash of the object listing, with the number and total bytes of its objects. */
export interface ObjectsEntry {
  sha256: string;
  count: number;
  bytes: number;
}

export interface Manifest {
  startedAt: string;
  finishedAt: string;
  collections: CollectionEntry[];
  objects: ObjectsEntry;
}

export async function writeManifest(bundle: BundleFiles, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify({ format: FORMAT, version: VERSION, ...manifest }, null, 2)}\n`;
  await bundle.write(MANIFEST_FILE, [Readable.from([Buffer.from(text)])]);
}

/** Throws {@link BundleFault} if it is incomplete or not of this program. */
export async function readManifest(bundle: BundleFiles): Promise<Manifest> {
  const text = await readText(bundle.open(MANIFEST_FILE)).catch((cause: unknown) => {
    throw new BundleError('This is no backup: it has no manifest.json that can be read', { cause });
  });
  const found = parse(text);
  if (found?.format !== FORMAT) throw new BundleError('manifest.json is damaged, or not of a backup');
  if (found.version !== VERSION)
    throw new BundleError(`The backup has version ${String(found.version)} of the format; version ${VERSION} is understood`);
  const { startedAt, finishedAt, collections, objects } = found;
  const isWhole =
    typeof startedAt === 'string' &&
    typeof finishedAt === 'string' &&
    Array.isArray(collections) &&
    collections.every(isCollectionEntry) &&
    isObjectsEntry(objects);
  if (!isWhole) throw new BundleError('manifest.json is damaged');
  return { startedAt, finishedAt, collections, objects };
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return asRecord(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function isCollectionEntry(value: unknown): value is CollectionEntry {
  const { database, collection, documents, size, sha256 } = asRecord(value) ?? {};
  const isNamed = DATABASES.includes(database as DatabaseName) && typeof collection === 'string' && collection !== '';
  return isNamed && isCount(documents) && isCount(size) && isHash(sha256);
}

function isObjectsEntry(value: unknown): value is ObjectsEntry {
  const { sha256, count, bytes } = asRecord(value) ?? {};
  return isHash(sha256) && isCount(count) && isCount(bytes);
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
