import { Injectable } from '@nestjs/common';
import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import type { PagingQuery } from '@reefdesk/contracts/lists';
import type { GalleryItemView, SlideView } from '@reefdesk/contracts/slides/endpoints';
import type { Page } from '@reefdesk/service-kit/http/listing';
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

  async listSlides(query: PagingQuery): Promise<Page<SlideView>> {
    const { items, ...paged } = await this.slides.list(query);
    return { items: await this.views(items, toSlideView), ...paged };
  }

  async listGalleryItems(query: PagingQuery): Promise<Page<GalleryItemView>> {
    const { items, ...paged } = await this.slides.list(query);
    return { items: await this.views(items, toGalleryItemView), ...paged };
  }

  async slideView(slide: SlideDocument): Promise<SlideView> {
    const [view] = await this.views([slide], toSlideView);
    return view as SlideView;
  }

  private async views<View>(
    slides: readonly SlideDocument[],
    map: (slide: SlideDocument, image: ImageView | null) => View,
  ): Promise<View[]> {
    const images = new Map((await this.images.describe(slides.map((slide) => slide.imageId))).map((image) => [image.id, image]));
    return slides.map((slide) => map(slide, images.get(slide.imageId) ?? null));
  }
}
