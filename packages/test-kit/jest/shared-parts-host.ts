// Holds the parts that a jest run shares, in a process of its own: prints their addresses, ends when the run does.
import { startSharedParts } from '../src/shared-parts.ts';

const shared = await startSharedParts();
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
