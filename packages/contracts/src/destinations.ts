import type { ImageView } from './images.ts';
import type { Localised } from './languages.ts';
import type { ContentStatus } from './statuses.ts';

/** Times are `HH:MM`, 24 hours; `day` is free text such as `Monday - Sunday`. Empty strings when unknown. */
export interface OpeningHour {
  day: string;
  open: string;
  close: string;
}

/** Whole rupiah (IDR); 0 is free. */
export interface EntryFee {
  local: number;
  tourist: number;
}

/** One gallery image in all the shapes the specification reads (OR-69). */
export interface DestinationImageView {
  gallery_id: string;
  image_url: string;
  is_main: boolean;
  id: string;
  src: string;
  url: string;
  isMain: boolean;
  alt: string;
  meta: ImageView | null;
}

/** A destination in the public and the admin reading at once (ENT-18, ENT-27..32, OR-69). */
export interface DestinationView {
  destination_id: string;
  name: Localised;
  description: Localised;
  category: Localised;
  destination_name_en: string;
  destination_name_id: string;
  destination_name_cn: string;
  destination_category_en: string;
  destination_category_id: string;
  destination_category_cn: string;
  destination_desc_en: string;
  destination_desc_id: string;
  destination_desc_cn: string;
  destination_img: string;
  mainImage: string;
  main_image_meta: ImageView | null;
  location: string;
  opening_hour: OpeningHour;
  opening_hours: OpeningHour;
  entry_fee: EntryFee;
  best_time: string;
  visit_duration: string;
  status: ContentStatus;
  gallery_images: DestinationImageView[];
  images: DestinationImageView[];
  version: number;
  created_at: string;
  updated_at: string;
}

/** What the gallery calls answer (API-33..36): the whole gallery and what it changes on the destination. */
export type DestinationGalleryView = Pick<
  DestinationView,
  'destination_id' | 'destination_img' | 'mainImage' | 'main_image_meta' | 'gallery_images' | 'images' | 'version' | 'updated_at'
>;
