import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { currentTrail } from '@reefdesk/service-kit/audit/trail';
import { trackedRemoval } from '@reefdesk/service-kit/mongo/tracked-writes';
import { atVersion } from '@reefdesk/service-kit/mongo/versioned-documents';
import type { Model } from 'mongoose';
import { DESTINATION, type DestinationDocument, type Removal, type TakenOutItem } from './destination.schema.ts';
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
    const trail = currentTrail();
    const removal: Removal = {
      id: randomUUID(),
      startedAt: new Date(),
      force,
      by: trail?.userId ?? null,
      ...(trail && { changedIn: trail.id }),
    };
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

  /** Items that are about to be taken out of their packages wait with the destination; false when this removal is over. */
  async keep(id: string, removal: Removal, items: readonly TakenOutItem[]): Promise<boolean> {
    const kept = await this.destinations.updateOne(decided(id, removal), { $addToSet: { takenOut: { $each: [...items] } } } as never);
    return kept.matchedCount === 1;
  }

  /** It is in its package again, or can't be any more. */
  async forgetItem(id: string, { travelId, item }: TakenOutItem): Promise<void> {
    await this.destinations.updateOne({ _id: id }, { $pull: { takenOut: { travelId, 'item.id': item.id } } } as never);
  }

  /** Restored ones whose items are not all back. */
  async listWaitedFor(): Promise<DestinationDocument[]> {
    return this.destinations
      .find({ 'takenOut.0': { $exists: true }, removing: null })
      .lean<DestinationDocument[]>()
      .exec();
  }

  /** Puts the destination into the trash, unless this removal is over. */
  async complete(id: string, removal: Removal): Promise<void> {
    await this.removed.updateOne({ _id: id }, { $set: { removedAt: new Date() } }, { upsert: true });
    const { by = null, changedIn } = removal;
    const trashed = { at: new Date(), by };
    const stamp = changedIn === undefined ? {} : { changedIn };
    await this.destinations.updateOne(decided(id, removal), { $set: { trashed, ...stamp }, $unset: { removing: 1 } } as never);
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

/** The same once nothing stops it any more. */
function decided(id: string, removal: Removal) {
  return { _id: id, 'removing.id': removal.id ?? null, 'removing.force': true };
}
