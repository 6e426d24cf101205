import { setTimeout as sleep } from 'node:timers/promises';
import { mongo } from 'mongoose';
import type { Logger } from 'pino';
import type { CommonEnv, MongoEnv } from '../../env.ts';
import type { HealthRegistry } from '../../health/health-registry.ts';
import type { Metrics } from '../../health/metrics.ts';
import { serviceLog } from '../../logging.ts';
import { databaseName } from '../database-name.ts';
import { durableWrites } from '../durable-writes.ts';
import { LeaseLostError } from '../lease.ts';
import { type MigrationWatch, migrate } from './migrate.ts';
import { type Migration, newestVersion } from './migration.ts';

const UNAVAILABLE_AFTER_MS = 2_500;
const TRY_AGAIN_MS = 1_000;

/** Migrates before the service starts. Waits for an unavailable database or another migrating replica. May throw a NewerDatabaseError. */
export function migrated(
  service: string,
  env: MongoEnv & Pick<CommonEnv, 'LOG_LEVEL'>,
  migrations: readonly Migration[],
): (health: HealthRegistry, metrics: Metrics) => Promise<void> {
  return (health, metrics) => migrateAtStart({ service, env, migrations, health, metrics });
}

interface StartMigrations {
  service: string;
  env: MongoEnv & Pick<CommonEnv, 'LOG_LEVEL'>;
  migrations: readonly Migration[];
  health: HealthRegistry;
  metrics: Metrics;
}

async function migrateAtStart({ service, env, migrations, health, metrics }: StartMigrations): Promise<void> {
  // The application's own logger does not exist yet.
  const log = serviceLog(service, env);
  const newest = newestVersion(migrations);
  const versions = { code: newest, database: Number.NaN };
  metrics.gauge(
    'database_version',
    'Version of the database as this process found or left it, and the one its code wants',
    ['of'],
    (gauge) => {
      for (const [of, version] of Object.entries(versions)) if (!Number.isNaN(version)) gauge.set({ of }, version);
    },
  );
  const watch = watchOf(log, health, metrics);
  for (;;) {
    const client = new mongo.MongoClient(env.MONGODB_URI, {
      ...durableWrites(env.MONGODB_URI),
      serverSelectionTimeoutMS: UNAVAILABLE_AFTER_MS,
      retryWrites: false,
      appName: `reefdesk-${service}-migrations`,
    });
    try {
      await connected(client, log);
      versions.database = await migrate({ client, database: databaseName(service, env), migrations, watch });
      return;
    } catch (error) {
      if (!isPassing(error)) throw error;
      log.warn({ err: error }, 'The migration of the database was interrupted and is retried');
      await sleep(TRY_AGAIN_MS);
    } finally {
      await client.close();
    }
  }
}

/** Retries after any error, even a wrong password, which may be corrected meanwhile. Readiness reports it too. */
async function connected(client: mongo.MongoClient, log: Logger): Promise<void> {
  for (;;) {
    try {
      await client.connect();
      return;
    } catch (error) {
      log.error({ err: error }, 'The database is unreachable; retrying');
      await sleep(TRY_AGAIN_MS);
    }
  }
}

/** True for errors that a retry may solve. */
function isPassing(error: unknown): boolean {
  return error instanceof LeaseLostError || error instanceof mongo.MongoNetworkError || error instanceof mongo.MongoServerSelectionError;
}

function watchOf(log: Logger, health: HealthRegistry, metrics: Metrics): MigrationWatch {
  const seconds = metrics.histogram(
    'database_migration_duration_seconds',
    'Duration of migrations of the database by this process',
    ['migration', 'outcome'],
    [0.1, 1, 10, 60, 600],
  );
  return {
    waiting: () => {
      health.noteStart('waiting for another replica that migrates the database');
      log.info('Another replica migrates the database: waiting for it');
    },
    begins: ({ id, description }) => {
      health.noteStart(`migrating the database: ${id}`);
      log.info({ migration: id, description }, 'A migration of the database begins');
    },
    ended: ({ id }, _way, duration, error) => {
      health.noteStart('starting');
      seconds.observe({ migration: id, outcome: error ? 'failed' : 'ok' }, duration);
      if (error) log.error({ migration: id, err: error }, 'The migration of the database was interrupted');
      else log.info({ migration: id, seconds: duration }, 'The migration of the database is done');
    },
  };
}
