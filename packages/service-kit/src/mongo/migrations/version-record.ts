import { mongo } from 'mongoose';
import { Lease, type Leased, NOT_HELD } from '../lease.ts';
import { BASELINE_VERSION } from './migration.ts';
import { VERSION_COLLECTION } from './version-collection.ts';

/** One document, so that every step is one write. Its lease is held by the replica that migrates now. */
export interface VersionDocument extends Leased {
  version: number;
  /** Migrations that ran, oldest first; a database that was made at a version did not need those before it. */
  applied: { id: string; at: Date }[];
  /** The version at which the record was begun, and when. */
  begun: { version: number; at: Date };
  /** How often the lease was taken. */
  fence: number;
}

const VERSION = 'version';
/** What stands there before any service has written: the database's own, and what the start makes. */
const NOT_DATA = /^system\.|^database_(identity|version)$/;

/** The record of a database's version. */
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
      await this.records.insertOne({ _id: VERSION, version, applied: [], begun, fence: 0, ...NOT_HELD });
    } catch (error) {
      // Another replica begins it at the same moment.
      if (!(error instanceof mongo.MongoServerError && error.code === 11_000)) throw error;
    }
    return this.readOrBegin(newest);
  }

  /** The right to migrate; null if another replica holds it. `onLost` stops work in progress. */
  take(forMs: number, onLost: () => void): Promise<Lease | null> {
    return Lease.take(this.records, VERSION, { forMs, onLost, set: { fence: { $add: ['$fence', 1] } } });
  }
}
