import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { IMAGE_USES_MAX_LISTED, type ImageUse, type ImageUsesQuestion } from '@reefdesk/contracts/messages/media.messages';
import { usesFilter, usesIn } from '@reefdesk/media-client/image-use-list';
import { withTrash } from '@reefdesk/service-kit/mongo/trashable.schema';
import { DRAFT, type StoredDraft } from '@reefdesk/service-kit/records/draft.schema';
import { STORED_VERSION, type StoredVersion } from '@reefdesk/service-kit/records/versioned.schema';
import type { Model } from 'mongoose';
import { imagesOf } from '../testimonials/testimonial.mapper.ts';
import { TESTIMONIAL, type TestimonialDocument } from '../testimonials/testimonial.schema.ts';

/** Every place of this database that refers to an image. A new place must be added here, otherwise its images are deleted. */
@Injectable()
export class ImageUsesRepository {
  constructor(
    @InjectModel(TESTIMONIAL) private readonly testimonials: Model<TestimonialDocument>,
    @InjectModel(STORED_VERSION) private readonly versions: Model<StoredVersion>,
    @InjectModel(DRAFT) private readonly drafts: Model<StoredDraft>,
  ) {}

  /** Includes the trash, because its records can be restored. May contain other images of the same records. */
  async find(ids: readonly string[]): Promise<string[]> {
    const used = await Promise.all([
      withTrash(this.testimonials.distinct('profile.id', { 'profile.id': { $in: [...ids] } })).read('primary'),
      withTrash(this.testimonials.distinct('photos.image.id', { 'photos.image.id': { $in: [...ids] } })).read('primary'),
      this.versions.distinct('images', { images: { $in: [...ids] } }).read('primary'),
      this.drafts.distinct('images', { images: { $in: [...ids] } }).read('primary'),
    ]);
    return used.flat().filter((id) => typeof id === 'string');
  }

  async list(question: ImageUsesQuestion): Promise<ImageUse[]> {
    const found = await this.testimonials
      .find({ $or: [usesFilter(question, 'profile.id'), usesFilter(question, 'photos.image.id')] })
      .select({ name: 1, 'profile.id': 1, 'photos.image.id': 1 })
      .limit(IMAGE_USES_MAX_LISTED)
      .lean<TestimonialDocument[]>();
    return found.flatMap((one) => usesIn(question, { kind: 'testimonials', id: one._id, name: one.name }, imagesOf(one)));
  }
}
