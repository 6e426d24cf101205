import { Injectable } from '@nestjs/common';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { ItineraryItemEdit, NewItineraryItem } from '@reefdesk/contracts/requests/itinerary.requests';
import type { ItineraryItemView, TravelDetailView } from '@reefdesk/contracts/travels';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { type Creation, requireSameCall } from '@reefdesk/service-kit/http/idempotency-key';
import { changesNothing } from '@reefdesk/service-kit/mongo/changes-nothing';
import { DestinationsRepository } from '../destinations/destinations.repository.ts';
import { ItineraryRepository } from './itinerary.repository.ts';
import { changedItem, type ItemChanges, type ItemReference, NO_DESTINATION, referenceOf, replacedBy } from './itinerary.ts';
import { paths } from './paths.ts';
import type { ItineraryItem, TravelDocument } from './travel.schema.ts';
import { TravelEdits } from './travel-edits.ts';
import { TravelsService } from './travels.service.ts';

export interface ItineraryChange {
  travel: TravelDetailView;
  item: ItineraryItemView;
}

/**
 * How itineraries change. Each change makes a new version of the package; `version` is the one the caller has seen, null
 * when the call does not say.
 *
 * A destination may begin to be removed while an item that uses it is written. Its remover first marks it and then takes
 * out the items that use it; here the mark is looked for before the write and again after it. So either the remover finds
 * the item, or the second look finds the mark, and the item is taken back.
 */
@Injectable()
export class ItineraryService {
  constructor(
    private readonly items: ItineraryRepository,
    private readonly destinations: DestinationsRepository,
    private readonly reads: TravelsService,
    private readonly edits: TravelEdits,
  ) {}

  /** What is there under this id already was added by the same call before, which made the version that it names an old one. */
  async add(travelId: string, creation: Creation, input: NewItineraryItem, version: number | null): Promise<ItineraryChange> {
    const { id: itemId } = creation;
    const seen = await this.edits.current(travelId, null);
    if (isRepeated(seen, creation)) return this.changeOf(seen, itemId);
    const reference = referenceOf(input) ?? NO_DESTINATION;
    await this.requireReferable(reference);
    const content = { ...reference, day: input.day, time: input.time, comments: input.comments };
    const item = { id: itemId, ...content, createdAt: new Date(), createdByCall: creation.fingerprint };
    const added = await this.items.add(travelId, item, { version });
    if (!added) return this.changeOf(await this.addedMeanwhile(travelId, creation, version), itemId);
    const travel = this.edits.announced(added);
    if (!(await this.isReferable(reference))) {
      const without = await this.items.remove(travelId, item.id, { item: reference });
      if (without) this.edits.announced(without);
      throw new AppError('destination_not_found');
    }
    return this.changeOf(travel, item.id);
  }

  async update(travelId: string, itemId: string, input: ItineraryItemEdit, version: number | null): Promise<ItineraryChange> {
    const reference = referenceOf(input);
    const changes: ItemChanges = { ...reference, day: input.day ?? undefined, time: input.time ?? undefined, comments: input.comments };
    const seen = await this.edits.current(travelId, version);
    const item = seen.itinerary.find(({ id }) => id === itemId);
    if (item && changesNothing(item, paths(changes))) return this.changeOf(seen, itemId);
    if (reference) await this.requireReferable(reference);
    const before = (await this.items.change(travelId, itemId, changes, { version })) ?? (await this.refuseChange(travelId, version));
    const travel = this.edits.announced(withItem(before, itemId, changes));
    // An item that used the destination all along is found by its remover.
    const isNewUse = reference && reference.destinationId !== itemOf(before, itemId).destinationId;
    if (isNewUse && !(await this.isReferable(reference))) {
      await this.takeBack(before, itemId, reference, changes);
      throw new AppError('destination_not_found');
    }
    return this.changeOf(travel, itemId);
  }

  async remove(travelId: string, itemId: string, version: number | null): Promise<TravelDetailView> {
    const travel = await this.items.remove(travelId, itemId, { version });
    return this.reads.detailsOf(this.edits.announced(travel ?? (await this.refuseChange(travelId, version))));
  }

  /**
   * The item is as it was before; where somebody changed it since, only what it refers to. Where the remover was faster and
   * took it out, it comes back: the update is refused, so the item never used the destination.
   */
  private async takeBack(before: TravelDocument, itemId: string, reference: ItemReference, changes: ItemChanges): Promise<void> {
    const item = itemOf(before, itemId);
    const { category, destinationId } = item;
    const undone =
      (await this.items.change(before._id, itemId, replacedBy(changes, item), { item: changes })) ??
      (await this.items.change(before._id, itemId, { category, destinationId }, { item: reference })) ??
      (await this.items.add(before._id, item, {}));
    // What it used before may be gone by now as well; the item itself is not lost.
    if (undone && !(await this.isReferable({ category, destinationId })))
      await this.items.change(before._id, itemId, NO_DESTINATION, { item: { category, destinationId } });
    this.edits.announced(before);
  }

  private async requireReferable(reference: ItemReference): Promise<void> {
    if (!(await this.isReferable(reference))) throw new AppError('destination_not_found');
  }

  private async isReferable({ destinationId }: ItemReference): Promise<boolean> {
    return destinationId === null || (await this.destinations.findReferable([destinationId])).has(destinationId);
  }

  /** The package, when the same call sent twice was faster; else says why nothing was added. */
  private async addedMeanwhile(travelId: string, creation: Creation, version: number | null): Promise<TravelDocument> {
    const travel = await this.edits.current(travelId, null);
    if (isRepeated(travel, creation)) return travel;
    await this.edits.current(travelId, version);
    throw new AppError('itinerary_limit_reached', { max: LIMITS.itineraryItems });
  }

  private async refuseChange(travelId: string, version: number | null): Promise<never> {
    await this.edits.current(travelId, version);
    throw new AppError('itinerary_item_not_found');
  }

  private async changeOf(travel: TravelDocument, itemId: string): Promise<ItineraryChange> {
    const view = await this.reads.detailsOf(travel);
    return { travel: view, item: view.destinations.find(({ id }) => id === itemId) as ItineraryItemView };
  }
}

/** Whether the item is there already; throws when another call added it. */
function isRepeated(travel: TravelDocument, creation: Creation): boolean {
  const item = travel.itinerary.find(({ id }) => id === creation.id);
  if (item) requireSameCall(creation, item.createdByCall);
  return item !== undefined;
}

function itemOf(travel: TravelDocument, itemId: string): ItineraryItem {
  return travel.itinerary.find(({ id }) => id === itemId) as ItineraryItem;
}

/** The package that a change of one of its items made. */
function withItem(before: TravelDocument, itemId: string, changes: ItemChanges): TravelDocument {
  const itinerary = before.itinerary.map((item) => (item.id === itemId ? changedItem(item, changes) : item));
  return { ...before, itinerary, version: before.version + 1, updatedAt: new Date() };
}
