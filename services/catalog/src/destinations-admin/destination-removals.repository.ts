import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { currentTrail } from '@reefdesk/service-kit/audit/trail';
import { trackedRemoval } from '@reefdesk/service-kit/records/tracked-writes';
import { atVersion } from '@reefdesk/service-kit/records/versioned-documents';
import type { Model } from 'mongoose';
import { Schema } from 'mongoose';
import { DESTINATION, type DestinationDocument, type Removal, type TakenOutItem } from '../destinations/destination.schema.ts';

export const REMOVED_DESTINATION = 'RemovedDestination';

/** Remembered for a while, because an item that was being written may be stored after its destination was removed. */
export interface RemovedDestination {
  _id: string;
  removedAt: Date;
}

export const removedDestinationSchema = new Schema<RemovedDestination>(
  { _id: { type: String, required: true }, removedAt: { type: Date, required: true } },
  { collection: 'removed_destinations', versionKey: false },
);

/** `not-begun`: the version is not the expected one, or another request changed the state at the same moment. */
type Begun = Removal | 'gone' | 'not-begun';

/** The steps of a removal. Each step is one atomic write that any process may repeat. */
@Injectable()
export class DestinationRemovalsRepository {
  constructor(
    @InjectModel(DESTINATION) private readonly destinations: Model<DestinationDocument>,
    @InjectModel(REMOVED_DESTINATION) private readonly removed: Model<RemovedDestination>,
  ) {}

  /** Records the user who requested the removal in the audit log, even if another process completes it. */
  recorded(id: string, remove: () => Promise<void>): Promise<void> {
    return trackedRemoval(this.destinations, id, remove);
  }

  /** Sets the tombstone or joins the removal in progress; `force` makes it final. `expected: null` accepts any version. */
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

  /** False if another process has decided differently. */
  async decide(id: string, removal: Removal): Promise<boolean> {
    const { modifiedCount } = await this.destinations.updateOne(undecided(id, removal), { $set: { 'removing.force': true } });
    return modifiedCount === 1;
  }

  /** False if another process has decided differently. */
  async takeBack(id: string, removal: Removal): Promise<boolean> {
    const { modifiedCount } = await this.destinations.updateOne(undecided(id, removal), { $unset: { removing: 1 } });
    return modifiedCount === 1;
  }

  /** Keeps items with the destination before they are removed from their travels. False if this removal is over. */
  async keep(id: string, removal: Removal, items: readonly TakenOutItem[]): Promise<boolean> {
    const updated = await this.destinations.updateOne(decided(id, removal), { $addToSet: { takenOut: { $each: [...items] } } } as never);
    return updated.matchedCount === 1;
  }

  /** Called after the item was put back, or if that is impossible. */
  async forgetItem(id: string, { travelId, item }: TakenOutItem): Promise<void> {
    await this.destinations.updateOne({ _id: id }, { $pull: { takenOut: { travelId, 'item.id': item.id } } } as never);
  }

  async listWaitedFor(): Promise<DestinationDocument[]> {
    return this.destinations
      .find({ 'takenOut.0': { $exists: true }, removing: null })
      .lean<DestinationDocument[]>()
      .exec();
  }

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

/** Matches only this removal, not one that was begun after this one was cancelled. */
function undecided(id: string, removal: Removal) {
  return { _id: id, 'removing.id': removal.id ?? null, 'removing.force': false };
}

function decided(id: string, removal: Removal) {
  return { _id: id, 'removing.id': removal.id ?? null, 'removing.force': true };
}
