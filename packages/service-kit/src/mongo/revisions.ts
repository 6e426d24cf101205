import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { InTurns } from './in-turns.ts';

export const COUNTED_COLLECTIONS = Symbol('COUNTED_COLLECTIONS');

interface Count {
  _id: string;
  revision: number;
}

const ALL = 'all';
/** Does not wait for the disk: if a crash loses a count, cached answers still expire after a second (`RememberedAnswers`). */
const QUICKLY = { writeConcern: { w: 1, journal: false } } as const;

/** Counts writes for all replicas, before their callers get the result. Uses the driver directly, because writes have their own retries. */
@Injectable()
export class Revisions {
  private readonly logger = new Logger(Revisions.name);
  private readonly reading = new InTurns(() => this.read());

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(COUNTED_COLLECTIONS) private readonly counted: readonly string[],
  ) {}

  /** Counts a write that was made or may have been made. Never throws: an uncounted write is visible a second later. */
  async written(collection: string): Promise<void> {
    if (!this.counted.includes(collection)) return;
    try {
      await this.counts().updateOne({ _id: ALL }, { $inc: { revision: 1 } }, { upsert: true, ...QUICKLY });
    } catch (error) {
      this.logger.warn({ err: error, collection }, 'A write was not counted');
    }
  }

  /** Returns the same number as before if nothing was written since; undefined if the database cannot be read. */
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
