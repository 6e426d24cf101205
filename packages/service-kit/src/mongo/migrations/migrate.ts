import { setTimeout as sleep } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { type Lease, LeaseLostError } from '../lease.ts';
import { type Migration, newestVersion, versionOf } from './migration.ts';
import { rewrite } from './rewrite.ts';
import { IrreversibleError, NewerDatabaseError } from './version.errors.ts';
import { VersionRecord } from './version-record.ts';

type Way = 'up' | 'down';

export interface MigrationWatch {
  /** Another replica migrates; called once for each wait. */
  waiting?(): void;
  begins?(migration: Migration, way: Way): void;
  /** `error` is set if the migration was not completed. */
  ended?(migration: Migration, way: Way, seconds: number, error?: unknown): void;
}

export interface MigrateOptions {
  /** A separate client, because it is closed when the lease is lost, which aborts pending writes. */
  client: mongo.MongoClient;
  database: string;
  migrations: readonly Migration[];
  /** Version to migrate to; the newest one if absent. Migrations are reverted only if this asks for it. */
  to?: number;
  watch?: MigrationWatch;
  leaseMs?: number;
}

const LOOK_AGAIN_MS = 250;
/** How long a killed replica delays the others. */
const LEASE_MS = 30_000;

/**
 * Returns the version after migrating or waiting for another replica. Throws a NewerDatabaseError before any write if the database is newer
 * than this code, a LeaseLostError, or a NoWayBackError if a migration cannot be reverted.
 */
export async function migrate({ client, database, migrations, to, watch = {}, leaseMs = LEASE_MS }: MigrateOptions): Promise<number> {
  const record = new VersionRecord(client.db(database));
  const newest = newestVersion(migrations);
  const wanted = to ?? newest;
  for (let isReported = false; ; ) {
    const { version } = await record.readOrBegin(newest);
    if (version > newest) throw new NewerDatabaseError(database, version, newest);
    if (version === wanted) return version;
    requireReversible(migrations, version, wanted);
    const lease = await record.take(leaseMs, () => void client.close());
    if (lease) return await walk({ record, lease, migrations, wanted, watch });
    if (!isReported) watch.waiting?.();
    isReported = true;
    await sleep(LOOK_AGAIN_MS);
  }
}

function requireReversible(migrations: readonly Migration[], version: number, wanted: number): void {
  const blocked = migrations.findLast((migration) => versionOf(migration) <= version && versionOf(migration) > wanted && !migration.down);
  if (blocked) throw new IrreversibleError(blocked.id);
}

interface Walk {
  record: VersionRecord;
  lease: Lease;
  migrations: readonly Migration[];
  wanted: number;
  watch: MigrationWatch;
}

/** Reads the version under the lease, because another replica may just have finished. */
async function walk({ record, lease, migrations, wanted, watch }: Walk): Promise<number> {
  try {
    let { version } = await record.readOrBegin(wanted);
    while (version !== wanted) version = await step(version < wanted ? 'up' : 'down', version, { record, lease, migrations, watch });
    return version;
  } finally {
    // A lease that cannot be released expires.
    await lease.release().catch(() => undefined);
  }
}

async function step(way: Way, from: number, { record, lease, migrations, watch }: Omit<Walk, 'wanted'>): Promise<number> {
  const to = way === 'up' ? from + 1 : from - 1;
  const migration = migrations.find((one) => versionOf(one) === Math.max(from, to));
  const work = way === 'up' ? migration?.up : migration?.down;
  if (!migration || !work) throw new Error(`There is no step from version ${from} to ${to}`);
  const startedAt = performance.now();
  const seconds = (): number => (performance.now() - startedAt) / 1_000;
  watch.begins?.(migration, way);
  try {
    const confirm = (): Promise<void> => lease.confirm();
    await lease.confirm();
    await work.call(migration, {
      db: record.db,
      confirm,
      rewrite: (collection, change) => rewrite(record.db, collection, change, confirm),
    });
    const { id } = migration;
    const applied = way === 'up' ? { $push: { applied: { id, at: new Date() } } } : { $pull: { applied: { id } } };
    await lease.write({ $set: { version: to }, ...applied }, { version: from });
  } catch (error) {
    const reason = lease.isLost ? new LeaseLostError('Another replica migrates the database', { cause: error }) : error;
    watch.ended?.(migration, way, seconds(), reason);
    throw reason;
  }
  watch.ended?.(migration, way, seconds());
  return to;
}
