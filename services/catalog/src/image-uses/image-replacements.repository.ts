import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DestinationsChanged, TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import type { ImageReplacement } from '@reefdesk/contracts/messages/media.messages';
import { ImageReplacingRepository } from '@reefdesk/media-client/image-replacing.repository';
import { storedImageOf } from '@reefdesk/media-client/stored-image';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import type { Model } from 'mongoose';
import { DESTINATION, type DestinationDocument } from '../destinations/destination.schema.ts';
import { TRAVEL, type TravelDocument } from '../travels/travel.schema.ts';

/** Replaces images in every record of this database (LIB-07). The paths must match those of ImageUsesRepository. */
@Injectable()
export class ImageReplacementsRepository {
  constructor(
    @InjectModel(TRAVEL) private readonly travels: Model<TravelDocument>,
    @InjectModel(DESTINATION) private readonly destinations: Model<DestinationDocument>,
    private readonly replacing: ImageReplacingRepository,
    private readonly bus: MessageBus,
  ) {}

  async replace({ from, to, by }: ImageReplacement): Promise<number> {
    const image = storedImageOf(to);
    const travels = await this.replacing.replace(
      {
        model: this.travels,
        kind: 'packages',
        paths: ['image.id', 'itinerary.image.id'],
        picture: image,
        changes: (travel) => ({
          image: travel.image?.id === from ? image : travel.image,
          itinerary: travel.itinerary.map((stop) => (stop.image?.id === from ? { ...stop, image } : stop)),
        }),
        announce: ({ _id, slug }) => this.bus.publish(TravelsChanged, { id: _id, slug }),
      },
      from,
      by,
    );
    const destinations = await this.replacing.replace(
      {
        model: this.destinations,
        kind: 'destinations',
        paths: ['images.image.id', 'takenOut.item.image.id'],
        picture: image,
        changes: ({ images, takenOut }) => ({
          images: images.map((one) => (one.image.id === from ? { ...one, image } : one)),
          ...(takenOut && {
            takenOut: takenOut.map((taken) => (taken.item.image?.id === from ? { ...taken, item: { ...taken.item, image } } : taken)),
          }),
        }),
        announce: ({ _id }) => this.bus.publish(DestinationsChanged, { id: _id }),
      },
      from,
      by,
    );
    return travels + destinations;
  }
}
