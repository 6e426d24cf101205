import { once } from 'node:events';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { isFullError } from '@reefdesk/media-client/storage-full';
import {
  connectS3,
  ensureBucket,
  isMissing,
  type S3Client,
  type S3Connection,
  type S3Settings,
  s3SettingsOf,
} from '@reefdesk/object-storage/s3';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { timeLeftMs } from '@reefdesk/service-kit/request/request-context';
import { STORAGE_ENV, type StorageEnv } from '../env.ts';
import { firstBytes } from './first-bytes.ts';
import { StorageMetrics, type StorageOperation } from './storage-metrics.ts';

const PRESIGNED_SECONDS = 60;
/** Timeouts for the probe, for the begin of a response, and for storing an object. */
const PROBE_MS = 1_500;
const ANSWER_MS = 3_000;
const WRITE_MS = 10_000;
/** Idle timeouts of a stream: short when the service reads all of it, long when a slow client sets the pace. */
const READ_SILENCE_MS = 5_000;
const STREAM_SILENCE_MS = 60_000;

export interface ByteRange {
  offset: number;
  length: number;
}

export interface ListedObject {
  key: string;
  modifiedAt: Date;
}

/** A full bucket throws `storage_full`; other errors except a missing object become `service_unavailable`. */
@Injectable()
export class ObjectStorage implements OnApplicationShutdown {
  private readonly settings: S3Settings;
  private readonly connection: S3Connection;
  private bucketReady = false;

  constructor(
    @Inject(STORAGE_ENV) env: StorageEnv,
    private readonly metrics: StorageMetrics,
  ) {
    this.settings = s3SettingsOf(env);
    this.connection = connectS3(this.settings);
  }

  /** Runs after the last response, because it also ends the transfers. */
  onApplicationShutdown(): void {
    this.connection.close();
  }

  /** Creates the bucket if it is missing; throws while storage is unavailable. */
  async prepare(): Promise<void> {
    await this.answered('prepare', () => ensureBucket(this.client, this.settings), PROBE_MS);
    this.bucketReady = true;
  }

  /** A presigned URL that accepts one object for one minute. */
  async presignPut(key: string): Promise<string> {
    if (!this.bucketReady) await this.prepare();
    return this.answered('presign', () => this.client.presignedPutObject(this.settings.bucket, key, PRESIGNED_SECONDS));
  }

  async sizeOf(key: string): Promise<number | undefined> {
    return this.unlessMissing('stat', async () => (await this.client.statObject(this.settings.bucket, key)).size);
  }

  /** Returns undefined if there is no such object. Destroying the stream ends the transfer. */
  async open(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const source = await this.begin('open', key, STREAM_SILENCE_MS, range);
    return source && range ? (pipeline(source, firstBytes(range.length), () => undefined) as PassThrough) : source;
  }

  async read(key: string): Promise<Buffer | undefined> {
    const stream = await this.begin('read', key, READ_SILENCE_MS);
    return stream && this.explained(() => buffer(stream));
  }

  async write(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    if (!this.bucketReady) await this.prepare();
    await this.answered(
      'write',
      () =>
        this.client.putObject(this.settings.bucket, key, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), bytes.length, {
          'Content-Type': contentType,
        }),
      WRITE_MS,
    );
  }

  /** Succeeds also if the object does not exist. */
  async remove(key: string): Promise<void> {
    await this.answered('remove', () => this.client.removeObject(this.settings.bucket, key));
  }

  async *list(prefix: string): AsyncGenerator<ListedObject> {
    for await (const item of this.client.listObjectsV2(this.settings.bucket, prefix, true)) {
      if (item.name && item.lastModified) yield { key: item.name, modifiedAt: item.lastModified };
    }
  }

  /** Waits for the first bytes, so that the caller can still send an error response. */
  private begin(operation: StorageOperation, key: string, silenceMs: number, range?: ByteRange): Promise<Readable | undefined> {
    return this.unlessMissing(operation, async (signal) => {
      // Requests at least two bytes, because some servers answer `bytes=0-0` in full.
      const source = await (range
        ? this.client.getPartialObject(this.settings.bucket, key, range.offset, Math.max(range.length, 2))
        : this.client.getObject(this.settings.bucket, key));
      if ('setTimeout' in source && typeof source.setTimeout === 'function')
        source.setTimeout(silenceMs, () => source.destroy(new Error('Storage stopped responding')));
      try {
        await once(source, 'readable', { signal });
        return source;
      } catch (error) {
        source.destroy();
        throw error;
      }
    });
  }

  private get client(): S3Client {
    return this.connection.client;
  }

  private unlessMissing<T>(operation: StorageOperation, work: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    return this.answered(operation, async (signal) => {
      try {
        return await work(signal);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  }

  /** `signal` aborts when the result is no longer needed, at the latest at the end of the request. */
  private async answered<T>(operation: StorageOperation, work: (signal: AbortSignal) => Promise<T>, withinMs = ANSWER_MS): Promise<T> {
    const timeout = new AbortController();
    const late = new Promise<never>((_, reject) => {
      timeout.signal.addEventListener('abort', () => reject(new Error('Storage does not answer')));
    });
    const timer = setTimeout(() => timeout.abort(), Math.min(withinMs, timeLeftMs()));
    const answer = () => this.explained(() => Promise.race([work(timeout.signal), late]));
    return this.metrics.observe(operation, answer).finally(() => clearTimeout(timer));
  }

  private async explained<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error && isFullError(error) ? 'storage_full' : 'service_unavailable';
      throw new AppError(code, {}, { cause: error });
    }
  }
}
