import { mongo } from 'mongoose';
import { BASELINE_VERSION } from './migration.ts';
import { VERSION_COLLECTION } from './version-collection.ts';

/** One document, so that every step is one write. Times are the database's own, so that clocks of replicas need not agree. */
export interface VersionDocument {
  _id: string;
  version: number;
  /** Migrations that ran, oldest first; a database that was made at a version did not need those before it. */
  applied: { id: string; at: Date }[];
  /** The version at which the record was begun, and when. */
  begun: { version: number; at: Date };
  /** The replica that migrates now; null: nobody. */
  holder: string | null;
  /** Raised by each one that takes the lease: what was given up or taken away is not the same any more. */
  fence: number;
  heldUntil: Date;
}

/** A lease as it was given. */
export interface Held {
  holder: string;
  fence: number;
}

/** `up`: the migration was applied; `down`: it was taken back. */
export interface AppliedStep {
  id: string;
  way: 'up' | 'down';
  from: number;
  to: number;
}

const VERSION = 'version';
const LONG_AGO = new Date(0);
/** What stands there before any service has written: the database's own, and what the start makes. */
const NOT_DATA = /^system\.|^database_(identity|version)$/;

/** The record of a database's version. Each write of a lease holder applies only while it holds the lease. */
export class VersionRecord {
  private readonly records: mongo.Collection<VersionDocument>;
  readonly db: mongo.Db;

  constructor(db: mongo.Db) {
    this.db = db;
    this.records = db.collection<VersionDocument>(VERSION_COLLECTION);
  }

  /** Null: none was begun. */
  read(): Promise<VersionDocument | null> {
    return this.records.findOne({ _id: VERSION }, { readPreference: 'primary' });
  }

  /** Whether nothing was ever stored there. */
  async isFresh(): Promise<boolean> {
    const found = await this.db.listCollections({}, { nameOnly: true }).toArray();
    return found.every(({ name }) => NOT_DATA.test(name));
  }

  /** The record, begun now if there was none: a fresh database is at `newest`, another one at the baseline. */
  async readOrBegin(newest: number): Promise<VersionDocument> {
    const found = await this.read();
    if (found) return found;
    const version = (await this.isFresh()) ? newest : BASELINE_VERSION;
    const begun = { version, at: new Date() };
    try {
      await this.records.insertOne({ _id: VERSION, version, applied: [], begun, holder: null, fence: 0, heldUntil: LONG_AGO });
    } catch (error) {
      // Another replica begins it at the same moment.
      if (!(error instanceof mongo.MongoServerError && error.code === 11_000)) throw error;
    }
    return this.readOrBegin(newest);
  }

  /** Null: somebody else holds it. */
  async take(holder: string, forMs: number): Promise<Held | null> {
    const taken = await this.records.findOneAndUpdate(
      { _id: VERSION, $expr: { $lte: ['$heldUntil', '$$NOW'] } },
      [{ $set: { holder: { $literal: holder }, fence: { $add: ['$fence', 1] }, heldUntil: { $add: ['$$NOW', forMs] } } }],
      { returnDocument: 'after' },
    );
    return taken && { holder, fence: taken.fence };
  }

  /** False: it was taken by somebody else. */
  async renew(held: Held, forMs: number): Promise<boolean> {
    const { matchedCount } = await this.records.updateOne({ _id: VERSION, ...held }, [{ $set: { heldUntil: { $add: ['$$NOW', forMs] } } }]);
    return matchedCount === 1;
  }

  /** False: the lease was taken by somebody else, and nothing was written. */
  async note(held: Held, { id, way, from, to }: AppliedStep): Promise<boolean> {
    const list = way === 'up' ? { $push: { applied: { id, at: new Date() } } } : { $pull: { applied: { id } } };
    const { matchedCount } = await this.records.updateOne({ _id: VERSION, ...held, version: from }, { $set: { version: to }, ...list });
    return matchedCount === 1;
  }

  async giveUp(held: Held): Promise<void> {
    await this.records.updateOne({ _id: VERSION, ...held }, { $set: { holder: null, heldUntil: LONG_AGO } });
  }
}
