import { Injectable } from '@nestjs/common';
import type { ImageView } from '@reefdesk/contracts/images';
import type { PageQuery } from '@reefdesk/contracts/requests/lists.requests';
import type { GalleryItemView, SlideView } from '@reefdesk/contracts/slides';
import { type Listed, readList } from '@reefdesk/service-kit/http/listing';
import { ImagesService } from '../images/images.service.ts';
import { toGalleryItemView, toSlideView } from './slide.mapper.ts';
import type { SlideDocument } from './slide.schema.ts';
import { SlidesRepository } from './slides.repository.ts';

@Injectable()
export class SlidesService {
  constructor(
    private readonly slides: SlidesRepository,
    private readonly images: ImagesService,
  ) {}

  async listSlides(query: PageQuery): Promise<Listed<SlideView>> {
    const { items, ...paged } = await readList(query, { read: (slice) => this.slides.list(slice), count: () => this.slides.count() });
    return { items: await this.views(items, toSlideView), ...paged };
  }

  async listGalleryItems(): Promise<GalleryItemView[]> {
    return this.views(await this.slides.list(), toGalleryItemView);
  }

  private async views<View>(
    slides: readonly SlideDocument[],
    map: (slide: SlideDocument, image: ImageView | null) => View,
  ): Promise<View[]> {
    const images = new Map((await this.images.describe(slides.map((slide) => slide.imageId))).map((image) => [image.id, image]));
    return slides.map((slide) => map(slide, images.get(slide.imageId) ?? null));
  }
}
