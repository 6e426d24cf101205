import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, StackError } from './errors.ts';
import { tryLock } from './file-lock.ts';

/** Prevents two starts on the same data folder, which would corrupt it. Returns the function that unlocks it. */
export function lockDataFolder(dataDir: string): () => void {
  makeWritable(dataDir);
  const attempt = tryLock(join(dataDir, 'lock'));
  if ('release' in attempt) return attempt.release;
  throw new StackError(
    `Another start (process ${attempt.heldBy.pid}) uses the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StackError(
      `The data folder ${dataDir} cannot be written to (${messageOf(error)}). Give it to this user, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}
