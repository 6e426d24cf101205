import { mongo } from 'mongoose';
import { Lease, type Leased, NOT_HELD } from '../lease.ts';
import { BASELINE_VERSION } from './migration.ts';
import { VERSION_COLLECTION } from './version-collection.ts';

/** A single document, so that every step is one write. The migrating replica holds its lease. */
export interface VersionDocument extends Leased {
  version: number;
  /** Applied migrations, oldest first; a new database starts at the newest version without them. */
  applied: { id: string; at: Date }[];
  begun: { version: number; at: Date };
  fence: number;
}

const VERSION = 'version';
/** Collections that exist before any service has written: those of the database itself and of the startup. */
const NOT_DATA = /^system\.|^database_(identity|version)$/;

export class VersionRecord {
  private readonly records: mongo.Collection<VersionDocument>;
  readonly db: mongo.Db;

  constructor(db: mongo.Db) {
    this.db = db;
    this.records = db.collection<VersionDocument>(VERSION_COLLECTION);
  }

  read(): Promise<VersionDocument | null> {
    return this.records.findOne({ _id: VERSION }, { readPreference: 'primary' });
  }

  async isFresh(): Promise<boolean> {
    const found = await this.db.listCollections({}, { nameOnly: true }).toArray();
    return found.every(({ name }) => NOT_DATA.test(name));
  }

  /** Returns the record, which is created if absent: at `newest` for an empty database, else at the baseline. */
  async readOrBegin(newest: number): Promise<VersionDocument> {
    const found = await this.read();
    if (found) return found;
    const version = (await this.isFresh()) ? newest : BASELINE_VERSION;
    const begun = { version, at: new Date() };
    try {
      await this.records.insertOne({ _id: VERSION, version, applied: [], begun, fence: 0, ...NOT_HELD });
    } catch (error) {
      // Another replica has created it at the same time.
      if (!(error instanceof mongo.MongoServerError && error.code === 11_000)) throw error;
    }
    return this.readOrBegin(newest);
  }

  /** Takes the lease for migrating; null if another replica holds it. `onLost` stops work in progress. */
  take(forMs: number, onLost: () => void): Promise<Lease | null> {
    return Lease.take(this.records, VERSION, { forMs, onLost, set: { fence: { $add: ['$fence', 1] } } });
  }
}
