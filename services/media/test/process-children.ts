import { readdirSync, readFileSync } from 'node:fs';

/** utime, stime, cutime and cstime, in the ticks that Linux tells everybody. */
const [FIRST_TIME, LAST_TIME, TICKS_PER_SECOND] = [11, 14, 100];

/** The processes that a process has started and that still run; none where the system does not tell (not Linux). */
export function childrenOf(pid: number): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => parentOf(candidate) === pid);
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Processor seconds of a process and of those that it has started, ended ones included; undefined where the system does not tell. */
export function workOf(pid: number): number | undefined {
  if (process.platform !== 'linux') return;
  const ticks = [pid, ...childrenOf(pid)].flatMap((one) => statOf(one)?.slice(FIRST_TIME, LAST_TIME + 1) ?? []);
  return ticks.reduce((sum, part) => sum + Number(part), 0) / TICKS_PER_SECOND;
}

function parentOf(pid: number): number {
  return Number(statOf(pid)?.[1] ?? 0);
}

/** From the state on (proc_pid_stat(5), field 3); undefined when it has just ended. */
function statOf(pid: number): string[] | undefined {
  try {
    // The name of a program may hold anything, parentheses included, but none come after its own.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return;
  }
}
