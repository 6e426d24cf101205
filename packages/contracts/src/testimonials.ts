import type { ImageView } from './images.ts';

export interface TestimonialPhotoView {
  id: string;
  url: string;
  caption: string;
  meta: ImageView | null;
}

/** ENT-21, ENT-42. `date` repeats `createdAt` because either is read (OR-34). */
export interface TestimonialView {
  testimonial_id: string;
  name_en: string;
  name_id: string;
  name_cn: string;
  role_en: string;
  role_id: string;
  role_cn: string;
  quote_en: string;
  quote_id: string;
  quote_cn: string;
  location_en: string;
  location_id: string;
  location_cn: string;
  profile_image: string;
  profile_image_meta: ImageView | null;
  /** 1 to 5. */
  rating: number;
  photos: TestimonialPhotoView[];
  createdAt: string;
  date: string;
  version: number;
}
