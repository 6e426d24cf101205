import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { mongo } from 'mongoose';
import { mongoEnv, readEnv } from '../src/env.ts';
import { HealthRegistry } from '../src/health/health-registry.ts';
import { Metrics } from '../src/health/metrics.ts';
import { type MigrateOptions, type MigrationWatch, migrate } from '../src/mongo/migrations/migrate.ts';
import { migrated } from '../src/mongo/migrations/migrate-at-start.ts';
import type { MigratingDatabase, Migration } from '../src/mongo/migrations/migration.ts';
import { rewrite } from '../src/mongo/migrations/rewrite.ts';
import { VERSION_COLLECTION } from '../src/mongo/migrations/version-collection.ts';
import type { VersionDocument } from '../src/mongo/migrations/version-record.ts';

interface Numbered {
  _id: string;
  number: number;
  half?: number;
  times?: number;
}

const COUNT = 500;

/** Records each run, to detect repeated ones. */
const noted = (id: string, work: (database: MigratingDatabase) => Promise<unknown> = async () => undefined): Migration => ({
  id,
  description: 'For this test.',
  up: async (database) => {
    await database.confirm();
    await database.db.collection('runs').insertOne({ id });
    await work(database);
  },
  down: async ({ db }) => void (await db.collection('runs').insertOne({ id: `${id} back` })),
});

const halves = noted('0002-halves', ({ rewrite: write }) =>
  write<Numbered>('numbers', ({ number = 0, half }) => (half === undefined ? { half: number / 2 } : undefined)),
);
const names = noted('0003-names');

describe('migrations of a database', () => {
  let stack: TestStack;
  let client: mongo.MongoClient;
  let db: mongo.Db;
  let made = 0;

  beforeAll(async () => {
    stack = await startTestStack({ mongo: true });
    client = await new mongo.MongoClient(stack.mongoUri).connect();
  });

  beforeEach(() => {
    made += 1;
    db = client.db(stack.database(`migrations${made}`));
  });

  afterAll(async () => {
    await client?.close();
    await stack?.stop();
  });

  const run = async (migrations: readonly Migration[], more: Partial<MigrateOptions> = {}): Promise<number> => {
    const own = new mongo.MongoClient(stack.mongoUri);
    try {
      return await migrate({ client: own, database: db.databaseName, migrations, ...more });
    } finally {
      await own.close();
    }
  };
  const numbers = () => db.collection<Numbered>('numbers');
  const fill = () => numbers().insertMany(Array.from({ length: COUNT }, (_, number) => ({ _id: `n${number}`, number })));
  const records = () => db.collection<VersionDocument>(VERSION_COLLECTION);
  const record = () => records().findOne({}) as Promise<VersionDocument>;
  const runs = async () => (await db.collection('runs').find().sort({ _id: 1 }).toArray()).map(({ id }) => id);

  it('do not run for an empty database, which is created at the newest version', async () => {
    expect(await run([halves, names])).toBe(3);
    expect([await record(), await runs()]).toMatchObject([{ version: 3, applied: [], begun: { version: 3 }, holder: null }, []]);
  });

  it('run in order from the baseline, are recorded with their times, and run only once', async () => {
    await fill();
    const startedAt = new Date();
    expect(await run([halves, names])).toBe(3);
    expect(await run([halves, names])).toBe(3);
    expect(await runs()).toEqual(['0002-halves', '0003-names']);
    const { version, applied, begun } = await record();
    expect([version, begun.version, applied.map(({ id }) => id)]).toEqual([3, 1, ['0002-halves', '0003-names']]);
    for (const { at } of applied) expect(at.getTime()).toBeGreaterThanOrEqual(startedAt.getTime());
    expect(await numbers().countDocuments({ $expr: { $eq: ['$half', { $divide: ['$number', 2] }] } })).toBe(COUNT);
  });

  it('run once when several replicas start at the same time', async () => {
    await fill();
    expect(await Promise.all(Array.from({ length: 4 }, () => run([halves, names])))).toEqual([3, 3, 3, 3]);
    expect(await runs()).toEqual(['0002-halves', '0003-names']);
  });

  it('continue after a killed replica once its lease has expired', async () => {
    await fill();
    const env = { MONGODB_URI: stack.mongoUri, DATABASE: db.databaseName };
    const start = (): ChildProcess =>
      spawn(process.execPath, [join(import.meta.dirname, 'support/migrating.mjs')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const killed = start();
    await once(killed.stdout as NonNullable<typeof killed.stdout>, 'data');
    const gone = once(killed, 'exit');
    killed.kill('SIGKILL');
    await gone;
    expect(await numbers().countDocuments({ half: { $exists: true } })).toBe(300);
    expect(await record()).toMatchObject({ version: 1, applied: [], fence: 1, holder: expect.any(String) });

    await db.collection('gates').insertOne({});
    let isWaiting = (): void => undefined;
    const waiting = new Promise<void>((resolve) => {
      isWaiting = resolve;
    });
    const other = run([halves], { watch: { waiting: isWaiting } });
    await waiting;
    expect(await runs()).toEqual([]);
    await records().updateOne({}, { $set: { heldUntil: new Date(0) } });
    expect(await other).toBe(2);
    expect([await runs(), await record()]).toMatchObject([['0002-halves'], { version: 2, fence: 2, holder: null }]);
    expect(await numbers().countDocuments({ half: { $exists: true } })).toBe(COUNT);
    expect(await numbers().countDocuments({ times: { $gt: 1 } })).toBe(0);
  });

  it('stop without further writes in a replica that has lost its lease', async () => {
    await fill();
    const taken = noted('0002-taken', async ({ rewrite: write }) => {
      await records().updateOne({}, { $set: { holder: 'another' }, $inc: { fence: 1 } });
      await write<Numbered>('numbers', () => ({ half: 0 }));
    });
    await expect(run([taken])).rejects.toMatchObject({ name: 'LeaseLostError' });
    expect(await numbers().countDocuments({ half: { $exists: true } })).toBe(0);
    expect(await record()).toMatchObject({ version: 1, applied: [], holder: 'another', fence: 2 });
  });

  it('close the connection of a replica that has lost its lease, even during a query', async () => {
    await fill();
    let ended: unknown;
    const stubborn = noted('0002-stubborn', async ({ db: own }) => {
      await records().updateOne({}, { $set: { holder: 'another' }, $inc: { fence: 1 } });
      // It never calls `confirm`, so only the renewal in the background detects the loss.
      for (;;) await own.collection('numbers').findOne({});
    });
    const watch: MigrationWatch = {
      ended: (_migration, _way, _seconds, error) => {
        ended = error;
      },
    };
    await expect(run([stubborn], { leaseMs: 3_000, watch })).rejects.toMatchObject({ name: 'LeaseLostError' });
    expect(ended).toMatchObject({ name: 'LeaseLostError' });
  });

  it('are retried from the migration that failed', async () => {
    await fill();
    let isBroken = true;
    const failing = noted('0003-failing', async () => {
      if (isBroken) throw new Error('a fault in a migration');
    });
    await expect(run([halves, failing])).rejects.toThrow('a fault in a migration');
    expect(await record()).toMatchObject({ version: 2, holder: null });
    isBroken = false;
    expect(await run([halves, failing])).toBe(3);
    expect(await runs()).toEqual(['0002-halves', '0003-failing', '0003-failing']);
  });

  it('reject a database that newer code has written, and do not change it', async () => {
    await fill();
    await run([halves, names]);
    const before = await record();
    await expect(run([halves])).rejects.toThrow(
      `The database ${db.databaseName} is at version 3, and this code knows versions up to 2: start the later code, or take the database back with it ("migrate --to 2").`,
    );
    expect(await record()).toEqual(before);
  });

  it('can be reverted and applied again', async () => {
    await fill();
    await run([halves, names]);
    expect(await run([halves, names], { to: 1 })).toBe(1);
    expect(await record()).toMatchObject({ version: 1, applied: [] });
    expect(await run([halves, names])).toBe(3);
    expect(await runs()).toEqual(['0002-halves', '0003-names', '0003-names back', '0002-halves back', '0002-halves', '0003-names']);
  });

  it('are not reverted at all if one of them cannot be', async () => {
    await fill();
    const { down: _, ...oneWay } = halves;
    await run([oneWay, names]);
    await expect(run([oneWay, names], { to: 1 })).rejects.toThrow('There is no way back before 0002-halves');
    expect(await record()).toMatchObject({ version: 3 });
    expect(await run([oneWay, names], { to: 2 })).toBe(2);
  });

  it('report the progress of the startup to readiness and Prometheus', async () => {
    await fill();
    const [health, metrics] = [new HealthRegistry(), new Metrics('catalog')];
    health.add('start', () => health.mustHaveStarted());
    let seen = {};
    const told = noted('0002-told', async () => {
      seen = (await health.report()).checks;
    });
    const env = { ...readEnv(mongoEnv, { MONGODB_URI: stack.mongoUri, MONGODB_DB: db.databaseName }), LOG_LEVEL: 'silent' } as const;
    await migrated('catalog', env, [told])(health, metrics);
    expect([seen, (await health.report()).checks]).toEqual([{ start: 'migrating the database: 0002-told' }, { start: 'starting' }]);
    const text = await metrics.registry.metrics();
    for (const which of ['code', 'database']) expect(text).toContain(`database_version{of="${which}",service="catalog"} 2`);
    expect(text).toContain('database_migration_duration_seconds_count{service="catalog",migration="0002-told",outcome="ok"} 1');
  });

  it('never overwrite a concurrent change', async () => {
    await fill();
    let isFirst = true;
    const someoneEdits = async (): Promise<void> => {
      if (isFirst) await numbers().updateOne({ _id: 'n7' }, { $set: { number: 100 } });
      isFirst = false;
    };
    const doubled = ({ number = 0, half }: Partial<Numbered>) => (half === undefined ? { number: number * 2, half: number } : undefined);
    expect(await rewrite<Numbered>(db, 'numbers', doubled, someoneEdits)).toBe(COUNT);
    expect(await numbers().findOne({ _id: 'n7' })).toEqual({ _id: 'n7', number: 200, half: 100 });
    expect(await rewrite<Numbered>(db, 'numbers', () => ({ half: undefined }), someoneEdits)).toBe(COUNT);
    expect(await numbers().countDocuments({ half: { $exists: true } })).toBe(0);
  });
});
