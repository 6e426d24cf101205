import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { backUp } from '../back-up.ts';
import { openBundle } from '../bundle/bundle-files.ts';
import { removeOldBundles } from '../bundle/old-bundles.ts';
import { newKeyPair } from '../bundle/seal.ts';
import { checkBundle } from '../check-bundle.ts';
import { Databases } from '../databases/databases.ts';
import { type BackupEnv, readBackupEnv, readReadingEnv } from '../env.ts';
import { Bucket } from '../objects/bucket.ts';
import type { ImageCheck } from '../objects/missing-images.ts';
import { PAUSE_AFTER_HOURS, restore } from '../restore.ts';
import { SweepPause } from '../sweeps/sweep-pause.ts';
import { type Command, parseCommandLine, USAGE, UsageError } from './command-line.ts';

export interface CliInput {
  env: NodeJS.ProcessEnv;
  stdout: Writable;
  stderr: Writable;
  /** Aborts when the process is to end. */
  signal: AbortSignal;
}

/** Done; failed, nothing half was left; not understood; done, but images that records show were missing in the source. */
const EXIT = { done: 0, failed: 1, usage: 2, imagesMissing: 3 } as const;

/** The command behind `node dist/cli.js`. Returns the exit code. */
export async function runBackupCli(args: readonly string[], { env, stdout, stderr, signal }: CliInput): Promise<number> {
  const log = (text: string): void => void stdout.write(`${text}\n`);
  try {
    const command = parseCommandLine(args);
    if (command.action === 'help') {
      stdout.write(USAGE);
      return EXIT.done;
    }
    if (command.action === 'new-key') {
      stdout.write(await newKeyPair());
      return EXIT.done;
    }
    const images = await perform(command, env, signal, log);
    log(`${images.references} references from records to images, ${images.missing} of them without their image.`);
    for (const one of images.named) stderr.write(`missing: ${one}\n`);
    return images.missing === 0 ? EXIT.done : EXIT.imagesMissing;
  } catch (error) {
    const reason = signal.aborted ? 'Given up: it was told to end.' : explain(error as Error);
    stderr.write(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : `${reason}\n`);
    return error instanceof UsageError ? EXIT.usage : EXIT.failed;
  }
}

type Work = Exclude<Command, { action: 'help' | 'new-key' }>;

async function perform(command: Work, source: NodeJS.ProcessEnv, signal: AbortSignal, log: (text: string) => void): Promise<ImageCheck> {
  if (command.action === 'check') {
    const { manifest, images } = await checkBundle(openBundle(command.folder, readReadingEnv(source).BACKUP_IDENTITY), signal);
    log(`The backup of ${manifest.startedAt} is whole.`);
    return images;
  }
  const env = readBackupEnv(source);
  if (command.action === 'restore') {
    const bundle = openBundle(command.folder, env.BACKUP_IDENTITY);
    return withStores(env, async (databases, bucket) => {
      const { images } = await restore({ databases, bucket, bundle, replace: command.replace, signal, log });
      log(`Restored. Services may start; images are swept again in ${PAUSE_AFTER_HOURS} hours (media: node dist/cli.js status | resume).`);
      return images;
    });
  }
  return withStores(env, async (databases, bucket) => {
    const { target, keep } = command;
    const pause = new SweepPause(databases, env.BACKUP_PAUSE_SECONDS);
    const images = await backUp({ databases, bucket, pause, target, recipients: env.BACKUP_RECIPIENT, signal, log });
    log(`The backup is ${target}`);
    if (keep) for (const name of await removeOldBundles(dirname(target), keep)) log(`Deleted the old one ${name}`);
    return images;
  });
}

async function withStores<Result>(env: BackupEnv, work: (databases: Databases, bucket: Bucket) => Promise<Result>): Promise<Result> {
  const databases = await Databases.open(env);
  const bucket = new Bucket(env);
  try {
    return await work(databases, bucket);
  } finally {
    bucket.close();
    await databases.close().catch(() => undefined);
  }
}

/** With the reasons behind it, from the outside to the inside. */
function explain(error: Error): string {
  return error.cause instanceof Error ? `${error.message}: ${explain(error.cause)}` : error.message;
}
