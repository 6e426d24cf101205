import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { imagePath } from '@reefdesk/contracts/images/values';
import { localise } from '@reefdesk/contracts/languages';
import type { GalleryItemView, SlideView } from '@reefdesk/contracts/slides/endpoints';
import type { SlideDocument } from './slide.schema.ts';

/** Contains the maps, and one plain value for clients without support for maps (ENT-24, ENT-25). */
export function toSlideView({ _id, imageId, titles, descriptions }: SlideDocument, image: ImageView | null): SlideView {
  return {
    id: _id,
    image: imagePath(imageId),
    image_meta: image,
    title: localise(titles, 'en'),
    description: localise(descriptions, 'en'),
    titles,
    descriptions,
  };
}

/** For the gallery manager (ENT-41). */
export function toGalleryItemView(slide: SlideDocument, image: ImageView | null): GalleryItemView {
  return {
    gallery_id: slide._id,
    image_url: imagePath(slide.imageId),
    image_meta: image,
    image_title_en: slide.titles.en,
    image_title_id: slide.titles.id,
    image_title_cn: slide.titles.cn,
    image_desc_en: slide.descriptions.en,
    image_desc_id: slide.descriptions.id,
    image_desc_cn: slide.descriptions.cn,
    version: slide.version,
    created_at: slide.createdAt.toISOString(),
    updated_at: slide.updatedAt.toISOString(),
  };
}
