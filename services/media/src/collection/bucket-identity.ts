import { Injectable } from '@nestjs/common';
import { DatabaseIdentity } from '@reefdesk/service-kit/mongo/database-identity';
import { DATABASE_KEY } from '../storage/object-keys.ts';
import { ObjectStorage } from '../storage/object-storage.ts';
import { CollectionStateRepository } from './collection-state.repository.ts';
import { SweepStopped } from './sweep-outcome.ts';

const NONE = 'none';

/** Binds the bucket to one database: with any other database, every object would look like a stray and be deleted. */
@Injectable()
export class BucketIdentity {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly database: DatabaseIdentity,
    private readonly states: CollectionStateRepository,
  ) {}

  /** Returns true if the bucket is new. Throws `another_bucket` if it belongs to another database. */
  async check(): Promise<boolean> {
    await this.storage.prepare();
    const own = await this.database.read();
    const known = (await this.states.read()).databases.bucket;
    const found = (await this.storage.read(DATABASE_KEY))?.toString('utf8') ?? NONE;
    if (found === own) {
      if (known !== own) await this.states.know('bucket', own);
      return false;
    }
    const isNew = found === NONE && known === undefined;
    // An operator can accept the bucket that was found.
    if (!isNew && found !== known) {
      await this.states.meet('bucket', found);
      throw new SweepStopped('another_bucket', `The bucket belongs to another database than media's: ${found}, media's is ${own}`);
    }
    await this.storage.write(DATABASE_KEY, Buffer.from(own), 'text/plain');
    await this.states.know('bucket', own);
    return true;
  }
}
