import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trackedRemoval } from '@reefdesk/service-kit/mongo/tracked-writes';
import { atVersion } from '@reefdesk/service-kit/mongo/versioned-documents';
import type { Model } from 'mongoose';
import { DESTINATION, type DestinationDocument, type Removal } from './destination.schema.ts';
import { REMOVED_DESTINATION, type RemovedDestination } from './removed-destination.schema.ts';

/** What a removal began or joined; or the destination is gone, or it is not at the expected version (any more). */
type Begun = Removal | 'gone' | 'not-begun';

/** The steps of removing destinations; each is one atomic write that may be repeated by anybody. */
@Injectable()
export class DestinationRemovalsRepository {
  constructor(
    @InjectModel(DESTINATION) private readonly destinations: Model<DestinationDocument>,
    @InjectModel(REMOVED_DESTINATION) private readonly removed: Model<RemovedDestination>,
  ) {}

  /** Who removes it is in the audit, whoever of us brings it to its end. */
  recorded(id: string, remove: () => Promise<void>): Promise<void> {
    return trackedRemoval(this.destinations, id, remove);
  }

  /**
   * Sets the tombstone, or joins the removal under way; force turns that into a certain one. `not-begun`: it is not at the
   * `expected` version (null: any will do), or somebody took a removal back in this very moment.
   */
  async begin(id: string, force: boolean, expected: number | null): Promise<Begun> {
    const removal: Removal = { id: randomUUID(), startedAt: new Date(), force };
    const open = force ? { 'removing.force': { $ne: true } } : { removing: null };
    const begun = await this.destinations.updateOne({ _id: id, ...open, ...atVersion(expected) }, { $set: { removing: removal } });
    if (begun.matchedCount === 1) return removal;
    const present = await this.destinations.findById(id).select({ removing: 1 }).lean().exec();
    return present ? (present.removing ?? 'not-begun') : 'gone';
  }

  async listUnfinished(): Promise<{ id: string; removal: Removal }[]> {
    const found = await this.destinations
      .find({ 'removing.startedAt': { $exists: true } })
      .select({ removing: 1 })
      .lean()
      .exec();
    return found.flatMap(({ _id, removing }) => (removing ? [{ id: _id, removal: removing }] : []));
  }

  /** The undecided removal becomes a certain one; false when somebody decided otherwise meanwhile. */
  async decide(id: string, removal: Removal): Promise<boolean> {
    const { modifiedCount } = await this.destinations.updateOne(undecided(id, removal), { $set: { 'removing.force': true } });
    return modifiedCount === 1;
  }

  /** The undecided removal never was; false when somebody decided otherwise meanwhile. */
  async takeBack(id: string, removal: Removal): Promise<boolean> {
    const { modifiedCount } = await this.destinations.updateOne(undecided(id, removal), { $unset: { removing: 1 } });
    return modifiedCount === 1;
  }

  /** Removes the destination for good, if it is (still) being removed. */
  async complete(id: string): Promise<void> {
    await this.removed.updateOne({ _id: id }, { $set: { removedAt: new Date() } }, { upsert: true });
    await this.destinations.deleteOne({ _id: id, 'removing.force': true });
  }

  async listRemoved(): Promise<RemovedDestination[]> {
    return this.removed.find().lean().exec();
  }

  async forget(removed: readonly RemovedDestination[]): Promise<void> {
    await this.removed.deleteMany({ _id: { $in: removed.map(({ _id }) => _id) } });
  }
}

/** Only the very removal that was looked at, so that one taken back and begun anew is not mistaken for it. */
function undecided(id: string, removal: Removal) {
  return { _id: id, 'removing.id': removal.id ?? null, 'removing.force': false };
}
