import type { Writable } from 'node:stream';
import { mongo } from 'mongoose';
import { mongoEnv, readEnv } from '../../env.ts';
import { databaseName } from '../database-name.ts';
import { durableWrites } from '../durable-writes.ts';
import { parseCommandLine, USAGE, UsageError } from './command-line.ts';
import { describeVersion } from './describe-version.ts';
import { type MigrationWatch, migrate } from './migrate.ts';
import { type Migration, newestVersion } from './migration.ts';
import { VersionRecord } from './version-record.ts';

export interface CliStreams {
  env: NodeJS.ProcessEnv;
  stdout: Writable;
  stderr: Writable;
}

/** Done; refused or impossible now; not understood. */
const EXIT = { done: 0, failed: 1, usage: 2 } as const;
const AWAY_AFTER_MS = 5_000;

/** The command behind `node dist/migrate.js` of a service, on its database alone. Returns the exit code. */
export async function runMigrateCli(
  args: readonly string[],
  service: string,
  migrations: readonly Migration[],
  { env, stdout, stderr }: CliStreams,
): Promise<number> {
  const say = (text: string): void => void stdout.write(`${text}\n`);
  try {
    const command = parseCommandLine(args, newestVersion(migrations));
    if (command.action === 'help') say(USAGE.trimEnd());
    else
      await withDatabase(service, env, async (client, database) => {
        if (command.action === 'migrate') await bringTo(command.to, { client, database, migrations, say });
        say(describeVersion(database, await new VersionRecord(client.db(database)).read(), migrations));
      });
    return EXIT.done;
  } catch (error) {
    stderr.write(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : `${(error as Error).message}\n`);
    return error instanceof UsageError ? EXIT.usage : EXIT.failed;
  }
}

interface Way {
  client: mongo.MongoClient;
  database: string;
  migrations: readonly Migration[];
  say: (text: string) => void;
}

async function bringTo(to: number, { client, database, migrations, say }: Way): Promise<void> {
  const record = new VersionRecord(client.db(database));
  if (!(await record.read()) && (await record.isFresh())) {
    throw new Error(`There is nothing in the database ${database}: the service makes it when it starts.`);
  }
  const watch: MigrationWatch = {
    waiting: () => say('Another process migrates the database: waiting for it.'),
    begins: ({ id, description }, way) => say(way === 'up' ? `${id}: ${description}` : `${id} is taken back`),
  };
  await migrate({ client, database, migrations, to, watch });
}

async function withDatabase(
  service: string,
  source: NodeJS.ProcessEnv,
  work: (client: mongo.MongoClient, database: string) => Promise<void>,
): Promise<void> {
  const env = readEnv(mongoEnv, source);
  const client = new mongo.MongoClient(env.MONGODB_URI, {
    ...durableWrites(env.MONGODB_URI),
    retryWrites: false,
    serverSelectionTimeoutMS: AWAY_AFTER_MS,
    appName: `reefdesk-${service}-migrate`,
  });
  try {
    await client.connect();
    await work(client, databaseName(service, env));
  } finally {
    await client.close().catch(() => undefined);
  }
}
