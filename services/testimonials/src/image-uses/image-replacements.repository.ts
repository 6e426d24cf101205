import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ImageReplacement } from '@reefdesk/contracts/messages/media.messages';
import { TestimonialsChanged } from '@reefdesk/contracts/messages/testimonials.messages';
import { ImageReplacingRepository } from '@reefdesk/media-client/image-replacing.repository';
import { storedImageOf } from '@reefdesk/media-client/stored-image';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import type { Model } from 'mongoose';
import { TESTIMONIAL, type TestimonialDocument } from '../testimonials/testimonial.schema.ts';

/** Replaces images in every record of this database (LIB-07). The paths must match those of ImageUsesRepository. */
@Injectable()
export class ImageReplacementsRepository {
  constructor(
    @InjectModel(TESTIMONIAL) private readonly testimonials: Model<TestimonialDocument>,
    private readonly replacing: ImageReplacingRepository,
    private readonly bus: MessageBus,
  ) {}

  replace({ from, to, by }: ImageReplacement): Promise<number> {
    const image = storedImageOf(to);
    return this.replacing.replace(
      {
        model: this.testimonials,
        kind: 'testimonials',
        paths: ['profile.id', 'photos.image.id'],
        picture: image,
        changes: ({ profile, photos }) => ({
          profile: profile?.id === from ? image : profile,
          photos: photos.map((photo) => (photo.image.id === from ? { ...photo, image } : photo)),
        }),
        announce: ({ _id }) => this.bus.publish(TestimonialsChanged, { id: _id }),
      },
      from,
      by,
    );
  }
}
