import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { imagePath } from '@reefdesk/contracts/images/values';
import { LIMITS } from '@reefdesk/contracts/limits';
import { SlidesChanged } from '@reefdesk/contracts/messages/media.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { requireRoomFor } from '@reefdesk/service-kit/records/count-limit';
import { Trash, type TrashCard } from '@reefdesk/service-kit/trash/trash';
import type { Model } from 'mongoose';
import { ImagesService } from '../images/images.service.ts';
import type { SlideDocument } from '../slides/slide.schema.ts';
import { SLIDE_MODEL } from '../slides/slides.repository.ts';

@Injectable()
export class SlidesTrash extends Trash<SlideDocument> {
  readonly kind = 'slides';
  readonly missing = 'slide_not_found';

  constructor(
    @InjectModel(SLIDE_MODEL) model: Model<SlideDocument>,
    staff: StaffNames,
    private readonly images: ImagesService,
    private readonly bus: MessageBus,
  ) {
    super(model, staff);
  }

  async cards(slides: readonly SlideDocument[]): Promise<TrashCard[]> {
    const views = new Map((await this.images.describe(slides.map(({ imageId }) => imageId))).map((view) => [view.id, view]));
    return slides.map(({ titles, imageId }) => ({
      names: titles,
      image: imagePath(imageId),
      image_meta: views.get(imageId) ?? null,
      address: '',
    }));
  }

  protected async requireRoom(): Promise<void> {
    requireRoomFor('slide_limit_reached', await this.model.countDocuments().exec(), LIMITS.slides);
  }

  announce({ _id }: SlideDocument): void {
    this.bus.publish(SlidesChanged, { id: _id });
  }
}
