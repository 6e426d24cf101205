import { mongo } from 'mongoose';
import { type CliStreams, type Command, InvalidArgumentError, runCommandLine } from '../../command-line.ts';
import { mongoEnv, readEnv } from '../../env.ts';
import { databaseName } from '../database-name.ts';
import { durableWrites } from '../durable-writes.ts';
import { type MigrationWatch, migrate } from './migrate.ts';
import { BASELINE_VERSION, type Migration, newestVersion, versionOf } from './migration.ts';
import type { VersionDocument } from './version-record.ts';
import { VersionRecord } from './version-record.ts';

const UNAVAILABLE_AFTER_MS = 5_000;

/** Implements `node dist/migrate.js` of a service. Returns the exit code. */
export async function runMigrateCli(
  args: readonly string[],
  service: string,
  migrations: readonly Migration[],
  { env, ...streams }: CliStreams,
): Promise<number> {
  const say = (text: string): void => void streams.stdout.write(`${text}\n`);
  const act = (to?: number) =>
    withDatabase(service, env, async (client, database) => {
      if (to !== undefined) await bringTo(to, { client, database, migrations, say });
      say(describeVersion(database, await new VersionRecord(client.db(database)).read(), migrations));
    });
  return runCommandLine(args, { name: 'node dist/migrate.js', declare: migrateCommand(newestVersion(migrations), act) }, streams);
}

/** `newest` is the last version that this code knows; `act` gets the requested version, if any. */
export function migrateCommand(newest: number, act: (to?: number) => Promise<void>) {
  return (program: Command) =>
    program
      .description("Shows the version of a service's database, what was applied, and what can be taken back.")
      .option(
        '--to <version>',
        'brings the database to this version, onward or back; a service that starts brings it to its newest one',
        versionUpTo(newest),
      )
      .action(({ to }: { to?: number }) => act(to));
}

function versionUpTo(newest: number) {
  return (typed: string): number => {
    const version = /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
    if (version >= BASELINE_VERSION && version <= newest) return version;
    throw new InvalidArgumentError(`--to: a version from ${BASELINE_VERSION} to ${newest} is needed`);
  };
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
    serverSelectionTimeoutMS: UNAVAILABLE_AFTER_MS,
    appName: `reefdesk-${service}-migrate`,
  });
  try {
    await client.connect();
    await work(client, databaseName(service, env));
  } finally {
    await client.close().catch(() => undefined);
  }
}

function describeVersion(database: string, record: VersionDocument | null, migrations: readonly Migration[]): string {
  const newest = newestVersion(migrations);
  if (!record) return `${database} has no version yet: a service that starts gives it one. This code is at version ${newest}.`;
  const { applied, begun, version, holder, heldUntil } = record;
  return [
    `${database} is at version ${version}; this code is at version ${newest}.`,
    `Known since ${begun.at.toISOString()}, at version ${begun.version} then.`,
    ...migrations.map((migration) => `  ${migration.id}  ${stateOf(migration, record)}${migration.down ? '' : ', cannot be taken back'}`),
    ...applied.filter(({ id }) => versionOf({ id }) > newest).map(({ id }) => `  ${id}  applied by later code`),
    ...(holder ? [`A process migrates it; its lease ends at ${heldUntil.toISOString()} unless it is renewed.`] : []),
  ].join('\n');
}

function stateOf(migration: Migration, { applied, version }: VersionDocument): string {
  const entry = applied.find(({ id }) => id === migration.id);
  if (entry) return `applied ${entry.at.toISOString()}`;
  return versionOf(migration) <= version ? 'not needed: the database was made at a later version' : 'to come';
}
