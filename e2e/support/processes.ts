import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SystemUnderTest } from './system.ts';

export function pidOf({ dataDir }: SystemUnderTest, name: string): number {
  return readPid(join(dataDir, 'run', `${name}.json`));
}

/** Kills a process and pauses its successor. Returns a function that lets the successor continue. */
export async function holdDown(system: SystemUnderTest, name: string): Promise<() => void> {
  const before = pidOf(system, name);
  process.kill(before, 'SIGKILL');
  let held = before;
  for (; held === before; held = pidAfter(before, system, name)) await sleep(10);
  process.kill(held, 'SIGSTOP');
  return () => process.kill(held, 'SIGCONT');
}

/** Returns the successor of `before`, or `before` itself: the old process file is removed before the new one is written. */
function pidAfter(before: number, system: SystemUnderTest, name: string): number {
  try {
    return pidOf(system, name);
  } catch {
    return before;
  }
}

/** Kills the supervisor first and then all processes, like a power failure. */
export function killEverything({ dataDir }: SystemUnderTest): void {
  const run = join(dataDir, 'run');
  const records = readdirSync(run).filter((file) => file.endsWith('.json'));
  const pids = [join(dataDir, 'lock'), ...records.map((file) => join(run, file))].map(readPid);
  for (const pid of pids) endAtOnce(pid);
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended together with its supervisor.
  }
}

function readPid(file: string): number {
  return (JSON.parse(readFileSync(file, 'utf8')) as { pid: number }).pid;
}
