import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { chooseProviders } from './providers.ts';

/** Variable with the shared MongoDB of a jest run; each suite has its own databases. */
export const SHARED_MONGO = 'REEFDESK_TEST_MONGODB_URI';

/** Variables with the shared object storage; each suite has its own bucket. */
export const SHARED_STORAGE = {
  S3_ENDPOINT: 'REEFDESK_TEST_S3_ENDPOINT',
  S3_ACCESS_KEY: 'REEFDESK_TEST_S3_ACCESS_KEY',
  S3_SECRET_KEY: 'REEFDESK_TEST_S3_SECRET_KEY',
} as const;

export interface SharedStack {
  environment: Record<string, string>;
  stop(): Promise<void>;
}

export async function startSharedStack(): Promise<SharedStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reefdesk-test-'));
  const providers = await chooseProviders();
  const options = { dataDir, environment: {} };
  const [mongo, storage] = await Promise.all([providers.mongo(options), providers.storage(options)]);
  await closeIdleFiles(mongo.uri);
  const { endpoint, accessKey, secretKey } = storage.settings;
  return {
    environment: {
      [SHARED_MONGO]: mongo.uri,
      [SHARED_STORAGE.S3_ENDPOINT]: endpoint,
      [SHARED_STORAGE.S3_ACCESS_KEY]: accessKey,
      [SHARED_STORAGE.S3_SECRET_KEY]: secretKey,
    },
    stop: async () => {
      await Promise.all([mongo.stop(), storage.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Makes MongoDB close idle files soon. The embedded engine keeps the files of dropped databases open for ten minutes, so a run would reach
 * the limit of open files.
 */
async function closeIdleFiles(uri: string): Promise<void> {
  const client = await new MongoClient(uri).connect();
  try {
    const idle = 'file_manager=(close_idle_time=10,close_scan_interval=5,close_handle_minimum=100)';
    // Cached cursors and idle sessions hold files as well.
    for (const setting of [
      { wiredTigerCursorCacheSize: 0 },
      { wiredTigerSessionCloseIdleTimeSecs: 5 },
      { wiredTigerEngineRuntimeConfig: idle },
    ])
      await client.db('admin').command({ setParameter: 1, ...setting });
  } finally {
    await client.close();
  }
}

export function sharedStorage(env: NodeJS.ProcessEnv = process.env): Record<keyof typeof SHARED_STORAGE, string> | undefined {
  const [S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY] = Object.values(SHARED_STORAGE).map((name) => env[name]);
  return S3_ENDPOINT && S3_ACCESS_KEY && S3_SECRET_KEY ? { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY } : undefined;
}
