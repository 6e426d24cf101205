import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ActingPerson, SlidesChanged } from '@reefdesk/contracts/messages/media.messages';
import { ImageReplacingRepository } from '@reefdesk/media-client/image-replacing.repository';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import type { Model } from 'mongoose';
import type { SlideDocument } from './slide.schema.ts';
import { SLIDE_MODEL } from './slides.repository.ts';

/** Replaces images in media's own records (LIB-07). */
@Injectable()
export class SlideReplacementsRepository {
  constructor(
    @InjectModel(SLIDE_MODEL) private readonly slides: Model<SlideDocument>,
    private readonly replacing: ImageReplacingRepository,
    private readonly bus: MessageBus,
  ) {}

  /** Returns the number of changed slides, including those in the trash. */
  replace(from: string, to: string, by: ActingPerson): Promise<number> {
    const announce = ({ _id }: SlideDocument) => this.bus.publish(SlidesChanged, { id: _id });
    return this.replacing.replace(
      { model: this.slides, kind: 'slides', paths: ['imageId'], picture: { id: to }, changes: () => ({ imageId: to }), announce },
      from,
      by,
    );
  }
}
