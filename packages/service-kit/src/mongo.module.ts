import { type DynamicModule, Global, Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { InjectConnection, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { auditModule } from './audit/audit.module.ts';
import type { MongoEnv } from './env.ts';
import { HealthRegistry } from './health/health-registry.ts';
import { databaseName } from './mongo/database-name.ts';
import { durableWrites } from './mongo/durable-writes.ts';
import { MongoMonitor } from './mongo/mongo-monitor.ts';
import { MongoRetries } from './mongo/mongo-retries.ts';
import { MongoWatch } from './mongo/mongo-watch.ts';
import { RememberedAnswers } from './mongo/remembered-answers.ts';
import { COUNTED_COLLECTIONS, Revisions } from './mongo/revisions.ts';

@Injectable()
class MongoHealth implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly health: HealthRegistry,
  ) {}

  onModuleInit(): void {
    this.health.addShared('mongo', () => this.ping());
  }

  private async ping(): Promise<void> {
    if (!this.connection.db) throw new Error('not connected');
    await this.connection.db.admin().ping();
  }
}

/** Creates all indexes before the first request, so that unique fields are unique from the beginning. */
@Injectable()
export class MongoIndexes implements OnModuleInit {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async onModuleInit(): Promise<void> {
    await Promise.all(Object.values(this.connection.models).map((model) => model.init()));
  }
}

/** Milliseconds that a query waits for an unavailable database before it fails with 503. */
const UNAVAILABLE_AFTER_MS = 2_500;

@Global()
@Module({
  providers: [MongoHealth, MongoIndexes, MongoMonitor, MongoRetries, MongoWatch, Revisions, RememberedAnswers],
  exports: [RememberedAnswers],
})
class MongoModule {}

/**
 * Acknowledged writes are durable. There are no transactions and no change streams, because the embedded engine has none. `counted` names
 * the collections whose answers are cached.
 */
export function mongoModule(service: string, env: MongoEnv, { counted = [] }: { counted?: readonly string[] } = {}): DynamicModule {
  const mongoose = MongooseModule.forRoot(env.MONGODB_URI, {
    dbName: databaseName(service, env),
    ...durableWrites(env.MONGODB_URI),
    serverSelectionTimeoutMS: UNAVAILABLE_AFTER_MS,
    bufferTimeoutMS: UNAVAILABLE_AFTER_MS,
    socketTimeoutMS: 30_000,
    retryAttempts: Number.MAX_SAFE_INTEGER,
    retryDelay: 1_000,
    appName: `reefdesk-${service}`,
    monitorCommands: true,
  } as Parameters<typeof MongooseModule.forRoot>[1]);
  const providers = [{ provide: COUNTED_COLLECTIONS, useValue: counted }];
  return { module: MongoModule, imports: [mongoose, auditModule(service)], providers };
}
