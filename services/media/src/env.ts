import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommonEnv, commonEnv, type MongoEnv, mongoEnv, num, readEnv, str, url } from '@reefdesk/service-kit/env';

/** Where the bytes live. Only this service knows. */
export interface StorageEnv {
  S3_ENDPOINT: string;
  S3_REGION: string;
  S3_BUCKET: string;
  S3_ACCESS_KEY: string;
  S3_SECRET_KEY: string;
}

export interface WorkEnv {
  /** Temporary files of uploads in progress; swept. */
  MEDIA_WORK_DIR: string;
  /** How long a replica may be silent about a rendition it took on before another takes over. */
  MEDIA_LEASE_SECONDS: number;
  /** Pixels in memory at once, over all decodes of a process. */
  MEDIA_DECODE_MEGAPIXELS: number;
}

export type MediaEnv = CommonEnv & MongoEnv & StorageEnv & WorkEnv;

export const STORAGE_ENV = Symbol('storage env');
export const WORK_ENV = Symbol('work env');

export function readMediaEnv(source: NodeJS.ProcessEnv): MediaEnv {
  return readEnv(
    {
      ...commonEnv,
      ...mongoEnv,
      S3_ENDPOINT: url({ example: 'http://minio:9000' }),
      S3_REGION: str({ default: 'us-east-1' }),
      S3_BUCKET: str({ default: 'reefdesk' }),
      S3_ACCESS_KEY: str(),
      S3_SECRET_KEY: str(),
      MEDIA_WORK_DIR: str({ default: join(tmpdir(), 'reefdesk-media') }),
      MEDIA_LEASE_SECONDS: num({ default: 30 }),
      MEDIA_DECODE_MEGAPIXELS: num({ default: 64 }),
    },
    source,
  );
}
