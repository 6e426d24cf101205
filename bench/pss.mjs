import { readdirSync, readFileSync } from 'node:fs';

/** Megabytes by process name; shared pages count once. */
export function memoryByProcess(system) {
  const megabytes = new Map();
  for (const [pid, name] of processesOf(system)) megabytes.set(name, (megabytes.get(name) ?? 0) + pss(pid));
  return megabytes;
}

/** Names by process id, for the supervisor (the gateway's parent) and its descendants. */
export function processesOf(system) {
  const supervisor = statOf(system.pidOf('gateway')).parent;
  const names = new Map(system.processes().map(({ name }) => [system.pidOf(name), name]));
  const parents = parentsOfAll();
  const isOurs = (pid) => pid === supervisor || (parents.has(pid) && isOurs(parents.get(pid)));
  const nameOf = (pid) => names.get(pid) ?? (pid === supervisor ? 'supervisor' : `${names.get(parents.get(pid))}'s own`);
  return new Map([...parents.keys()].filter(isOurs).map((pid) => [pid, nameOf(pid)]));
}

/** Megabytes of a process and its descendants. */
export function memoryOfTree(root) {
  const parents = parentsOfAll();
  const isInside = (pid) => pid === root || (parents.has(pid) && isInside(parents.get(pid)));
  return [...parents.keys()].filter(isInside).reduce((sum, pid) => sum + pss(pid), 0);
}

/** Parent by process id, of all processes of this machine. */
function parentsOfAll() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Map(pids.flatMap((pid) => parentOf(pid)));
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
