import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Client } from 'minio';

/** Idle connections are closed before the server closes them, so that none is reused while it ends. */
const IDLE_MS = 4_000;

export interface S3Settings {
  /** Base address, such as `http://storage:9000`. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

export type S3Variables = Readonly<Record<'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY', string>>;

export type S3Client = Client;

export interface S3Connection {
  client: S3Client;
  /** Aborts running transfers too. */
  close(): void;
}

/** Creates a client with persistent connections. Retries are off, because those of the library write to the console. */
export function connectS3({ endpoint, region, accessKey, secretKey }: Omit<S3Settings, 'bucket'>): S3Connection {
  const { hostname, port, protocol } = new URL(endpoint);
  const useSSL = protocol === 'https:';
  const transportAgent = new (useSSL ? HttpsAgent : HttpAgent)({ keepAlive: true, timeout: IDLE_MS });
  const client = new Client({
    endPoint: hostname,
    ...(port && { port: Number(port) }),
    useSSL,
    region,
    accessKey,
    secretKey,
    pathStyle: true,
    transportAgent,
    retryOptions: { disableRetry: true },
  });
  return { client, close: () => transportAgent.destroy() };
}

export function s3SettingsOf({ S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY }: S3Variables): S3Settings {
  return { endpoint: S3_ENDPOINT, region: S3_REGION, bucket: S3_BUCKET, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY };
}

export async function ensureBucket(client: S3Client, { bucket, region }: Pick<S3Settings, 'bucket' | 'region'>): Promise<void> {
  if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket, region);
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'NoSuchKey' || error.code === 'NotFound');
}
