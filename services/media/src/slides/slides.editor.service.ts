import { Injectable } from '@nestjs/common';
import { toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { LIMITS } from '@reefdesk/contracts/limits';
import { SlidesChanged } from '@reefdesk/contracts/messages/media.messages';
import { ruleError } from '@reefdesk/contracts/schema/check';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import type { NewSlide, SlideEdit } from '@reefdesk/contracts/slides/requests';
import { ImageUploads } from '@reefdesk/media-client/image-uploads';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { invalidFields } from '@reefdesk/service-kit/errors/field-errors';
import type { ReceivedFile } from '@reefdesk/service-kit/http/form/received-form';
import type { Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { requireRoomFor } from '@reefdesk/service-kit/records/count-limit';
import { VersionedEdits } from '@reefdesk/service-kit/records/versioned-edits';
import { ImagesService } from '../images/images.service.ts';
import { toGalleryItemView } from './slide.mapper.ts';
import type { SlideDocument } from './slide.schema.ts';
import { changedTexts, textsOf } from './slide-texts.ts';
import { SlidesRepository } from './slides.repository.ts';

/** `expected` is the version that the editor has seen, or null if the request has none. */
@Injectable()
export class SlidesEditorService {
  readonly edits: VersionedEdits<SlideDocument>;

  constructor(
    private readonly slides: SlidesRepository,
    private readonly images: ImagesService,
    private readonly uploads: ImageUploads,
    bus: MessageBus,
  ) {
    this.edits = new VersionedEdits({
      store: slides,
      view: (slide) => this.view(slide),
      announce: ({ _id }) => bus.publish(SlidesChanged, { id: _id }),
      missing: 'slide_not_found',
    });
  }

  async create(creation: Creation, data: NewSlide, files: readonly ReceivedFile[]): Promise<GalleryItemView> {
    const file = chosen(files);
    const insert = async () => {
      requireRoomFor('slide_limit_reached', await this.slides.count(), LIMITS.slides);
      return this.slides.append(creation, { ...textsOf(data), imageId: await this.store(file) });
    };
    return this.view(await this.edits.create(creation, insert));
  }

  /** Changes texts and picture together: nothing is written before the slide is found and the picture accepted. */
  async edit(id: string, edit: SlideEdit, picture: ReceivedFile | undefined, expected: number | null): Promise<GalleryItemView> {
    const texts = changedTexts(edit);
    if (!picture) return this.view(await this.edits.change(id, texts, expected));
    await this.edits.current(id, expected);
    return this.view(await this.edits.change(id, { ...texts, imageId: await this.store(picture) }, expected));
  }

  async replaceImage(id: string, files: readonly ReceivedFile[], expected: number | null): Promise<GalleryItemView> {
    return this.edit(id, {}, chosen(files), expected);
  }

  async remove(id: string, expected: number | null): Promise<void> {
    await this.edits.remove(id, expected, () => this.slides.remove(id, expected));
  }

  private async store(file: ReceivedFile): Promise<string> {
    const [image] = await this.uploads.store([file]);
    if (!image) throw new AppError('internal_error');
    return image.id;
  }

  private async view(slide: SlideDocument): Promise<GalleryItemView> {
    const [image] = await this.images.describe([slide.imageId]);
    return toGalleryItemView(slide, image ?? null);
  }
}

/** VAL-33 */
function chosen([file]: readonly ReceivedFile[]): ReceivedFile {
  if (!file) throw invalidFields({ image: toFieldError(ruleError('image_required'), '') });
  return file;
}
