import { lockDataFolder } from '@reefdesk/embedded-stack/data-lock';
import { runDirOf } from '@reefdesk/embedded-stack/folders';
import { startMongo } from '@reefdesk/embedded-stack/mongo';
import { endLeftovers } from '@reefdesk/embedded-stack/run-records';
import type { NatsUser } from '@reefdesk/system/nats-accounts';
import type { StartConfig } from './config.ts';
import { readConnections } from './connections.ts';

/** Runs WORK with the environment of USER, on the databases of MONGODB_URI, of the running system, or of the data folder. */
export async function withDatabases(
  config: StartConfig,
  user: NatsUser,
  work: (env: Record<string, string | undefined>) => Promise<number>,
): Promise<number> {
  const { dataDir, environment } = config;
  if (environment.MONGODB_URI) return work(pick(environment, /^(MONGODB|NATS)_/));
  const running = readConnections(dataDir);
  if (running) return work(running.environmentOf(user));
  const unlock = lockDataFolder(dataDir);
  try {
    await endLeftovers(runDirOf(dataDir));
    const mongo = await startMongo({ dataDir, environment });
    try {
      return await work({ MONGODB_URI: mongo.uri });
    } finally {
      await mongo.stop();
    }
  } finally {
    unlock();
  }
}

function pick(environment: NodeJS.ProcessEnv, names: RegExp): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => names.test(name)));
}
