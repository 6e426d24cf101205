import { setTimeout as sleep } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { type Lease, LeaseLostError } from '../lease.ts';
import { type Migration, newestVersion, versionOf } from './migration.ts';
import { rewrite } from './rewrite.ts';
import { NewerDatabaseError, NoWayBackError } from './version.errors.ts';
import { VersionRecord } from './version-record.ts';

/** `up`: the migration is applied; `down`: it is taken back. */
type Way = 'up' | 'down';

/** What somebody who waits may want to know. */
export interface MigrationWatch {
  /** Another replica migrates; told once each time. */
  waiting?(): void;
  begins?(migration: Migration, way: Way): void;
  /** `error` is there when it did not come to its end. */
  ended?(migration: Migration, way: Way, seconds: number, error?: unknown): void;
}

export interface MigrateOptions {
  /** A client of its own: it is closed when the lease is lost, so that no write is left on its way. */
  client: mongo.MongoClient;
  database: string;
  migrations: readonly Migration[];
  /** The version to bring the database to; the newest one unless said otherwise. Going back is done only where this asks for it. */
  to?: number;
  watch?: MigrationWatch;
  leaseMs?: number;
}

const LOOK_AGAIN_MS = 250;
/** How long a replica that was killed delays the others. */
const LEASE_MS = 30_000;

/**
 * Brings a database to a version, by this replica or by waiting for another one; answers the version it is at then. Throws a
 * NewerDatabaseError, having written nothing, when the database is ahead of this code, a LeaseLostError when another replica
 * took over, and a NoWayBackError when the way to an earlier version is not open.
 */
export async function migrate({ client, database, migrations, to, watch = {}, leaseMs = LEASE_MS }: MigrateOptions): Promise<number> {
  const record = new VersionRecord(client.db(database));
  const newest = newestVersion(migrations);
  const wanted = to ?? newest;
  for (let isTold = false; ; ) {
    const { version } = await record.readOrBegin(newest);
    if (version > newest) throw new NewerDatabaseError(database, version, newest);
    if (version === wanted) return version;
    mustHaveWayBack(migrations, version, wanted);
    const lease = await record.take(leaseMs, () => void client.close());
    if (lease) return await walk({ record, lease, migrations, wanted, watch });
    if (!isTold) watch.waiting?.();
    isTold = true;
    await sleep(LOOK_AGAIN_MS);
  }
}

function mustHaveWayBack(migrations: readonly Migration[], version: number, wanted: number): void {
  const blocked = migrations.findLast((migration) => versionOf(migration) <= version && versionOf(migration) > wanted && !migration.down);
  if (blocked) throw new NoWayBackError(blocked.id);
}

interface Walk {
  record: VersionRecord;
  lease: Lease;
  migrations: readonly Migration[];
  wanted: number;
  watch: MigrationWatch;
}

/** Step by step from where the database is, looked at under the lease: another replica may just have ended. */
async function walk({ record, lease, migrations, wanted, watch }: Walk): Promise<number> {
  try {
    let { version } = await record.readOrBegin(wanted);
    while (version !== wanted) version = await step(version < wanted ? 'up' : 'down', version, { record, lease, migrations, watch });
    return version;
  } finally {
    // What cannot be given up now ends by itself.
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
