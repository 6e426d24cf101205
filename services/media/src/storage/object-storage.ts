import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { HealthRegistry } from '@reefdesk/service-kit/health/health-registry';
import { Client } from 'minio';
import { STORAGE_ENV, type StorageEnv } from '../env.ts';
import { firstBytes } from './first-bytes.ts';

const PRESIGNED_SECONDS = 60;
/** How long storage may take to begin an answer, and how long an open stream may say nothing. */
const ANSWER_MS = 8_000;
const SILENCE_MS = 60_000;
/** Idle connections are closed before the other side does, so that none is reused in the moment of its end. */
const IDLE_MS = 4_000;

export interface ListedObject {
  key: string;
  modifiedAt: Date;
}

/** The bucket. Anything but a missing object becomes `service_unavailable`: storage is expected to come back. */
@Injectable()
export class ObjectStorage implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(ObjectStorage.name);
  private readonly client: Client;
  private readonly agent: HttpAgent;
  private bucketReady = false;

  constructor(
    @Inject(STORAGE_ENV) private readonly env: StorageEnv,
    private readonly health: HealthRegistry,
  ) {
    const { hostname, port, protocol } = new URL(env.S3_ENDPOINT);
    const useSSL = protocol === 'https:';
    this.agent = useSSL ? new HttpsAgent({ keepAlive: true, timeout: IDLE_MS }) : new HttpAgent({ keepAlive: true, timeout: IDLE_MS });
    this.client = new Client({
      endPoint: hostname,
      ...(port && { port: Number(port) }),
      useSSL,
      region: env.S3_REGION,
      accessKey: env.S3_ACCESS_KEY,
      secretKey: env.S3_SECRET_KEY,
      pathStyle: true,
      transportAgent: this.agent,
      // The library's own retries write to the console; callers decide what to repeat.
      retryOptions: { disableRetry: true },
    });
  }

  onModuleInit(): void {
    this.health.add('storage', () => this.check());
    this.check().catch((error: unknown) => this.logger.warn({ err: error }, 'Storage is not there yet'));
  }

  onModuleDestroy(): void {
    this.agent.destroy();
  }

  /** Makes the bucket when it is missing; throws while storage is away. */
  async check(): Promise<void> {
    await this.answered(async () => {
      if (!(await this.client.bucketExists(this.env.S3_BUCKET))) await this.client.makeBucket(this.env.S3_BUCKET, this.env.S3_REGION);
    });
    this.bucketReady = true;
  }

  /** A URL to PUT one object to, good for a minute. */
  async presignPut(key: string): Promise<string> {
    if (!this.bucketReady) await this.check();
    return this.answered(() => this.client.presignedPutObject(this.env.S3_BUCKET, key, PRESIGNED_SECONDS));
  }

  /** Bytes of an object; undefined when there is none. */
  async sizeOf(key: string): Promise<number | undefined> {
    return this.unlessMissing(async () => (await this.client.statObject(this.env.S3_BUCKET, key)).size);
  }

  /** The object, or `length` bytes of it from `offset`; undefined when there is none. Destroying the stream ends the transfer. */
  async open(key: string, range?: { offset: number; length: number }): Promise<Readable | undefined> {
    return this.unlessMissing(async () => {
      if (!range) return this.guarded(await this.client.getObject(this.env.S3_BUCKET, key));
      // Asks for one byte more than a single one: `bytes=0-0` is answered in full by some servers.
      const source = await this.client.getPartialObject(this.env.S3_BUCKET, key, range.offset, Math.max(range.length, 2));
      return pipeline(this.guarded(source), firstBytes(range.length), () => undefined) as PassThrough;
    });
  }

  async read(key: string): Promise<Buffer | undefined> {
    const stream = await this.open(key);
    return stream && this.explained(() => buffer(stream));
  }

  async write(key: string, bytes: Buffer, contentType: string): Promise<void> {
    if (!this.bucketReady) await this.check();
    await this.answered(() => this.client.putObject(this.env.S3_BUCKET, key, bytes, bytes.length, { 'Content-Type': contentType }));
  }

  /** Removing what is not there is fine. */
  async remove(key: string): Promise<void> {
    await this.answered(() => this.client.removeObject(this.env.S3_BUCKET, key));
  }

  async *list(prefix: string): AsyncGenerator<ListedObject> {
    for await (const item of this.client.listObjectsV2(this.env.S3_BUCKET, prefix, true)) {
      if (item.name && item.lastModified) yield { key: item.name, modifiedAt: item.lastModified };
    }
  }

  private guarded(stream: Readable): Readable {
    if ('setTimeout' in stream && typeof stream.setTimeout === 'function') {
      stream.setTimeout(SILENCE_MS, () => stream.destroy(new Error('Storage fell silent')));
    }
    return stream;
  }

  private async unlessMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
    return this.answered(async () => {
      try {
        return await work();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  }

  private async answered<T>(work: () => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('Storage does not answer')), ANSWER_MS);
    });
    return this.explained(() => Promise.race([work(), late])).finally(() => clearTimeout(timer));
  }

  private async explained<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw new AppError('service_unavailable', {}, { cause: error });
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'NoSuchKey' || error.code === 'NotFound');
}
