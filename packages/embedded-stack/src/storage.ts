import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { S3Settings } from '@reefdesk/object-storage/s3';
import { BUCKET_NAME } from '@reefdesk/system/names';
import { type BackingService, type BackingServiceOptions, nothingToStop } from './backing-service.ts';
import { messageOf, StackError } from './errors.ts';
import { logFileOf, runDirOf } from './folders.ts';
import { freePort } from './free-port.ts';
import { guarded } from './guarded.ts';
import type { ProcessSpec } from './managed-process.ts';
import { findOnPath, hostArguments } from './paths.ts';
import { accepts } from './probes.ts';
import { randomSecret } from './secrets.ts';
import { Supervisor } from './supervisor.ts';

export interface Storage extends BackingService {
  settings: S3Settings;
}

const DEFAULTS = { region: 'us-east-1', bucket: BUCKET_NAME };
const FORMER_BUCKET = 'reefdesk-media';

/** Uses the storage of `S3_ENDPOINT`, else starts one on a loopback port; its bucket exists afterwards. */
export async function startStorage(options: BackingServiceOptions): Promise<Storage> {
  const env = options.environment ?? process.env;
  const common = { region: env.S3_REGION || DEFAULTS.region, bucket: env.S3_BUCKET || DEFAULTS.bucket };
  return env.S3_ENDPOINT ? withBucket(externalStorage(env.S3_ENDPOINT, env, common)) : startEmbeddedStorage(options, common);
}

async function withBucket(storage: Storage): Promise<Storage> {
  const { settings } = storage;
  try {
    // Imported here, because the client takes 20 MB and the embedded server needs none.
    const { connectS3, ensureBucket } = await import('@reefdesk/object-storage/s3');
    const { client, close } = connectS3(settings);
    await ensureBucket(client, settings).finally(close);
    return storage;
  } catch (error) {
    await storage.stop();
    throw new StackError(`The bucket ${settings.bucket} cannot be used at ${settings.endpoint}: ${messageOf(error)}`, { cause: error });
  }
}

type Common = Pick<S3Settings, 'region' | 'bucket'>;

function externalStorage(endpoint: string, env: NodeJS.ProcessEnv, common: Common): Storage {
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env;
  if (!accessKey || !secretKey) throw new StackError('S3_ENDPOINT is set, so S3_ACCESS_KEY and S3_SECRET_KEY must be too.');
  const settings = { endpoint, accessKey, secretKey, ...common };
  return { description: 'object storage from S3_ENDPOINT', settings, stop: nothingToStop };
}

async function startEmbeddedStorage(options: BackingServiceOptions, common: Common): Promise<Storage> {
  const port = await freePort();
  const settings = { endpoint: `http://127.0.0.1:${port}`, accessKey: randomSecret(15), secretKey: randomSecret(30), ...common };
  const minio = findOnPath('minio');
  const base = {
    name: 'storage',
    runDir: runDirOf(options.dataDir),
    logFile: logFileOf(options.dataDir, 'storage'),
    isReady: () => accepts({ port, host: '127.0.0.1' }),
  };
  const spec = minio
    ? await minioSpec(base, minio, join(options.dataDir, 'minio'), settings, port)
    : embeddedSpec({ ...base, env: options.ownEnvironment }, join(options.dataDir, 'storage'), settings, port);
  const supervisor = new Supervisor(spec, options.events);
  await supervisor.start();
  const stop = () => supervisor.stop();
  return minio ? withBucket({ description: 'minio from PATH', settings, stop }) : { description: 'S3 server, embedded', settings, stop };
}

type BaseSpec = Pick<ProcessSpec, 'name' | 'runDir' | 'logFile' | 'isReady'>;

function embeddedSpec(base: BaseSpec & Pick<ProcessSpec, 'env'>, folder: string, settings: S3Settings, port: number): ProcessSpec {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  keepFormerBucket(folder, settings.bucket);
  return {
    ...base,
    command: process.execPath,
    // The server encrypts page tokens with DES, which OpenSSL offers only as a legacy algorithm.
    args: ['--openssl-legacy-provider', ...hostArguments('s3-host'), folder, String(port), settings.bucket],
    env: { ...base.env, S3_ACCESS_KEY: settings.accessKey, S3_SECRET_KEY: settings.secretKey },
  };
}

/** A bucket is a folder, so one with the earlier name is renamed. */
function keepFormerBucket(folder: string, bucket: string): void {
  const former = join(folder, FORMER_BUCKET);
  if (bucket === DEFAULTS.bucket && existsSync(former) && !existsSync(join(folder, bucket))) renameSync(former, join(folder, bucket));
}

async function minioSpec(base: BaseSpec, minio: string, folder: string, settings: S3Settings, port: number): Promise<ProcessSpec> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return guarded({
    ...base,
    command: minio,
    args: ['server', folder, '--address', `127.0.0.1:${port}`, '--console-address', `127.0.0.1:${await freePort()}`],
    env: { MINIO_ROOT_USER: settings.accessKey, MINIO_ROOT_PASSWORD: settings.secretKey, MINIO_BROWSER: 'off' },
  });
}
