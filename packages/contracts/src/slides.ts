import type { ImageView } from './images.ts';
import type { Localised } from './languages.ts';

/** A slide as visitors read it (ENT-24): `title` and `description` are the plain (English) values. */
export interface SlideView {
  id: string;
  image: string;
  image_meta: ImageView | null;
  title: string;
  description: string;
  titles: Localised;
  descriptions: Localised;
}

/** The same item as the gallery manager reads it (ENT-41). */
export interface GalleryItemView {
  gallery_id: string;
  image_url: string;
  image_meta: ImageView | null;
  image_title_en: string;
  image_title_id: string;
  image_title_cn: string;
  image_desc_en: string;
  image_desc_id: string;
  image_desc_cn: string;
  version: number;
  created_at: string;
  updated_at: string;
}
