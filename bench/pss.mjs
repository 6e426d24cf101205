import { readdirSync, readFileSync } from 'node:fs';

/** Megabytes by process name, for the supervisor (the gateway's parent) and its descendants; shared pages count once. */
export function memoryByProcess(system) {
  const supervisor = statOf(system.pidOf('gateway')).parent;
  const names = new Map(system.processes().map(({ name }) => [system.pidOf(name), name]));
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(pids.flatMap((pid) => parentOf(pid)));
  const isOurs = (pid) => pid === supervisor || (parents.has(pid) && isOurs(parents.get(pid)));
  const megabytes = new Map();
  for (const pid of [...parents.keys()].filter(isOurs)) {
    const name = names.get(pid) ?? (pid === supervisor ? 'supervisor' : `${names.get(parents.get(pid))}'s own`);
    megabytes.set(name, (megabytes.get(name) ?? 0) + pss(pid));
  }
  return megabytes;
}

function parentOf(pid) {
  try {
    return [[Number(pid), statOf(pid).parent]];
  } catch {
    // The process has ended in the meantime.
    return [];
  }
}

function statOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return { parent: Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]) };
}

function pss(pid) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
  } catch {
    return 0; // The process has ended in the meantime.
  }
}
