import { lockDataFolder } from '@reefdesk/embedded-stack/data-lock';
import { runDirOf } from '@reefdesk/embedded-stack/folders';
import { startMongo } from '@reefdesk/embedded-stack/mongo';
import { endLeftovers } from '@reefdesk/embedded-stack/run-records';
import { startStorage } from '@reefdesk/embedded-stack/storage';
import type { StartConfig } from './config.ts';
import type { Stores } from './connections.ts';

/** Starts database and object storage of the data folder for the duration of `work`, unless they are external. */
export async function withOwnStores({ dataDir, environment }: StartConfig, work: (stores: Stores) => Promise<number>): Promise<number> {
  const unlock = lockDataFolder(dataDir);
  try {
    await endLeftovers(runDirOf(dataDir));
    const mongo = await startMongo({ dataDir, environment });
    try {
      const storage = await startStorage({ dataDir, environment });
      try {
        return await work({ mongoUri: mongo.uri, storage: storage.settings });
      } finally {
        await storage.stop();
      }
    } finally {
      await mongo.stop();
    }
  } finally {
    unlock();
  }
}
