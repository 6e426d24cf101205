import { Injectable } from '@nestjs/common';
import type { Localised } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { type ItineraryItemEdit, lackingComments, type NewItineraryItem } from '@reefdesk/contracts/travels/requests';
import type { ItineraryItemView, TravelDetailView } from '@reefdesk/contracts/travels/views';
import { ImageUploads } from '@reefdesk/media-client/image-uploads';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { noteUnchanged } from '@reefdesk/service-kit/audit/trail';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { invalidFields } from '@reefdesk/service-kit/errors/field-errors';
import type { ReceivedFile } from '@reefdesk/service-kit/http/form/received-form';
import { type Creation, requireSameCall } from '@reefdesk/service-kit/http/idempotency-key';
import { changesNothing } from '@reefdesk/service-kit/mongo/changes-nothing';
import { requireRoomFor } from '@reefdesk/service-kit/records/count-limit';
import { nothingLeft } from '@reefdesk/service-kit/records/nothing-left';
import { toLocalised } from '../content/localised.ts';
import { DestinationsRepository } from '../destinations/destinations.repository.ts';
import type { ItineraryItem } from '../destinations/itinerary-item.schema.ts';
import { ItineraryRepository } from './itinerary.repository.ts';
import {
  changedItem,
  type ItemChanges,
  type ItemReference,
  itemPaths,
  NO_DESTINATION,
  referenceOf,
  replacedBy,
  withPlaced,
} from './itinerary.ts';
import type { TravelDocument } from './travel.schema.ts';
import { TravelEdits } from './travel-edits.ts';
import { TravelsService } from './travels.service.ts';

const REFERENCE = ['category', 'destination_id'] as const;

export interface ItineraryChange {
  travel: TravelDetailView;
  item: ItineraryItemView;
}

/**
 * `version: null` accepts any version. A removal sets a tombstone on its destination before it removes the items that use it. The tombstone
 * is checked before and after each write here, so either the removal finds the item, or the second check reverts the write.
 */
@Injectable()
export class ItineraryService {
  constructor(
    private readonly items: ItineraryRepository,
    private readonly destinations: DestinationsRepository,
    private readonly reads: TravelsService,
    private readonly edits: TravelEdits,
    private readonly uploads: ImageUploads,
  ) {}

  /** If the item exists, an earlier attempt of the same request added it; `version` is then outdated and not compared. */
  async add(
    travelId: string,
    creation: Creation,
    input: NewItineraryItem,
    picture: ReceivedFile | undefined,
    version: number | null,
  ): Promise<ItineraryChange> {
    const { id } = creation;
    const seen = await this.edits.current(travelId, null);
    if (isRepeated(seen, creation)) return this.changeOf(seen, id);
    const reference = referenceOf(input) ?? NO_DESTINATION;
    await this.requireReferable(reference);
    const { day, time, comments, titles, after, unfinished, ...rest } = input;
    nothingLeft(rest, REFERENCE);
    if (unfinished) requireComments(comments, seen);
    const image = await this.storePicture(travelId, picture, version);
    const content = {
      ...reference,
      day,
      time,
      comments: toLocalised(comments),
      ...(titles && { titles: toLocalised(titles) }),
      ...(image && { image }),
    };
    const item = { id, ...content, createdAt: new Date(), createdByCall: creation.fingerprint };
    const travel =
      after === undefined
        ? await this.append(travelId, creation, item, version)
        : await this.insert(travelId, creation, item, after, version);
    await this.keepReferable(travelId, item);
    return this.changeOf(travel, id);
  }

  async update(
    travelId: string,
    itemId: string,
    input: ItineraryItemEdit,
    picture: ReceivedFile | undefined,
    version: number | null,
  ): Promise<ItineraryChange> {
    const { day, time, after, without_image: isBare, titles, comments, unfinished, ...rest } = input;
    nothingLeft(rest, REFERENCE);
    const reference = referenceOf(input);
    const texts = { day: day ?? undefined, time: time ?? undefined, titles, comments };
    const seen = await this.edits.current(travelId, version);
    const item = seen.itinerary.find(({ id }) => id === itemId);
    if (unfinished && item) requireComments({ ...item.comments, ...comments }, seen);
    const image = (item && (await this.storePicture(travelId, picture, version))) ?? (isBare ? null : undefined);
    const changes: ItemChanges = { ...reference, ...texts, image };
    if (item && after === undefined && changesNothing(item, itemPaths(changes))) {
      noteUnchanged();
      return this.changeOf(seen, itemId);
    }
    if (reference) await this.requireReferable(reference);
    const { before, travel } =
      after === undefined
        ? await this.changeInPlace(travelId, itemId, changes, version)
        : await this.move(travelId, itemId, changes, after, version);
    // If the item already used this destination, the removal finds it.
    const isNewUse = reference && reference.destinationId !== itemOf(before, itemId).destinationId;
    if (isNewUse && !(await this.isReferable(reference))) {
      const { day, position } = itemOf(travel, itemId);
      await this.takeBack(before, itemId, reference, after === undefined ? changes : { ...changes, day, position });
      throw new AppError('destination_not_found');
    }
    return this.changeOf(travel, itemId);
  }

  async restore(travelId: string, itemId: string, version: number | null): Promise<ItineraryChange> {
    const seen = await this.edits.current(travelId, version);
    if (seen.itinerary.some(({ id }) => id === itemId)) {
      noteUnchanged();
      return this.changeOf(seen, itemId);
    }
    const item = await this.items.findRemoved(travelId, itemId);
    if (!item) throw new AppError('itinerary_item_not_found');
    await this.requireReferable(item);
    const restored = await this.items.add(travelId, item, { version });
    if (!restored) return this.changeOf(await this.presentMeanwhile(travelId, itemId, version), itemId);
    const travel = this.edits.announced(restored);
    await this.keepReferable(travelId, item);
    return this.changeOf(travel, itemId);
  }

  async remove(travelId: string, itemId: string, version: number | null): Promise<TravelDetailView> {
    const travel = await this.items.remove(travelId, itemId, { version });
    return this.reads.detailsOf(this.edits.announced(travel ?? (await this.rejectChange(travelId, version))));
  }

  /** Reverts only the destination if the item has changed since. If the removal deleted the item, it is added again. */
  private async takeBack(before: TravelDocument, itemId: string, reference: ItemReference, changes: ItemChanges): Promise<void> {
    const item = itemOf(before, itemId);
    const { category, destinationId } = item;
    const undone =
      (await this.items.change(before._id, itemId, replacedBy(changes, item), { item: changes })) ??
      (await this.items.change(before._id, itemId, { category, destinationId }, { item: reference })) ??
      (await this.items.add(before._id, item, {}));
    // The previous destination may also have been removed; the item is then kept without one.
    if (undone && !(await this.isReferable({ category, destinationId })))
      await this.items.change(before._id, itemId, NO_DESTINATION, { item: { category, destinationId } });
    this.edits.announced(before);
  }

  private async append(travelId: string, creation: Creation, item: ItineraryItem, version: number | null): Promise<TravelDocument> {
    const added = await this.items.add(travelId, item, { version });
    return added ? this.edits.announced(added) : this.addedMeanwhile(travelId, creation, version);
  }

  private insert(
    travelId: string,
    creation: Creation,
    item: ItineraryItem,
    after: string | null,
    version: number | null,
  ): Promise<TravelDocument> {
    const place = (seen: TravelDocument) => {
      // A parallel attempt of the same request was faster.
      if (isRepeated(seen, creation)) return {};
      requireRoomFor('itinerary_limit_reached', seen.itinerary.length, LIMITS.itineraryItems);
      return { itinerary: placedIn(seen, item, after) };
    };
    return this.edits.change(travelId, place, version);
  }

  private async changeInPlace(travelId: string, itemId: string, changes: ItemChanges, version: number | null): Promise<WrittenOver> {
    const before = (await this.items.change(travelId, itemId, changes, { version })) ?? (await this.rejectChange(travelId, version));
    return { before, travel: this.edits.announced(withItem(before, itemId, changes)) };
  }

  /** Computes the place from the version that is overwritten, so no parallel move is lost. */
  private async move(
    travelId: string,
    itemId: string,
    changes: ItemChanges,
    after: string | null,
    version: number | null,
  ): Promise<WrittenOver> {
    let before: TravelDocument | undefined;
    const place = (seen: TravelDocument) => {
      before = seen;
      const item = seen.itinerary.find(({ id }) => id === itemId);
      if (!item) throw new AppError('itinerary_item_not_found');
      return { itinerary: placedIn(seen, changedItem(item, changes), after) };
    };
    const travel = await this.edits.change(travelId, place, version);
    return { before: before ?? travel, travel };
  }

  /** Checks the travel first, so that no picture is stored in vain. */
  private async storePicture(
    travelId: string,
    picture: ReceivedFile | undefined,
    version: number | null,
  ): Promise<StoredImage | undefined> {
    if (!picture) return undefined;
    await this.edits.current(travelId, version);
    const [image] = await this.uploads.store([picture]);
    return image;
  }

  private async keepReferable(travelId: string, { id, category, destinationId }: ItineraryItem): Promise<void> {
    const reference = { category, destinationId };
    if (await this.isReferable(reference)) return;
    const without = await this.items.remove(travelId, id, { item: reference });
    if (without) this.edits.announced(without);
    throw new AppError('destination_not_found');
  }

  private async requireReferable(reference: ItemReference): Promise<void> {
    if (!(await this.isReferable(reference))) throw new AppError('destination_not_found');
  }

  private async isReferable({ destinationId }: ItemReference): Promise<boolean> {
    return destinationId === null || (await this.destinations.findReferable([destinationId])).has(destinationId);
  }

  /** Returns the travel if a parallel attempt of the same request added the item; otherwise throws the reason of the failure. */
  private async addedMeanwhile(travelId: string, creation: Creation, version: number | null): Promise<TravelDocument> {
    const travel = await this.edits.current(travelId, null);
    if (isRepeated(travel, creation)) return travel;
    await this.edits.current(travelId, version);
    throw new AppError('itinerary_limit_reached', { max: LIMITS.itineraryItems });
  }

  /** Returns the travel if another request restored the item; otherwise throws the reason of the failure. */
  private async presentMeanwhile(travelId: string, itemId: string, version: number | null): Promise<TravelDocument> {
    const travel = await this.edits.current(travelId, null);
    if (travel.itinerary.some(({ id }) => id === itemId)) return travel;
    await this.edits.current(travelId, version);
    throw new AppError('itinerary_limit_reached', { max: LIMITS.itineraryItems });
  }

  private async rejectChange(travelId: string, version: number | null): Promise<never> {
    await this.edits.current(travelId, version);
    throw new AppError('itinerary_item_not_found');
  }

  private async changeOf(travel: TravelDocument, itemId: string): Promise<ItineraryChange> {
    const view = await this.reads.detailsOf(travel);
    return { travel: view, item: view.destinations.find(({ id }) => id === itemId) as ItineraryItemView };
  }
}

interface WrittenOver {
  before: TravelDocument;
  travel: TravelDocument;
}

/** An unfinished item needs a comment in one language; in a visible travel it needs all like any other. */
function requireComments(comments: Partial<Localised> | undefined, { status }: TravelDocument): void {
  const lacking = lackingComments(comments, status);
  if (Object.keys(lacking).length > 0) throw invalidFields(lacking);
}

function placedIn({ itinerary }: TravelDocument, item: ItineraryItem, after: string | null): ItineraryItem[] {
  const placed = withPlaced(itinerary, item, after);
  if (!placed) throw new AppError('itinerary_item_not_found');
  return placed;
}

/** Throws if another request has added the item. */
function isRepeated(travel: TravelDocument, creation: Creation): boolean {
  const item = travel.itinerary.find(({ id }) => id === creation.id);
  if (item) {
    requireSameCall(creation, item.createdByCall);
    noteUnchanged();
  }
  return item !== undefined;
}

function itemOf(travel: TravelDocument, itemId: string): ItineraryItem {
  return travel.itinerary.find(({ id }) => id === itemId) as ItineraryItem;
}

function withItem(before: TravelDocument, itemId: string, changes: ItemChanges): TravelDocument {
  const itinerary = before.itinerary.map((item) => (item.id === itemId ? changedItem(item, changes) : item));
  return { ...before, itinerary, version: before.version + 1, updatedAt: new Date() };
}
