import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseProviders } from './providers.ts';

/** Names the MongoDB that all suites of a jest run share; each has databases of its own in it. */
export const SHARED_MONGO = 'REEFDESK_TEST_MONGODB_URI';

export interface SharedMongo {
  environment: Record<string, string>;
  stop(): Promise<void>;
}

export async function startSharedMongo(): Promise<SharedMongo> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reefdesk-test-'));
  const providers = await chooseProviders();
  const mongo = await providers.mongo({ dataDir, environment: {} });
  return {
    environment: { [SHARED_MONGO]: mongo.uri },
    stop: async () => {
      await mongo.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
