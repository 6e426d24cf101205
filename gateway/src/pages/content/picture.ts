import { type ImageView, imageSrcSet } from '@reefdesk/contracts/images';
import { type Html, html } from '../html.ts';

/** A picture as the screens show it: its size known before it is there. */
export function picture(image: ImageView | null | undefined, alt: string, { isFirst = false } = {}): Html {
  if (!image || image.widths.length === 0) return html``;
  return html`<img src="${image.url}/${image.widths[0] ?? ''}" srcset="${imageSrcSet(image)}" sizes="(min-width: 768px) 50vw, 100vw" width="${
    image.width
  }" height="${image.height}" alt="${alt}" style="background:${image.color}"${isFirst ? html` fetchpriority="high"` : html` loading="lazy"`}>`;
}
