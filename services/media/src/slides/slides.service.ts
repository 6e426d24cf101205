import { Injectable } from '@nestjs/common';
import type { ImageView } from '@reefdesk/contracts/images';
import { type SlideImport, SlidesChanged } from '@reefdesk/contracts/messages/media.messages';
import type { GalleryItemView, SlideView } from '@reefdesk/contracts/slides';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { ImagesService } from '../images/images.service.ts';
import { toGalleryItemView, toSlideView } from './slide.mapper.ts';
import type { SlideDocument } from './slide.schema.ts';
import { SlidesRepository } from './slides.repository.ts';

@Injectable()
export class SlidesService {
  constructor(
    private readonly slides: SlidesRepository,
    private readonly images: ImagesService,
    private readonly bus: MessageBus,
  ) {}

  async listSlides(): Promise<SlideView[]> {
    return this.listWith(toSlideView);
  }

  async listGalleryItems(): Promise<GalleryItemView[]> {
    return this.listWith(toGalleryItemView);
  }

  async count(): Promise<number> {
    return this.slides.count();
  }

  /** Returns how many of them were new. Throws `image_not_found` before anything is stored. */
  async import(slides: readonly SlideImport[]): Promise<number> {
    const known = new Set((await this.images.claim(slides.map((slide) => slide.imageId))).map((image) => image.id));
    if (slides.some((slide) => !known.has(slide.imageId))) throw new AppError('image_not_found');
    let created = 0;
    for (const { key, titles, descriptions, imageId, position } of slides) {
      const id = await this.slides.createOnce(key, { titles, descriptions, imageId, position });
      if (id === null) continue;
      created++;
      this.bus.publish(SlidesChanged, { id });
    }
    return created;
  }

  private async listWith<View>(map: (slide: SlideDocument, image: ImageView | null) => View): Promise<View[]> {
    const slides = await this.slides.list();
    const images = new Map((await this.images.describe(slides.map((slide) => slide.imageId))).map((image) => [image.id, image]));
    return slides.map((slide) => map(slide, images.get(slide.imageId) ?? null));
  }
}
