import { Injectable } from '@nestjs/common';
import { SlidesChanged } from '@reefdesk/contracts/messages/media.messages';
import type { GalleryItemView } from '@reefdesk/contracts/slides';
import { ImageUploads } from '@reefdesk/media-client/forms/image-uploads';
import type { ReceivedFile } from '@reefdesk/media-client/forms/received-form';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { editConflict } from '@reefdesk/service-kit/http/version';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { changesNothing } from '@reefdesk/service-kit/mongo/changes-nothing';
import { ImagesService } from '../images/images.service.ts';
import type { CreateSlideDto, EditSlideDto } from './slide.dto.ts';
import { toGalleryItemView } from './slide.mapper.ts';
import type { SlideDocument } from './slide.schema.ts';
import { changedTexts, textsOf } from './slide-texts.ts';
import { type SlideChanges, SlidesRepository } from './slides.repository.ts';

/** What the gallery manager does to slides. A slide's picture is stored before the slide that shows it. */
@Injectable()
export class SlidesEditorService {
  constructor(
    private readonly slides: SlidesRepository,
    private readonly images: ImagesService,
    private readonly uploads: ImageUploads,
    private readonly bus: MessageBus,
  ) {}

  /** What is there under this id already was created by the same call before. */
  async create(id: string, dto: CreateSlideDto, files: readonly ReceivedFile[]): Promise<GalleryItemView> {
    const file = chosen(files);
    const created = await this.slides.find(id);
    if (created) return this.view(created);
    const slide = await this.slides.append(id, { ...textsOf(dto), imageId: await this.store(file) });
    return slide ? this.changed(slide) : this.view(await this.seen(id, null));
  }

  /** `expected` is the version the editor has seen; null when it doesn't say. */
  async edit(id: string, dto: EditSlideDto, expected: number | null): Promise<GalleryItemView> {
    const changes = changedTexts(dto);
    const slide = await this.seen(id, expected);
    return changesNothing(slide, changes) ? this.view(slide) : this.update(id, changes, expected);
  }

  /** Whether the slide is there is asked before the picture is looked at: nothing is stored for nothing. */
  async replaceImage(id: string, files: readonly ReceivedFile[], expected: number | null): Promise<GalleryItemView> {
    const file = chosen(files);
    await this.seen(id, expected);
    return this.update(id, { imageId: await this.store(file) }, expected);
  }

  async remove(id: string, expected: number | null): Promise<void> {
    if (!(await this.slides.remove(id, expected))) throw await this.refusal(id);
    this.bus.publish(SlidesChanged, { id });
  }

  /** The slide as it is stored, if that is what the editor has seen. */
  private async seen(id: string, expected: number | null): Promise<SlideDocument> {
    const slide = await this.slides.find(id);
    if (!slide || (expected !== null && slide.version !== expected)) throw await this.refusal(id);
    return slide;
  }

  private async store(file: ReceivedFile): Promise<string> {
    const [image] = await this.uploads.store([file]);
    if (!image) throw new AppError('internal_error');
    return image.id;
  }

  private async update(id: string, changes: SlideChanges, expected: number | null): Promise<GalleryItemView> {
    const slide = await this.slides.update(id, changes, expected);
    if (!slide) throw await this.refusal(id);
    return this.changed(slide);
  }

  private async changed(slide: SlideDocument): Promise<GalleryItemView> {
    this.bus.publish(SlidesChanged, { id: slide._id });
    return this.view(slide);
  }

  /** Why nothing was written: the slide is not there, or not as the editor saw it. */
  private async refusal(id: string): Promise<AppError> {
    const slide = await this.slides.find(id);
    return slide ? editConflict(await this.view(slide)) : new AppError('slide_not_found');
  }

  private async view(slide: SlideDocument): Promise<GalleryItemView> {
    const [image] = await this.images.describe([slide.imageId]);
    return toGalleryItemView(slide, image ?? null);
  }
}

/** VAL-33 */
function chosen([file]: readonly ReceivedFile[]): ReceivedFile {
  if (!file) throw new AppError('validation_failed', {}, { fields: { image: 'Please select an image' } });
  return file;
}
