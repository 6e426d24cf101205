// Runs a foreign program (nats-server, mongod, minio) that knows nothing of parent pipes, and ends it with our parent.
// Usage: node guard.ts RUN_DIR NAME GRACE_MS PROGRAM ARGUMENT...
import { spawn } from 'node:child_process';
import { onParentGone } from './parent-pipe.ts';
import { endRecorded, removeRecord, writeRecord } from './run-records.ts';

const [runDir = '', name = '', graceMs = '', program = '', ...args] = process.argv.slice(2);

// A guard that was killed leaves its program behind, with the port and the files that this one needs.
await endRecorded(runDir, name, Number(graceMs));

// A session of its own: Ctrl-C at the terminal must not end the program before those who use it.
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
if (child.pid !== undefined) writeRecord(runDir, name, child.pid);

let ending = false;
function end(): void {
  if (ending) return;
  ending = true;
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), Number(graceMs)).unref();
}

child.once('error', (error) => {
  console.error(`${program}: ${error.message}`);
  process.exit(127);
});
child.once('exit', (code, signal) => {
  removeRecord(runDir, name);
  if (signal && !ending) console.error(`${program} was ended by ${signal}`);
  process.exit(ending ? 0 : (code ?? 1));
});
process.on('SIGTERM', end);
process.on('SIGINT', end);
onParentGone(end);
