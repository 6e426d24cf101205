import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CommonEnv,
  commonEnv,
  EnvironmentError,
  formEnv,
  type MongoEnv,
  makeValidator,
  mongoEnv,
  num,
  readEnv,
  str,
  url,
} from '@reefdesk/service-kit/env';
import type { FormEnv } from '@reefdesk/service-kit/http/form/form-room';

/** Object storage, which only this service can access. */
export interface StorageEnv {
  S3_ENDPOINT: string;
  S3_REGION: string;
  S3_BUCKET: string;
  S3_ACCESS_KEY: string;
  S3_SECRET_KEY: string;
}

export interface WorkEnv {
  /** Temporary files of uploads in progress; cleaned up regularly. */
  MEDIA_WORK_DIR: string;
  /** Lease of a rendition; after it, another replica takes over. A failed rendition pauses for one lease more with each attempt. */
  MEDIA_LEASE_SECONDS: number;
  /** Megapixels decoded at once by a replica; a picture held in memory as a whole counts twice. */
  MEDIA_DECODE_MEGAPIXELS: number;
  /** From 0 to 9; higher values make smaller AVIF files but take longer. */
  MEDIA_AVIF_EFFORT: number;
}

export interface SweepEnv {
  IMAGE_SWEEP_INTERVAL_SECONDS: number;
  /** Time an image stays after its last upload and its last use. */
  IMAGE_SWEEP_GRACE_SECONDS: number;
  /** A sweep stops if it would remove more than this share of all images and more than the minimum. */
  IMAGE_SWEEP_LIMIT_PERCENT: number;
  IMAGE_SWEEP_LIMIT_MINIMUM: number;
}

export type MediaEnv = CommonEnv & MongoEnv & FormEnv & StorageEnv & WorkEnv & SweepEnv & { BRAND_FILE: string };

export const STORAGE_ENV = Symbol('storage env');
export const WORK_ENV = Symbol('work env');
export const SWEEP_ENV = Symbol('sweep env');

const DAY_SECONDS = 86_400;

const between = (min: number, max: number) =>
  makeValidator<number>((input) => {
    const value = Number(input);
    if (String(input).trim() === '' || !(value >= min && value <= max)) throw new Error(`not a number from ${min} to ${max}: "${input}"`);
    return value;
  });

const wholeBetween = (min: number, max: number) =>
  makeValidator<number>((input) => {
    if (!/^\d+$/.test(String(input)) || Number(input) < min || Number(input) > max) {
      throw new Error(`not a whole number from ${min} to ${max}: "${input}"`);
    }
    return Number(input);
  });

export function readMediaEnv(source: NodeJS.ProcessEnv): MediaEnv {
  const env = readEnv(
    {
      ...commonEnv,
      ...mongoEnv,
      ...formEnv,
      BRAND_FILE: str({ desc: 'JSON file with everything about the operator; of it, what share cards show' }),
      S3_ENDPOINT: url({ example: 'http://storage:9000' }),
      S3_REGION: str({ default: 'us-east-1' }),
      S3_BUCKET: str({ default: 'reefdesk' }),
      S3_ACCESS_KEY: str(),
      S3_SECRET_KEY: str(),
      MEDIA_WORK_DIR: str({ default: join(tmpdir(), 'reefdesk-media') }),
      MEDIA_LEASE_SECONDS: num({ default: 30 }),
      MEDIA_DECODE_MEGAPIXELS: num({ default: 32 }),
      MEDIA_AVIF_EFFORT: wholeBetween(0, 9)({ default: 3 }),
      IMAGE_SWEEP_INTERVAL_SECONDS: between(0.1, 7 * DAY_SECONDS)({ default: 3_600 }),
      IMAGE_SWEEP_GRACE_SECONDS: between(0, 365 * DAY_SECONDS)({ default: DAY_SECONDS }),
      IMAGE_SWEEP_LIMIT_PERCENT: between(0, 100)({ default: 10 }),
      IMAGE_SWEEP_LIMIT_MINIMUM: between(0, 1_000_000)({ default: 10 }),
    },
    source,
  );
  // It must be much longer than the time between an upload and the record that refers to it.
  if (env.NODE_ENV === 'production' && env.IMAGE_SWEEP_GRACE_SECONDS < 3_600) {
    throw new EnvironmentError('Bad environment. IMAGE_SWEEP_GRACE_SECONDS: at least an hour (3600) in production');
  }
  return env;
}
