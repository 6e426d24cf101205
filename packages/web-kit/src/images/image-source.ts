import { type ImageView, imageSrcSet } from '@reefdesk/contracts/images';
import type { PictureSource } from '@reefdesk/ui/picture';
import { runtimeConfig } from '../config/runtime-config.ts';

/** Width in pixels for browsers that do not read `srcset`. */
const PLAIN_WIDTH = 960;

/** Full and `data:` URLs as they are, everything else against the configured base with one slash (API-03). */
export function resolveImagePath(path: string, base: string = runtimeConfig().imageBaseUrl): string {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(path)) return path;
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** What `<Picture>` needs, from the stored image's facts or, without them, from a bare path. Null: no image. */
export function imageSource(meta: ImageView | null | undefined, path?: string | null): PictureSource | null {
  if (!meta) return path ? { src: resolveImagePath(path) } : null;
  const url = resolveImagePath(meta.url);
  const widest = meta.widths.filter((width) => width <= PLAIN_WIDTH).at(-1);
  return {
    src: widest ? `${url}/${widest}` : url,
    srcSet: imageSrcSet({ url, widths: meta.widths }),
    width: meta.width,
    height: meta.height,
    color: meta.color,
    preview: meta.preview,
    focal: meta.focal,
  };
}
