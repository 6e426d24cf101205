import { readdirSync, readFileSync } from 'node:fs';

/** Fields utime, stime, cutime and cstime of proc_pid_stat(5), in clock ticks. */
const [FIRST_TIME, LAST_TIME, TICKS_PER_SECOND] = [11, 14, 100];

/** Running child processes; empty on other systems than Linux. */
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

/** CPU seconds of a process and its children, including ended ones; undefined on other systems than Linux. */
export function workOf(pid: number): number | undefined {
  if (process.platform !== 'linux') return;
  const ticks = [pid, ...childrenOf(pid)].flatMap((one) => statOf(one)?.slice(FIRST_TIME, LAST_TIME + 1) ?? []);
  return ticks.reduce((sum, ticksOfOne) => sum + Number(ticksOfOne), 0) / TICKS_PER_SECOND;
}

function parentOf(pid: number): number {
  return Number(statOf(pid)?.[1] ?? 0);
}

/** Fields from the state on (proc_pid_stat(5), field 3); undefined if the process has ended. */
function statOf(pid: number): string[] | undefined {
  try {
    // The program name may contain parentheses, but no later field does.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return;
  }
}
