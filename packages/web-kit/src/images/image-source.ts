import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { imageSrcSet } from '@reefdesk/contracts/images/values';
import type { PictureSource } from '@reefdesk/ui/picture';
import { runtimeConfig } from '../runtime-config.ts';

/** Width in pixels for browsers without `srcset`. */
const PLAIN_WIDTH = 960;

/** Returns full and `data:` URLs unchanged and resolves any other path against the configured base (API-03). */
export function resolveImagePath(path: string, base: string = runtimeConfig().imageBaseUrl): string {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(path)) return path;
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** Source for `<Picture>`, from the stored image's metadata or, without it, from a path. Null if there is no image. */
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
