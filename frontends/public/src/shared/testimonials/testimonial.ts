import type { Language } from '@reefdesk/contracts/languages';
import type { TestimonialPhotoView, TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';

/** Photos come as plain addresses or as objects (OR-31). */
type PhotoShape = string | (Pick<TestimonialPhotoView, 'url'> & Partial<TestimonialPhotoView>);

export type Testimonial = Omit<TestimonialView, 'photos' | 'createdAt' | 'date' | 'version' | 'package_slug'> & {
  photos?: readonly PhotoShape[];
  createdAt?: string;
  date?: string;
  package_slug?: string | null;
};

export type TestimonialPhoto = Pick<TestimonialPhotoView, 'url' | 'caption' | 'meta'> & { key: string };

type Field = 'name' | 'role' | 'quote' | 'location';

/** ID and CN: their own text unless it is empty or "-", else English; English: en, id, cn, "-" (I18N-06, I18N-07). */
export function testimonialText(testimonial: Testimonial, field: Field, language: Language): string {
  const own = testimonial[`${field}_${language}`]?.trim();
  if (language !== 'en' && own && own !== '-') return own;
  return testimonial[`${field}_en`]?.trim() || testimonial[`${field}_id`]?.trim() || testimonial[`${field}_cn`]?.trim() || '-';
}

/**
 * Returns photos in one shape, without those that lack a URL (ENT-22, ENT-23). Plain captions are English; other languages get the default.
 */
export function testimonialPhotos({ photos = [] }: Testimonial, defaultCaption: string, language: Language): TestimonialPhoto[] {
  return photos
    .map((photo) => (typeof photo === 'string' ? { url: photo } : photo))
    .filter(({ url }) => url)
    .map(({ id, url, caption, meta = null }, index) => ({
      key: id ?? `${index} ${url}`,
      url,
      caption: (language === 'en' && caption) || defaultCaption,
      meta,
    }));
}

/** Prefers `createdAt` to `date` (OR-34). */
export function testimonialDate({ createdAt, date }: Testimonial): string {
  return createdAt || date || '';
}
