import { type ImageView, imageSrcSet } from '@reefdesk/contracts/images';
import { type Html, html } from '../html.ts';

/**
 * Pictures are 3:2 and cover the frame, so a high window shows one wider than itself: 150vh. On phones a third of that width is
 * asked for: their pixels are three times as dense, and the picture is what the first paint waits for. The same words as in the
 * screens' heroes.
 */
export const COVER_SIZES = {
  page: '(max-aspect-ratio: 3/4) 50vh, max(100vw, 150vh)',
  slides: '(max-aspect-ratio: 3/4) 50vh, max(100vw, 140vh)',
} as const;

export interface Cover {
  image: ImageView | null | undefined;
  sizes: string;
  /** Base of image paths; empty: same origin. */
  imageBaseUrl: string;
}

/** A picture behind the first screenful, at the widths that the screen will choose from: browsers fetch it once. */
export function cover({ image, sizes, imageBaseUrl }: Cover): Html {
  if (!image || image.widths.length === 0) return html``;
  const url = imageBaseUrl.replace(/\/+$/, '') + image.url;
  const [narrowest] = image.widths;
  return html`<div class="absolute inset-0 -z-20 overflow-hidden" style="background-color:${image.color}"><img src="${url}/${narrowest}" srcset="${imageSrcSet(
    { url, widths: image.widths },
  )}" sizes="${sizes}" width="${image.width}" height="${image.height}" alt="" fetchpriority="high" class="size-full object-cover"></div>`;
}
