import { Injectable } from '@nestjs/common';
import { DatabaseIdentity } from '@reefdesk/service-kit/mongo/database-identity';
import { DATABASE_KEY } from '../storage/object-keys.ts';
import { ObjectStorage } from '../storage/object-storage.ts';
import { CollectionStateRepository } from './collection-state.repository.ts';
import { SweepStopped } from './sweep-outcome.ts';

const NONE = 'none';

/**
 * The bucket carries the identity of the database that its images are recorded in. Beside another database (media's own
 * emptied, or restored elsewhere, or two systems on one bucket) every object in it would look like a stray.
 */
@Injectable()
export class BucketIdentity {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly database: DatabaseIdentity,
    private readonly states: CollectionStateRepository,
  ) {}

  /** True when the bucket was seen for the first time. Throws `another_bucket` when it belongs to another database. */
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
    // An operator's word makes what was met the known one.
    if (!isNew && found !== known) {
      await this.states.meet('bucket', found);
      throw new SweepStopped('another_bucket', `The bucket belongs to another database than media's: ${found}, media's is ${own}`);
    }
    await this.storage.write(DATABASE_KEY, Buffer.from(own), 'text/plain');
    await this.states.know('bucket', own);
    return true;
  }
}
