// Runs an external program (nats-server, mongod, minio) and ends it with the parent process. Usage: node guard.ts RUN_DIR NAME GRACE_MS
// PROGRAM ARGUMENT...
import { spawn } from 'node:child_process';
import { onParentGone } from './parent-pipe.ts';
import { endRecorded, removeRecord, writeRecord } from './run-records.ts';

const [runDir = '', name = '', graceMs = '', program = '', ...args] = process.argv.slice(2);

// A killed guard leaves its program running, which still holds the port and the files.
await endRecorded(runDir, name, Number(graceMs));

// In a separate session, Ctrl-C at the terminal does not end the program before its clients.
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
