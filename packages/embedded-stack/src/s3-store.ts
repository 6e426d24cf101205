// File store of the embedded S3 server, made safe for permanent data. The original writes in place (half an object after a crash or on a
// full disk), removes empty folders during concurrent writes, and lists by file name instead of key, so that later pages miss objects.
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { writeDurably, writeWhole } from './durable-write.ts';

interface ListOptions {
  prefix?: string;
  delimiter?: string;
  startAfter?: string;
  maxKeys?: number;
}

declare class BaseStore {
  constructor(folder: string);
  getBucketPath(bucket: string): string;
  getResourcePath(bucket: string, key: string, resource: string): string;
  getMetadata(bucket: string, key: string): Promise<Record<string, unknown>>;
  putObject(object: { bucket: string; key: string }): Promise<object>;
}

const require = createRequire(import.meta.url);
const FilesystemStore = require('@20minutes/s3rver/lib/stores/filesystem') as typeof BaseStore;
const S3Object = require('@20minutes/s3rver/lib/models/object') as {
  new (bucket: string, key: string, content: null, metadata: object): object;
  ALLOWED_METADATA: readonly string[];
};
const S3Error = require('@20minutes/s3rver/lib/models/error') as new (code: string, message: string) => Error & { status: number };

const OBJECT_SUFFIX = '._S3rver_object';
const INSUFFICIENT_STORAGE = 507;
const DISK_FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

export class DurableStore extends FilesystemStore {
  putContent(file: string, content: Buffer | Readable): Promise<[number, string]> {
    return writeDurably(file, content);
  }

  override putObject(object: { bucket: string; key: string }): Promise<object> {
    return unlessFull(() => super.putObject(object));
  }

  /** Writes atomically, so that readers never see half of it. */
  async putMetadata(bucket: string, key: string, metadata: object, md5?: string): Promise<void> {
    const isKept = (name: string) => S3Object.ALLOWED_METADATA.includes(name) || name.startsWith('x-amz-meta-');
    const kept = Object.fromEntries(Object.entries(metadata).filter(([name]) => isKept(name)));
    if (md5) await writeWhole(this.getResourcePath(bucket, key, 'object.md5'), md5);
    await writeWhole(this.getResourcePath(bucket, key, 'metadata.json'), JSON.stringify(kept, null, 2));
  }

  copyObject(...objects: Parameters<DurableStore['copyDurably']>): Promise<object> {
    return unlessFull(() => this.copyDurably(...objects));
  }

  private async copyDurably(fromBucket: string, fromKey: string, toBucket: string, toKey: string, replacement?: object): Promise<object> {
    const file = this.getResourcePath(toBucket, toKey, 'object');
    const metadata = replacement ?? (await this.getMetadata(fromBucket, fromKey));
    await mkdir(dirname(file), { recursive: true });
    const [, md5] = await writeDurably(file, createReadStream(this.getResourcePath(fromBucket, fromKey, 'object')));
    await this.putMetadata(toBucket, toKey, metadata, md5);
    return this.getMetadata(toBucket, toKey);
  }

  /** Empty folders stay, because another object may be written into them concurrently. */
  async deleteObject(bucket: string, key: string): Promise<void> {
    for (const resource of ['object', 'object.md5', 'metadata.json']) {
      await rm(this.getResourcePath(bucket, key, resource), { force: true });
    }
  }

  async listObjects(bucket: string, { prefix = '', delimiter = '', startAfter = '', maxKeys = 1_000 }: ListOptions) {
    const all = (await this.#keys(bucket)).filter((key) => key.startsWith(prefix) && key > startAfter).sort(byCodeUnits);
    const groupOf = (key: string) => {
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      return end < 0 ? undefined : key.slice(0, end + delimiter.length);
    };
    const single = all.filter((key) => groupOf(key) === undefined);
    const objects = await Promise.all(single.slice(0, maxKeys).map((key) => this.#object(bucket, key)));
    return {
      objects: objects.filter((object) => object !== undefined),
      commonPrefixes: [...new Set(all.map(groupOf).filter((group) => group !== undefined))],
      isTruncated: single.length > maxKeys,
    };
  }

  async #keys(bucket: string): Promise<string[]> {
    const files = await readdir(this.getBucketPath(bucket), { recursive: true });
    return files.filter((file) => file.endsWith(OBJECT_SUFFIX)).map((file) => file.slice(0, -OBJECT_SUFFIX.length));
  }

  async #object(bucket: string, key: string): Promise<object | undefined> {
    try {
      return new S3Object(bucket, key, null, await this.getMetadata(bucket, key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }
}

/** Reports a full disk with the same error as MinIO. */
async function unlessFull<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!DISK_FULL.has((error as NodeJS.ErrnoException).code)) throw error;
    const full = new S3Error('XMinioStorageFull', 'Storage backend has reached its minimum free drive threshold.');
    throw Object.assign(full, { status: INSUFFICIENT_STORAGE });
  }
}

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Removes leftovers of deletions and interrupted uploads. Must run before the server listens. */
export async function tidy(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      await tidy(path);
      await rmdir(path).catch(() => {}); // Not empty: it is in use.
    } else if (/\.draft-\d+-\d+$/.test(entry.name)) {
      await rm(path);
    }
  }
}
