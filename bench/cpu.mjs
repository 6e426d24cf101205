import { readFileSync } from 'node:fs';
import { processesOf } from './pss.mjs';

/** Unit of the times in /proc, the same on every Linux. */
const TICKS_PER_SECOND = 100;

/** Processor milliseconds so far by process name; a process's children count with it. `replicas` are further processes. */
export function processorByProcess(system, replicas = []) {
  const milliseconds = new Map();
  const processes = [...processesOf(system), ...replicas.map(({ pid, name }) => [pid, name])];
  for (const [pid, own] of processes) {
    const name = own.replace(/'s own$/, '');
    milliseconds.set(name, (milliseconds.get(name) ?? 0) + processorMs(pid));
  }
  return milliseconds;
}

/** Processor milliseconds of a process so far, with those of its children that have ended; 0 if it has ended itself. */
export function processorMs(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const times = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 16);
    return (times.reduce((sum, ticks) => sum + Number(ticks), 0) * 1_000) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
