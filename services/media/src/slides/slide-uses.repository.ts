import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { IMAGE_USES_MAX_LISTED, type ImageUse, type ImageUsesQuestion } from '@reefdesk/contracts/messages/media.messages';
import { usesFilter, usesIn } from '@reefdesk/media-client/image-use-list';
import { withTrash } from '@reefdesk/service-kit/mongo/trashable.schema';
import { DRAFT, type StoredDraft } from '@reefdesk/service-kit/records/draft.schema';
import { STORED_VERSION, type StoredVersion } from '@reefdesk/service-kit/records/versioned.schema';
import type { Model, QueryFilter } from 'mongoose';
import type { SlideDocument } from './slide.schema.ts';
import { SLIDE_MODEL } from './slides.repository.ts';

@Injectable()
export class SlideUsesRepository {
  constructor(
    @InjectModel(SLIDE_MODEL) private readonly slides: Model<SlideDocument>,
    @InjectModel(STORED_VERSION) private readonly versions: Model<StoredVersion>,
    @InjectModel(DRAFT) private readonly drafts: Model<StoredDraft>,
  ) {}

  async find(ids: readonly string[]): Promise<string[]> {
    // Includes the trash and earlier versions, which may be restored, and drafts, which may be published.
    const used = await Promise.all([
      withTrash(this.slides.distinct('imageId', { imageId: { $in: [...ids] } })).read('primary'),
      this.versions.distinct('images', { images: { $in: [...ids] } }).read('primary'),
      this.drafts.distinct('images', { images: { $in: [...ids] } }).read('primary'),
    ]);
    return used.flat();
  }

  async list(question: ImageUsesQuestion): Promise<ImageUse[]> {
    const found = await this.slides
      .find(usesFilter(question, 'imageId', 'titles') as QueryFilter<SlideDocument>)
      .select({ titles: 1, imageId: 1 })
      .limit(IMAGE_USES_MAX_LISTED)
      .lean();
    return found.flatMap(({ _id, titles, imageId }) => usesIn(question, { kind: 'slides', id: _id, name: titles }, [{ id: imageId }]));
  }
}
