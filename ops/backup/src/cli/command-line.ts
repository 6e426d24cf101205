import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleName } from '../bundle/bundle-name.ts';

export const USAGE = `Back up and restore Reefdesk: the four databases and the images.

  backup --to FOLDER       makes the folder; it must not be there yet
  backup --into FOLDER     makes a folder in it, named by the time
         --keep NUMBER     and then deletes the oldest of these, so that so many are left
  check --from FOLDER      reads a backup and says whether it is whole; needs no connection
  restore --from FOLDER    into empty databases and an empty bucket, while no service runs
          --replace        deletes what is there first
  new-key                  prints a key pair: the public key for BACKUP_RECIPIENT, all of it for BACKUP_IDENTITY_FILE

Connections come from MONGODB_URI, MONGODB_DB_PREFIX and the S3_ variables. With BACKUP_RECIPIENT
a backup is encrypted; BACKUP_IDENTITY_FILE names the file of the key that opens it.
`;

export type Command =
  | { action: 'help' }
  | { action: 'new-key' }
  | { action: 'backup'; target: string; keep?: number }
  | { action: 'check'; folder: string }
  | { action: 'restore'; folder: string; replace: boolean };

/** A command line that cannot be understood; the message is for the person who typed it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export function parseCommandLine(args: readonly string[], now = new Date()): Command {
  const { values, positionals } = parse(args);
  const [action, ...rest] = positionals;
  if (values.help) return { action: 'help' };
  if (rest.length > 0) throw new UsageError(`Not understood: ${rest.join(' ')}`);
  const { to, into, from, keep, replace = false } = values;
  switch (action) {
    case 'backup':
      refuse({ from, replace: replace || undefined });
      if (Number(to === undefined) + Number(into === undefined) !== 1) throw new UsageError('backup: either --to or --into is needed');
      if (to !== undefined) refuse({ keep });
      return {
        action,
        target: resolve(to !== undefined ? folder(to) : join(folder(into), bundleName(now))),
        ...(keep !== undefined && { keep: count(keep) }),
      };
    case 'check':
      refuse({ to, into, keep, replace: replace || undefined });
      return { action, folder: resolve(folder(from)) };
    case 'restore':
      refuse({ to, into, keep });
      return { action, folder: resolve(folder(from)), replace };
    case 'new-key':
      refuse({ to, into, from, keep, replace: replace || undefined });
      return { action };
    default:
      throw new UsageError(action ? `Unknown command: ${action}` : 'What should be done?');
  }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    const options = { to: text, into: text, from: text, keep: text, replace: flag, help: { ...flag, short: 'h' } };
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function refuse(options: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(options)) if (value !== undefined) throw new UsageError(`--${name} does not belong here`);
}

function folder(value: string | undefined): string {
  if (value === undefined || value.trim() === '') throw new UsageError('A folder is needed: --from FOLDER, --to FOLDER or --into FOLDER');
  return value;
}

function count(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new UsageError('--keep: a whole number of 1 or more is needed');
  return value;
}
