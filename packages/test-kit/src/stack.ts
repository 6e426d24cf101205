import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mongo, startMongo } from '@reefdesk/embedded-stack/mongo';
import type { Nats, NatsCredentials } from '@reefdesk/embedded-stack/nats';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { type Storage, startStorage } from '@reefdesk/embedded-stack/storage';
import type { S3Settings } from '@reefdesk/object-storage/s3';
import type { NatsUser } from '@reefdesk/system/nats-accounts';
import { dropDatabases } from './databases.ts';
import type { ProviderOptions } from './provider-options.ts';
import { chooseProviders, type Providers } from './providers.ts';
import { SHARED_MONGO, sharedStorage } from './shared-stack.ts';

/** The demo operator: catalog reads its time zone, auth and bookings its email texts, media its share card texts. */
const BRAND_FILE = join(repositoryRoot, 'config/brand.json');

export interface TestStackOptions {
  nats?: boolean;
  mongo?: boolean;
  s3?: boolean;
}

/** Real backing services of one suite. Access to one that was not started throws. */
export interface TestStack {
  readonly natsUrl: string;
  credentials(user: NatsUser): NatsCredentials;
  /** Without a database name; `database(name)` returns a name unique to the suite. */
  readonly mongoUri: string;
  database(name: string): string;
  readonly s3: S3Settings;
  /** Environment of a service for the started backing services: NATS_*, MONGODB_*, S3_*. */
  env(user: NatsUser): Record<string, string>;
  stop(): Promise<void>;
}

interface Started {
  nats?: Nats;
  mongo?: Mongo;
  storage?: Storage;
}

/**
 * Starts backing services (all three by default), in containers with Docker, else embedded. Each suite has its own NATS server, database
 * names and bucket.
 */
export async function startTestStack(options: TestStackOptions = { nats: true, mongo: true, s3: true }): Promise<TestStack> {
  const suite = `t${randomBytes(5).toString('hex')}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'reefdesk-test-'));
  try {
    const stack = await start(options, { dataDir, environment: { S3_BUCKET: `${suite}-media` } });
    return handle(suite, stack, async () => {
      if (stack.mongo) await dropDatabases(stack.mongo.uri, `${suite}_`);
      await stopAll(stack);
      rmSync(dataDir, { recursive: true, force: true });
    });
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}

async function start(wanted: TestStackOptions, options: ProviderOptions): Promise<Started> {
  const providers = await chooseProviders();
  const stack: Started = {};
  const results = await Promise.allSettled([
    wanted.nats && providers.nats(options).then((nats) => Object.assign(stack, { nats })),
    wanted.mongo && startSuiteMongo(providers.mongo, options).then((mongo) => Object.assign(stack, { mongo })),
    wanted.s3 && startSuiteStorage(providers.storage, options).then((storage) => Object.assign(stack, { storage })),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return stack;
  await stopAll(stack);
  throw failed.reason;
}

function startSuiteMongo(own: Providers['mongo'], options: ProviderOptions): Promise<Mongo> {
  const shared = process.env[SHARED_MONGO];
  return shared ? startMongo({ ...options, environment: { MONGODB_URI: shared } }) : own(options);
}

function startSuiteStorage(own: Providers['storage'], options: ProviderOptions): Promise<Storage> {
  const shared = sharedStorage();
  return shared ? startStorage({ ...options, environment: { ...options.environment, ...shared } }) : own(options);
}

async function stopAll({ nats, mongo, storage }: Started): Promise<void> {
  await Promise.all([nats?.stop(), mongo?.stop(), storage?.stop()]);
}

function handle(suite: string, { nats, mongo, storage }: Started, stop: () => Promise<void>): TestStack {
  const started = <T>(part: T | undefined, name: string): T => {
    if (!part) throw new Error(`This suite did not start ${name}: ask for it in startTestStack.`);
    return part;
  };
  const database = (name: string) => `${suite}_${name}`;
  return {
    get natsUrl() {
      return started(nats, 'nats').url;
    },
    get mongoUri() {
      return started(mongo, 'mongo').uri;
    },
    get s3() {
      return started(storage, 's3').settings;
    },
    credentials: (user) => started(nats, 'nats').credentials(user),
    database,
    env: (user) => ({
      ...((user === 'catalog' || user === 'auth' || user === 'media' || user === 'bookings' || user === 'site') && { BRAND_FILE }),
      ...(nats && natsVariables(nats, user)),
      ...(mongo && { MONGODB_URI: mongo.uri, MONGODB_DB: database(user) }),
      ...(storage && s3Variables(storage.settings)),
    }),
    stop,
  };
}

function natsVariables(nats: Nats, name: NatsUser): Record<string, string> {
  const { user, password } = nats.credentials(name);
  return { NATS_URL: nats.url, ...(user && { NATS_USER: user }), ...(password && { NATS_PASSWORD: password }) };
}

function s3Variables({ endpoint, region, bucket, accessKey, secretKey }: S3Settings): Record<string, string> {
  return { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
}
