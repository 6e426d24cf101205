import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { InTurns } from './in-turns.ts';

/** Names of the collections whose writes are counted. */
export const COUNTED_COLLECTIONS = Symbol('COUNTED_COLLECTIONS');

interface Count {
  _id: string;
  revision: number;
}

const ALL = 'all';
/** Nobody waits for the disk: a count that a crash takes back is a memory that ends by itself (`RememberedAnswers`). */
const QUICKLY = { writeConcern: { w: 1, journal: false } } as const;

/**
 * Says whether anything was written to the counted collections, by any replica: each write is counted in the database, after it and
 * before whoever made it is told. Straight to the driver: the count belongs to the write, and a failover is the write's to outlast.
 */
@Injectable()
export class Revisions {
  private readonly logger = new Logger(Revisions.name);
  private readonly reading = new InTurns(() => this.read());

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(COUNTED_COLLECTIONS) private readonly counted: readonly string[],
  ) {}

  /** Of a write that was made, or may have been. Never throws: what is not counted is seen all the same, a second later. */
  async written(collection: string): Promise<void> {
    if (!this.counted.includes(collection)) return;
    try {
      await this.counts().updateOne({ _id: ALL }, { $inc: { revision: 1 } }, { upsert: true, ...QUICKLY });
    } catch (error) {
      this.logger.warn({ err: error, collection }, 'A write was not counted');
    }
  }

  /** Equal to an earlier answer where nothing was written since; undefined where the database does not say. */
  async current(): Promise<number | undefined> {
    return this.reading.answer();
  }

  private async read(): Promise<number | undefined> {
    try {
      return (await this.counts().findOne({ _id: ALL }))?.revision ?? 0;
    } catch {
      return undefined;
    }
  }

  private counts() {
    return this.connection.getClient().db(this.connection.name).collection<Count>('revisions');
  }
}
