// What runs for a data folder is written down in DATA_DIR/run, so that the next start can end what a killed one left.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess, identityOf, isRunning, type ProcessIdentity } from './process-identity.ts';

export interface RunRecord extends ProcessIdentity {
  name: string;
  /** A private folder outside the data folder that goes with the process. */
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

/** Ends the process of one record, if it is still the one that was written down, and strikes the record out. */
export async function endRecorded(runDir: string, name: string, graceMs: number): Promise<void> {
  mkdirSync(runDir, { recursive: true, mode: 0o700 });
  const record = readRecords(runDir).find((one) => one.name === name);
  if (record && isRunning(record)) await endProcess(record, graceMs);
  removeRecord(runDir, name);
}

/** Ends what a killed start left behind. Call it only while holding the data folder's lock. Returns the names ended. */
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
