// Process with the backing services of a jest run: prints their addresses and ends with the run.
import { startSharedStack } from '../src/shared-stack.ts';

const shared = await startSharedStack();
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
