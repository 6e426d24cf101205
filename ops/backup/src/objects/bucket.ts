import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'minio';
import type { BackupEnv } from '../env.ts';

const SILENCE_MS = 60_000;
/** Idle connections are closed before the other side does. */
const IDLE_MS = 4_000;
const ATTEMPTS = 3;
const RETRY_MS = 500;

export interface ObjectFacts {
  size: number;
  etag: string;
  type: string;
}

export type StorageEnv = Pick<BackupEnv, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>;

/** The bucket of the images. What fails for a moment is tried again by {@link repeated}. */
export class Bucket {
  private readonly client: Client;
  private readonly agent: HttpAgent;
  private readonly name: string;

  constructor(private readonly env: StorageEnv) {
    const { hostname, port, protocol } = new URL(env.S3_ENDPOINT);
    const useSSL = protocol === 'https:';
    this.name = env.S3_BUCKET;
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
      // The library's own retries write to the console.
      retryOptions: { disableRetry: true },
    });
  }

  close(): void {
    this.agent.destroy();
  }

  exists(): Promise<boolean> {
    return this.client.bucketExists(this.name);
  }

  /** Makes the bucket when it is missing. */
  async prepare(): Promise<void> {
    if (!(await this.exists())) await this.client.makeBucket(this.name, this.env.S3_REGION);
  }

  /** Undefined when there is no such object. */
  async stat(key: string): Promise<ObjectFacts | undefined> {
    try {
      const { size, etag, metaData } = await this.client.statObject(this.name, key);
      return { size, etag, type: String(metaData['content-type'] ?? 'application/octet-stream') };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async open(key: string): Promise<Readable> {
    const source = await this.client.getObject(this.name, key);
    if ('setTimeout' in source && typeof source.setTimeout === 'function')
      source.setTimeout(SILENCE_MS, () => source.destroy(new Error('The object storage fell silent')));
    return source;
  }

  async write(key: string, content: Readable, { size, type }: Pick<ObjectFacts, 'size' | 'type'>): Promise<void> {
    await this.client.putObject(this.name, key, content, size, { 'Content-Type': type });
  }

  /** Removing what is not there is fine. */
  async remove(key: string): Promise<void> {
    await this.client.removeObject(this.name, key);
  }

  async *keys(prefix: string): AsyncGenerator<string> {
    for await (const { name } of this.client.listObjectsV2(this.name, prefix, true)) if (name) yield name;
  }
}

/** Networks fail for moments, and a backup of many objects meets such a moment. */
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

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'NoSuchKey' || error.code === 'NotFound');
}
