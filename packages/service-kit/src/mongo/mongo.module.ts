import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/audit.module.ts';
import type { MongoEnv } from '../env.ts';
import { databaseName } from './database-name.ts';
import { durableWrites } from './durable-writes.ts';
import { MongoHealth } from './mongo-health.ts';
import { MongoIndexes } from './mongo-indexes.ts';
import { MongoMonitor } from './mongo-monitor.ts';
import { MongoRetries } from './mongo-retries.ts';
import { MongoWatch } from './mongo-watch.ts';

/** Milliseconds a query waits for a database that is away, before it becomes a 503. */
const AWAY_AFTER_MS = 2_500;

@Module({ providers: [MongoHealth, MongoIndexes, MongoMonitor, MongoRetries, MongoWatch] })
class MongoModule {}

/**
 * The service's own database. Every write is acknowledged only when it is durable: what was answered survives a kill. Writes
 * are retryable where the server is a replica set, which is the driver's default; elsewhere that says nothing. No transactions
 * and no change streams anywhere, because the embedded engine has none.
 */
export function mongoModule(service: string, env: MongoEnv): DynamicModule {
  const mongoose = MongooseModule.forRoot(env.MONGODB_URI, {
    dbName: databaseName(service, env),
    ...durableWrites(env.MONGODB_URI),
    serverSelectionTimeoutMS: AWAY_AFTER_MS,
    bufferTimeoutMS: AWAY_AFTER_MS,
    socketTimeoutMS: 30_000,
    retryAttempts: Number.MAX_SAFE_INTEGER,
    retryDelay: 1_000,
    appName: `reefdesk-${service}`,
    monitorCommands: true,
  } as Parameters<typeof MongooseModule.forRoot>[1]);
  return { module: MongoModule, imports: [mongoose, AuditModule] };
}
