// Records of running processes in DATA_DIR/run, so that the next start can end leftovers of a killed one.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess, identityOf, isRunning, type ProcessIdentity } from './process-identity.ts';

export interface RunRecord extends ProcessIdentity {
  name: string;
  scratch?: string;
}

export function writeRecord(runDir: string, name: string, pid: number, scratch?: string): void {
  const identity = identityOf(pid);
  if (!identity) return; // It is gone already; there is nothing to find later.
  mkdirSync(runDir, { recursive: true, mode: 0o700 });
  const file = join(runDir, `${name}.json`);
  writeFileSync(`${file}.new`, JSON.stringify({ name, ...identity, ...(scratch && { scratch }) } satisfies RunRecord));
  renameSync(`${file}.new`, file);
}

export function removeRecord(runDir: string, name: string): void {
  rmSync(join(runDir, `${name}.json`), { force: true });
}

function readRecords(runDir: string): RunRecord[] {
  return readdirSync(runDir)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      try {
        return [JSON.parse(readFileSync(join(runDir, file), 'utf8')) as RunRecord];
      } catch {
        return []; // Cut off by a crash while it was written: the process ends by its pipe all the same.
      }
    });
}

/** Ends the recorded process, if it is still the same one, and removes the record. */
export async function endRecorded(runDir: string, name: string, graceMs: number): Promise<void> {
  mkdirSync(runDir, { recursive: true, mode: 0o700 });
  const record = readRecords(runDir).find((one) => one.name === name);
  if (record && isRunning(record)) await endProcess(record, graceMs);
  removeRecord(runDir, name);
}

/** Ends processes that a killed start left behind. Requires the data folder's lock. Returns their names. */
export async function endLeftovers(runDir: string, graceMs = 4_000): Promise<string[]> {
  mkdirSync(runDir, { recursive: true, mode: 0o700 });
  const records = readRecords(runDir);
  const alive = records.filter(isRunning);
  await Promise.all(alive.map((record) => endProcess(record, graceMs)));
  for (const record of records) {
    if (record.scratch) rmSync(record.scratch, { recursive: true, force: true });
    removeRecord(runDir, record.name);
  }
  return alive.map((record) => record.name);
}
