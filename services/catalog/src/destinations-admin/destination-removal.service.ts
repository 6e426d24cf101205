import { Injectable } from '@nestjs/common';
import { DestinationsChanged, TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { editConflict } from '@reefdesk/service-kit/http/version';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { inEnglish } from '../content/localised.ts';
import type { DestinationDocument, Removal } from '../destinations/destination.schema.ts';
import { DestinationsRepository } from '../destinations/destinations.repository.ts';
import { DestinationsService } from '../destinations/destinations.service.ts';
import { TravelsRepository, type TravelUse } from '../travels/travels.repository.ts';
import { DestinationRemovalsRepository } from './destination-removals.repository.ts';

type Outcome = 'removed' | 'in-use' | 'decided-elsewhere';

const ATTEMPTS = 10;
const NAMED_PACKAGES = 5;
/** Much longer than any request takes: items may still be written when their destination is removed. */
const REMEMBERED_MS = 10 * 60_000;

/**
 * Removes destinations in an order that never leaves dangling itinerary items: tombstone (prevents new references), uses, decision, items,
 * destination. There are no transactions; any request or sweep can continue a removal from its tombstone.
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

  /** Without `force`, throws `destination_in_use` if a travel uses the destination; with `force`, removes its itinerary items as well. */
  remove(id: string, force: boolean, expected: number | null): Promise<void> {
    return this.removals.recorded(id, () => this.removeNow(id, force, expected));
  }

  private async removeNow(id: string, force: boolean, expected: number | null): Promise<void> {
    // Checked before the tombstone, so that a rejected removal does not hide the destination from visitors for a moment.
    await this.rejectIfChanged(id, expected);
    if (!force && (await this.isThere(id))) await this.rejectIfUsed(id);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const removal = await this.removals.begin(id, force, expected);
      if (removal === 'gone' && attempt > 1) return;
      if (removal === 'gone') throw new AppError('destination_not_found');
      if (removal === 'not-begun') await this.rejectIfChanged(id, expected);
      const outcome = removal === 'not-begun' ? 'decided-elsewhere' : await this.carryOn(id, removal);
      if (outcome === 'removed') return;
      if (outcome === 'in-use') await this.rejectIfUsed(id);
    }
    throw new AppError('service_unavailable', {}, { cause: new Error(`The removal of destination ${id} did not finish`) });
  }

  listUnrestored(): Promise<DestinationDocument[]> {
    return this.removals.listWaitedFor();
  }

  /** Puts each removed item back into its travel if there is room. Idempotent; several replicas may run it. */
  async bringBack({ _id, takenOut = [] }: DestinationDocument): Promise<void> {
    for (const taken of takenOut) {
      const travel = await this.travels.putBack(taken.travelId, taken.item);
      await this.removals.forgetItem(_id, taken);
      if (travel) this.bus.publish(TravelsChanged, travel);
    }
  }

  /** Finishes removals of killed processes, and removes items that were written after their destination was removed. */
  async sweep(now = new Date()): Promise<void> {
    for (const { id, removal } of await this.removals.listUnfinished()) await this.carryOn(id, removal);
    const removed = await this.removals.listRemoved();
    // The destination was restored from the trash or a backup, so its items stay.
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

  /** Returns false if another request finished this removal; the destination may have been restored, so no more items are removed. */
  private async takeOutItems(id: string, removal: Removal): Promise<boolean> {
    for (;;) {
      const uses = await this.travels.listUsesOf(id);
      if (uses.length === 0) return true;
      const items = uses.flatMap((use) => use.items.map((item) => ({ travelId: use.travel._id, item })));
      if (!(await this.removals.keep(id, removal, items))) return false;
      for (const use of uses) await this.takeOut(id, use);
    }
  }

  /** Looks the destination up after it has read the items, because the destination may exist again. */
  private async dropLateItems(id: string): Promise<void> {
    const uses = await this.travels.listUsesOf(id);
    if (uses.length === 0 || (await this.isThere(id))) return;
    for (const use of uses) await this.takeOut(id, use);
  }

  /** Writes only to the version that was read; after a concurrent change the caller reads it again. */
  private async takeOut(id: string, use: TravelUse): Promise<void> {
    const { _id, slug } = use.travel;
    if (await this.travels.takeOut(id, use)) this.bus.publish(TravelsChanged, { id: _id, slug });
  }

  private async isThere(id: string): Promise<boolean> {
    return (await this.repository.findReferable([id])).has(id);
  }

  /** Throws `edit_conflict` if the visible destination has another version; one hidden by another removal is no conflict. */
  private async rejectIfChanged(id: string, expected: number | null): Promise<void> {
    const seen = expected === null ? null : await this.repository.find(id, {});
    if (seen && seen.version !== expected) throw editConflict(await this.destinations.view(seen));
  }

  private async rejectIfUsed(id: string): Promise<void> {
    const names = await this.travels.namesUsing(id);
    if (names.length === 0) return;
    const packages = names.slice(0, NAMED_PACKAGES).map(inEnglish).join(', ');
    throw new AppError('destination_in_use', { count: names.length, packages });
  }
}
