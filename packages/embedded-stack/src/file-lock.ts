import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { identityOf, isRunning, type ProcessIdentity } from './process-identity.ts';

export type LockAttempt = { release(): void } | { heldBy: ProcessIdentity };

/** Takes `file` as a lock for this process, unless a running process holds it. Never waits. */
export function tryLock(file: string): LockAttempt {
  const mine = JSON.stringify(identityOf(process.pid));
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    for (;;) {
      if (tryLink(draft, file)) return { release: () => release(file, mine) };
      const holder = readHolder(file);
      if (holder && isRunning(holder)) return { heldBy: holder };
      setAside(file, draft);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A hard link is created atomically, so a lock is never seen half written. */
function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(file: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}

/** Moves a stale lock away, and puts it back if a running process took it in the meantime. */
function setAside(file: string, draft: string): void {
  const aside = `${draft}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return; // Somebody else moved it.
  }
  const holder = readHolder(aside);
  if (holder && isRunning(holder)) tryLink(aside, file);
  rmSync(aside, { force: true });
}

function release(file: string, mine: string): void {
  try {
    if (readFileSync(file, 'utf8') === mine) rmSync(file);
  } catch {
    // The folder was already removed.
  }
}
