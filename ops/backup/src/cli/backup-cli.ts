import { dirname } from 'node:path';
import { type CliStreams, runCommandLine } from '@reefdesk/service-kit/command-line';
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
import { SweepPause } from '../sweep-pause.ts';
import { backupCommands } from './command-line.ts';

export interface CliInput extends CliStreams {
  signal: AbortSignal;
}

/** Exit code of a completed command when images of records were missing in the source. */
const IMAGES_MISSING = 3;

/** Runs `node dist/cli.js` and returns the exit code; a failure leaves no partial result. */
export async function runBackupCli(args: readonly string[], { env: source, stdout, stderr, signal }: CliInput): Promise<number> {
  const log = (text: string): void => void stdout.write(`${text}\n`);
  let doneAs = 0;
  const report = ({ references, missing, named }: ImageCheck): void => {
    log(`${references} references from records to images, ${missing} of them without their image.`);
    for (const one of named) stderr.write(`missing: ${one}\n`);
    if (missing > 0) doneAs = IMAGES_MISSING;
  };
  const declare = backupCommands({
    newKey: async () => void stdout.write(await newKeyPair()),
    check: async (folder) => {
      const { manifest, images } = await checkBundle(openBundle(folder, readReadingEnv(source).BACKUP_IDENTITY), signal);
      log(`The backup of ${manifest.startedAt} is whole.`);
      report(images);
    },
    restore: async (folder, replace) => {
      const env = readBackupEnv(source);
      const bundle = openBundle(folder, env.BACKUP_IDENTITY);
      await withStores(env, async (databases, bucket) => {
        const { images } = await restore({ databases, bucket, bundle, replace, signal, log });
        log(
          `Restored. Services may start; images are swept again in ${PAUSE_AFTER_HOURS} hours (media: node dist/cli.js status | resume).`,
        );
        report(images);
      });
    },
    backUp: async (target, keep) => {
      const env = readBackupEnv(source);
      await withStores(env, async (databases, bucket) => {
        const pause = new SweepPause(databases, env.BACKUP_PAUSE_SECONDS);
        const images = await backUp({ databases, bucket, pause, target, recipients: env.BACKUP_RECIPIENT, signal, log });
        log(`The backup is ${target}`);
        if (keep) for (const name of await removeOldBundles(dirname(target), keep)) log(`Deleted the old one ${name}`);
        report(images);
      });
    },
  });
  const explain = (error: Error) => (signal.aborted ? 'Given up: it was told to end.' : withCauses(error));
  return (await runCommandLine(args, { name: 'node dist/cli.js', declare, explain }, { stdout, stderr })) || doneAs;
}

async function withStores(env: BackupEnv, work: (databases: Databases, bucket: Bucket) => Promise<void>): Promise<void> {
  const databases = await Databases.open(env);
  const bucket = new Bucket(env);
  try {
    await work(databases, bucket);
  } finally {
    bucket.close();
    await databases.close().catch(() => undefined);
  }
}

function withCauses(error: Error): string {
  return error.cause instanceof Error ? `${error.message}: ${withCauses(error.cause)}` : error.message;
}
