import type { ImageView } from '@reefdesk/contracts/images/endpoints';

export interface LightboxPhoto {
  key: string;
  /** Read where `meta` is missing. */
  url: string;
  /** What it shows; the title of the lightbox where nothing better is known. */
  alt: string;
  meta: ImageView | null;
}
