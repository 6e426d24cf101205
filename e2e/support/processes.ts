// The processes behind the website, as DATA_DIR names them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SystemUnderTest } from './system.ts';

export function pidOf({ dataDir }: SystemUnderTest, name: string): number {
  return readPid(join(dataDir, 'run', `${name}.json`));
}

/**
 * Kills a process and keeps the one that is started in its place from getting anywhere, so that there is time to look.
 * The returned function lets it go on.
 */
export async function holdDown(system: SystemUnderTest, name: string): Promise<() => void> {
  const before = pidOf(system, name);
  process.kill(before, 'SIGKILL');
  let held = before;
  for (; held === before; held = pidAfter(before, system, name)) await sleep(10);
  process.kill(held, 'SIGSTOP');
  return () => process.kill(held, 'SIGCONT');
}

/** The process that follows `before`, or `before` while there is none: its record is removed before the next one is written. */
function pidAfter(before: number, system: SystemUnderTest, name: string): number {
  try {
    return pidOf(system, name);
  } catch {
    return before;
  }
}

/** As when the machine loses power: the one that starts and watches the others first, then all of them. */
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
    // It ended with the one that watched it.
  }
}

function readPid(file: string): number {
  return (JSON.parse(readFileSync(file, 'utf8')) as { pid: number }).pid;
}
