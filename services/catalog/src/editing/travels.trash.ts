import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@reefdesk/contracts/limits';
import { TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { ImageDirectory } from '@reefdesk/media-client/image-directory';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { requireRoomFor } from '@reefdesk/service-kit/records/count-limit';
import { Trash, type TrashCard } from '@reefdesk/service-kit/trash/trash';
import type { Model } from 'mongoose';
import { imageAddress, imageMeta } from '../content/image-views.ts';
import { toLocalised } from '../content/localised.ts';
import { TRAVEL, type TravelDocument } from '../travels/travel.schema.ts';

@Injectable()
export class TravelsTrash extends Trash<TravelDocument> {
  readonly kind = 'packages';
  readonly missing = 'travel_not_found';

  constructor(
    @InjectModel(TRAVEL) model: Model<TravelDocument>,
    staff: StaffNames,
    private readonly images: ImageDirectory,
    private readonly bus: MessageBus,
  ) {
    super(model, staff);
  }

  async cards(travels: readonly TravelDocument[]): Promise<TrashCard[]> {
    const views = await this.images.views(travels.flatMap(({ image }) => image ?? []));
    return travels.map(({ name, image, slug }) => ({
      names: toLocalised(name),
      image: imageAddress(image),
      image_meta: imageMeta(image, views),
      address: slug,
    }));
  }

  protected async requireRoom(): Promise<void> {
    requireRoomFor('travel_limit_reached', await this.model.countDocuments().exec(), LIMITS.travels);
  }

  announce({ _id, slug }: TravelDocument): void {
    this.bus.publish(TravelsChanged, { id: _id, slug });
  }
}
