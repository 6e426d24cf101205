import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  connectS3,
  ensureBucket,
  isMissing,
  type S3Client,
  type S3Connection,
  type S3Settings,
  s3SettingsOf,
} from '@reefdesk/object-storage/s3';
import type { BackupEnv } from '../env.ts';

const SILENCE_MS = 60_000;
const ATTEMPTS = 3;
const RETRY_MS = 500;

export interface ObjectFacts {
  size: number;
  etag: string;
  type: string;
}

export type StorageEnv = Pick<BackupEnv, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>;

/** The bucket of the images. Temporary errors are retried by {@link repeated}. */
export class Bucket {
  private readonly settings: S3Settings;
  private readonly connection: S3Connection;

  constructor(env: StorageEnv) {
    this.settings = s3SettingsOf(env);
    this.connection = connectS3(this.settings);
  }

  close(): void {
    this.connection.close();
  }

  exists(): Promise<boolean> {
    return this.client.bucketExists(this.settings.bucket);
  }

  prepare(): Promise<void> {
    return ensureBucket(this.client, this.settings);
  }

  async stat(key: string): Promise<ObjectFacts | undefined> {
    try {
      const { size, etag, metaData } = await this.client.statObject(this.settings.bucket, key);
      return { size, etag, type: String(metaData['content-type'] ?? 'application/octet-stream') };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async open(key: string): Promise<Readable> {
    const source = await this.client.getObject(this.settings.bucket, key);
    if ('setTimeout' in source && typeof source.setTimeout === 'function')
      source.setTimeout(SILENCE_MS, () => source.destroy(new Error('The object storage stopped responding')));
    return source;
  }

  async write(key: string, content: Readable, { size, type }: Pick<ObjectFacts, 'size' | 'type'>): Promise<void> {
    await this.client.putObject(this.settings.bucket, key, content, size, { 'Content-Type': type });
  }

  /** Succeeds for a missing object. */
  async remove(key: string): Promise<void> {
    await this.client.removeObject(this.settings.bucket, key);
  }

  async *keys(prefix: string): AsyncGenerator<string> {
    for await (const { name } of this.client.listObjectsV2(this.settings.bucket, prefix, true)) if (name) yield name;
  }

  private get client(): S3Client {
    return this.connection.client;
  }
}

/** Retries temporary network errors, which a backup of many objects will meet. */
export async function repeated<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || signal?.aborted) throw error;
      await sleep(RETRY_MS * attempt, undefined, { signal });
    }
  }
}
