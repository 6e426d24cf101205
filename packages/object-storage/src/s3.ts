import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Client } from 'minio';

/** Idle connections are closed before the other side does, so that none is reused in the moment of its end. */
const IDLE_MS = 4_000;

export interface S3Settings {
  /** Base address, such as `http://storage:9000`. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

/** The settings as a process reads them from its environment. */
export type S3Variables = Readonly<Record<'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY', string>>;

export type S3Client = Client;

export interface S3Connection {
  client: S3Client;
  /** Ends the transfers, too. */
  close(): void;
}

/** A client that keeps its connections. It repeats nothing: the library's own retries write to the console. */
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

/** Makes the bucket when it is missing. */
export async function ensureBucket(client: S3Client, { bucket, region }: Pick<S3Settings, 'bucket' | 'region'>): Promise<void> {
  if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket, region);
}

/** Whether a call failed because there is no such object. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'NoSuchKey' || error.code === 'NotFound');
}
