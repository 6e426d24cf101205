import { join, resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from '@reefdesk/service-kit/command-line';
import { bundleName } from '../bundle/bundle-name.ts';

export interface BackupActions {
  backUp(target: string, keep?: number): Promise<void>;
  check(folder: string): Promise<void>;
  restore(folder: string, replace: boolean): Promise<void>;
  newKey(): Promise<void>;
}

interface Target {
  to?: string;
  into?: string;
  keep?: number;
}

const CONNECTIONS = `
Connections come from MONGODB_URI, MONGODB_DB_PREFIX and the S3_ variables. With BACKUP_RECIPIENT
a backup is encrypted; BACKUP_IDENTITY_FILE names the file of the key that opens it.`;

export function backupCommands(actions: BackupActions, now = new Date()) {
  return (program: Command) => {
    program.description('Back up and restore Reefdesk: the four databases and the images.').addHelpText('after', CONNECTIONS);
    program
      .command('backup')
      .description('writes a backup')
      .addOption(new Option('--to <folder>', 'makes the folder; it must not be there yet').argParser(folder).conflicts(['into', 'keep']))
      .option('--into <folder>', 'makes a folder in it, named by the time', folder)
      .option('--keep <number>', 'and then deletes the oldest of these, so that so many are left', count)
      .action(({ to, into, keep }: Target) => {
        const target = to ?? (into && join(into, bundleName(now)));
        if (!target) throw new InvalidArgumentError('backup: either --to or --into is needed');
        return actions.backUp(target, keep);
      });
    program
      .command('check')
      .description('reads a backup and says whether it is whole; needs no connection')
      .requiredOption('--from <folder>', 'the backup', folder)
      .action(({ from }: { from: string }) => actions.check(from));
    program
      .command('restore')
      .description('into empty databases and an empty bucket, while no service runs')
      .requiredOption('--from <folder>', 'the backup', folder)
      .option('--replace', 'deletes what is there first', false)
      .action(({ from, replace }: { from: string; replace: boolean }) => actions.restore(from, replace));
    program
      .command('new-key')
      .description('prints a key pair: the public key for BACKUP_RECIPIENT, all of it for BACKUP_IDENTITY_FILE')
      .action(() => actions.newKey());
  };
}

function folder(typed: string): string {
  if (typed.trim() === '') throw new InvalidArgumentError('A folder is needed.');
  return resolve(typed);
}

function count(typed: string): number {
  const value = Number(typed);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('A whole number of 1 or more is needed.');
  return value;
}
