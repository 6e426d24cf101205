import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@reefdesk/contracts/limits';
import { DestinationsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { ImageDirectory } from '@reefdesk/media-client/image-directory';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { requireRoomFor } from '@reefdesk/service-kit/records/count-limit';
import { Trash, type TrashCard } from '@reefdesk/service-kit/trash/trash';
import type { Model } from 'mongoose';
import { imageAddress, imageMeta } from '../content/image-views.ts';
import { toLocalised } from '../content/localised.ts';
import { mainImage } from '../destinations/destination.mapper.ts';
import { DESTINATION, type DestinationDocument } from '../destinations/destination.schema.ts';
import { DestinationRemovalService } from '../destinations-admin/destination-removal.service.ts';

@Injectable()
export class DestinationsTrash extends Trash<DestinationDocument> {
  readonly kind = 'destinations';
  readonly missing = 'destination_not_found';

  constructor(
    @InjectModel(DESTINATION) model: Model<DestinationDocument>,
    staff: StaffNames,
    private readonly images: ImageDirectory,
    private readonly bus: MessageBus,
    private readonly removal: DestinationRemovalService,
  ) {
    super(model, staff);
  }

  async cards(destinations: readonly DestinationDocument[]): Promise<TrashCard[]> {
    const views = await this.images.views(destinations.flatMap((destination) => mainImage(destination) ?? []));
    return destinations.map((destination) => ({
      names: toLocalised(destination.name),
      image: imageAddress(mainImage(destination)),
      image_meta: imageMeta(mainImage(destination), views),
      address: destination._id,
    }));
  }

  protected async requireRoom(): Promise<void> {
    requireRoomFor('destination_limit_reached', await this.model.countDocuments().exec(), LIMITS.destinations);
  }

  announce({ _id }: DestinationDocument): void {
    this.bus.publish(DestinationsChanged, { id: _id });
  }

  protected override makeWhole(destination: DestinationDocument): Promise<void> {
    return this.removal.bringBack(destination);
  }

  protected override listUnwhole(): Promise<DestinationDocument[]> {
    return this.removal.listUnrestored();
  }
}
