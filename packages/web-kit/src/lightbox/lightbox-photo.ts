import type { ImageView } from '@reefdesk/contracts/images/endpoints';

export interface LightboxPhoto {
  key: string;
  /** Used without `meta`. */
  url: string;
  alt: string;
  meta: ImageView | null;
}
