import { Injectable } from '@nestjs/common';
import { DestinationsChanged, TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { editConflict } from '@reefdesk/service-kit/http/version';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { inEnglish } from '../content/localised.ts';
import { TravelsRepository, type TravelUse } from '../travels/travels.repository.ts';
import type { DestinationDocument, Removal } from './destination.schema.ts';
import { DestinationRemovalsRepository } from './destination-removals.repository.ts';
import { DestinationsRepository } from './destinations.repository.ts';
import { DestinationsService } from './destinations.service.ts';

type Outcome = 'removed' | 'in-use' | 'decided-elsewhere';

/** How often a removal that others decided meanwhile is looked at again. */
const ATTEMPTS = 10;
/** How many of the packages in the way an error names. */
const NAMED_PACKAGES = 5;
/** How long a removed destination is remembered, for items that were just being written; far longer than a request lives. */
const REMEMBERED_MS = 10 * 60_000;

/**
 * Removes destinations without ever leaving an itinerary item that refers to a missing one. There are no transactions, so
 * the order does it: tombstone (no new references from here on), uses, decision, items, destination. The items are kept with the
 * destination, which goes to the trash, and come back with it. Whoever finds a
 * tombstone, a second request or the sweep of any replica, can carry on from what is stored.
 */
@Injectable()
export class DestinationRemovalService {
  constructor(
    private readonly destinations: DestinationsService,
    private readonly repository: DestinationsRepository,
    private readonly removals: DestinationRemovalsRepository,
    private readonly travels: TravelsRepository,
    private readonly bus: MessageBus,
  ) {}

  /** Without force a destination in use stays: `destination_in_use`. With force its itinerary items go too. */
  remove(id: string, force: boolean, expected: number | null): Promise<void> {
    return this.removals.recorded(id, () => this.removeNow(id, force, expected));
  }

  private async removeNow(id: string, force: boolean, expected: number | null): Promise<void> {
    // Asked before the tombstone, so that a refused removal does not make the destination flicker for visitors.
    await this.refuseIfChanged(id, expected);
    if (!force && (await this.isThere(id))) await this.refuseIfUsed(id);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const removal = await this.removals.begin(id, force, expected);
      if (removal === 'gone' && attempt > 1) return;
      if (removal === 'gone') throw new AppError('destination_not_found');
      if (removal === 'not-begun') await this.refuseIfChanged(id, expected);
      const outcome = removal === 'not-begun' ? 'decided-elsewhere' : await this.carryOn(id, removal);
      if (outcome === 'removed') return;
      if (outcome === 'in-use') await this.refuseIfUsed(id);
    }
    throw new AppError('service_unavailable', {}, { cause: new Error(`The removal of destination ${id} found no end`) });
  }

  /** Each item that went with a destination goes back to its place, where there still is one; may be done by anybody, and again. */
  async bringBack({ _id, takenOut = [] }: DestinationDocument): Promise<void> {
    for (const taken of takenOut) {
      const travel = await this.travels.putBack(taken.travelId, taken.item);
      await this.removals.forgetItem(_id, taken);
      if (travel) this.bus.publish(TravelsChanged, travel);
    }
  }

  /** Finishes what a killed process began, and takes out items that landed after their destination was gone. */
  async sweep(now = new Date()): Promise<void> {
    for (const { id, removal } of await this.removals.listUnfinished()) await this.carryOn(id, removal);
    const removed = await this.removals.listRemoved();
    // One that is there again came out of the trash, or by a backup: its items are welcome.
    for (const { _id } of removed) await this.dropLateItems(_id);
    await this.removals.forget(removed.filter(({ removedAt }) => now.getTime() - removedAt.getTime() > REMEMBERED_MS));
  }

  private async carryOn(id: string, removal: Removal): Promise<Outcome> {
    if (!removal.force) {
      const isUsed = (await this.travels.countItemsOf(id)) > 0;
      const isDecided = isUsed ? await this.removals.takeBack(id, removal) : await this.removals.decide(id, removal);
      if (!isDecided) return 'decided-elsewhere';
      if (isUsed) {
        this.bus.publish(DestinationsChanged, { id });
        return 'in-use';
      }
    }
    if (!(await this.takeOutItems(id, removal))) return 'decided-elsewhere';
    await this.removals.complete(id, removal);
    this.bus.publish(DestinationsChanged, { id });
    return 'removed';
  }

  /**
   * Until no package uses it; what is taken out is kept with the destination before. False when somebody else brought this removal to
   * its end: the destination may have been restored since, so nothing is taken from it any more.
   */
  private async takeOutItems(id: string, removal: Removal): Promise<boolean> {
    for (;;) {
      const uses = await this.travels.listUsesOf(id);
      if (uses.length === 0) return true;
      const items = uses.flatMap((use) => use.items.map((item) => ({ travelId: use.travel._id, item })));
      if (!(await this.removals.keep(id, removal, items))) return false;
      for (const use of uses) await this.takeOut(id, use);
    }
  }

  /** Items that landed after their destination was gone belong to nobody. It may be there again: looked for after they were read. */
  private async dropLateItems(id: string): Promise<void> {
    const uses = await this.travels.listUsesOf(id);
    if (uses.length === 0 || (await this.isThere(id))) return;
    for (const use of uses) await this.takeOut(id, use);
  }

  /** Only as the package was read: what came or came back since is looked at anew. */
  private async takeOut(id: string, use: TravelUse): Promise<void> {
    const { _id, slug } = use.travel;
    if (await this.travels.takeOut(id, use)) this.bus.publish(TravelsChanged, { id: _id, slug });
  }

  private async isThere(id: string): Promise<boolean> {
    return (await this.repository.findReferable([id])).has(id);
  }

  /** What is hidden by another removal may come back: only what is seen at another version is a conflict. */
  private async refuseIfChanged(id: string, expected: number | null): Promise<void> {
    const seen = expected === null ? null : await this.repository.find(id, {});
    if (seen && seen.version !== expected) throw editConflict(await this.destinations.view(seen));
  }

  private async refuseIfUsed(id: string): Promise<void> {
    const names = await this.travels.namesUsing(id);
    if (names.length === 0) return;
    const packages = names.slice(0, NAMED_PACKAGES).map(inEnglish).join(', ');
    throw new AppError('destination_in_use', { count: names.length, packages });
  }
}
