import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { imagePath } from '@reefdesk/contracts/images/values';
import { EMPTY_TEXT } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { TestimonialsChanged } from '@reefdesk/contracts/messages/testimonials.messages';
import { ImageDirectory } from '@reefdesk/media-client/image-directory';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { requireRoomFor } from '@reefdesk/service-kit/records/count-limit';
import { Trash, type TrashCard } from '@reefdesk/service-kit/trash/trash';
import type { Model } from 'mongoose';
import { TESTIMONIAL, type TestimonialDocument } from '../testimonials/testimonial.schema.ts';

@Injectable()
export class TestimonialsTrash extends Trash<TestimonialDocument> {
  readonly kind = 'testimonials';
  readonly missing = 'testimonial_not_found';

  constructor(
    @InjectModel(TESTIMONIAL) model: Model<TestimonialDocument>,
    staff: StaffNames,
    private readonly images: ImageDirectory,
    private readonly bus: MessageBus,
  ) {
    super(model, staff);
  }

  async cards(testimonials: readonly TestimonialDocument[]): Promise<TrashCard[]> {
    const views = await this.images.views(testimonials.flatMap(({ profile }) => profile ?? []));
    return testimonials.map(({ name, profile }) => ({
      names: { ...EMPTY_TEXT, ...name },
      image: profile ? imagePath(profile.id) : '',
      image_meta: profile ? (views.get(profile.id) ?? null) : null,
      address: '',
    }));
  }

  protected async requireRoom(): Promise<void> {
    requireRoomFor('testimonial_limit_reached', await this.model.countDocuments().exec(), LIMITS.testimonials);
  }

  announce({ _id }: TestimonialDocument): void {
    this.bus.publish(TestimonialsChanged, { id: _id });
  }
}
