// Holds the MongoDB that a jest run shares, in a process of its own: prints its address, ends when the run does.
import { startSharedMongo } from '../src/shared-mongo.ts';

const shared = await startSharedMongo();
console.log(JSON.stringify(shared.environment));

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await shared.stop();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.stdin.once('end', stop).resume();
