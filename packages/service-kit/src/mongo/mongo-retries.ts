import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Metrics } from '../health/metrics.ts';
import { Retries } from './retries/retries.ts';
import { SentCommands } from './retries/sent-commands.ts';
import { steadyCollection } from './retries/steady-collection.ts';
import { Revisions } from './revisions.ts';

/** Lets every database operation survive a failover, and end with its request. */
@Injectable()
export class MongoRetries implements OnModuleInit {
  private readonly retries: Retries;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    metrics: Metrics,
    private readonly revisions: Revisions,
  ) {
    const again = metrics.counter('mongodb_retries_total', 'Operations on MongoDB that were tried again', [
      'operation',
      'collection',
      'reason',
    ]);
    this.retries = new Retries({ note: ({ name, collection }, reason) => again.inc({ operation: name, collection, reason }) });
  }

  onModuleInit(): void {
    SentCommands.watch(this.connection);
    const written = (name: string) => this.revisions.written(name);
    for (const collection of Object.values(this.connection.collections)) steadyCollection(collection, this.retries, written);
    const open = this.connection.collection.bind(this.connection);
    this.connection.collection = ((...args: Parameters<typeof open>) => {
      const collection = open(...args);
      steadyCollection(collection, this.retries, written);
      return collection;
    }) as typeof open;
  }
}
