import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { IMAGE_USES_MAX_LISTED, type ImageUse, type ImageUsesQuestion } from '@reefdesk/contracts/messages/media.messages';
import { usesFilter, usesIn } from '@reefdesk/media-client/image-use-list';
import { withTrash } from '@reefdesk/service-kit/mongo/trashable.schema';
import { DRAFT, type StoredDraft } from '@reefdesk/service-kit/records/draft.schema';
import { STORED_VERSION, type StoredVersion } from '@reefdesk/service-kit/records/versioned.schema';
import type { Model } from 'mongoose';
import { imagesOf } from '../destinations/destination.mapper.ts';
import { DESTINATION, type DestinationDocument } from '../destinations/destination.schema.ts';
import { picturesOf, TRAVEL, type TravelDocument } from '../travels/travel.schema.ts';

/** Every place of this database that refers to an image. A new place must be added here, otherwise its images are deleted. */
@Injectable()
export class ImageUsesRepository {
  constructor(
    @InjectModel(TRAVEL) private readonly travels: Model<TravelDocument>,
    @InjectModel(DESTINATION) private readonly destinations: Model<DestinationDocument>,
    @InjectModel(STORED_VERSION) private readonly versions: Model<StoredVersion>,
    @InjectModel(DRAFT) private readonly drafts: Model<StoredDraft>,
  ) {}

  /** Includes inactive records and the trash, because they can be shown again. May contain other images of the same records. */
  async find(ids: readonly string[]): Promise<string[]> {
    const used = await Promise.all([
      withTrash(this.travels.distinct('image.id', { 'image.id': { $in: [...ids] } })).read('primary'),
      withTrash(this.travels.distinct('itinerary.image.id', { 'itinerary.image.id': { $in: [...ids] } })).read('primary'),
      withTrash(this.destinations.distinct('images.image.id', { 'images.image.id': { $in: [...ids] } })).read('primary'),
      withTrash(this.destinations.distinct('takenOut.item.image.id', { 'takenOut.item.image.id': { $in: [...ids] } })).read('primary'),
      this.versions.distinct('images', { images: { $in: [...ids] } }).read('primary'),
      this.drafts.distinct('images', { images: { $in: [...ids] } }).read('primary'),
    ]);
    return used.flat().filter((id) => typeof id === 'string');
  }

  async list(question: ImageUsesQuestion): Promise<ImageUse[]> {
    const ofTravels = { $or: [usesFilter(question, 'image.id'), usesFilter(question, 'itinerary.image.id')] };
    const [travels, destinations] = await Promise.all([
      this.travels.find(ofTravels).select({ name: 1, 'image.id': 1, 'itinerary.image.id': 1 }).limit(IMAGE_USES_MAX_LISTED).lean(),
      this.destinations
        .find(usesFilter(question, 'images.image.id'))
        .select({ name: 1, 'images.image.id': 1 })
        .limit(IMAGE_USES_MAX_LISTED)
        .lean(),
    ]);
    return [
      ...travels.flatMap((travel) => usesIn(question, { kind: 'packages', id: travel._id, name: travel.name }, picturesOf(travel))),
      ...destinations.flatMap(({ _id, name, images }) => usesIn(question, { kind: 'destinations', id: _id, name }, imagesOf({ images }))),
    ];
  }
}
