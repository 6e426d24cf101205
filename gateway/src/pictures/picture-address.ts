import { acceptableFormats, type PictureFormat } from '@reefdesk/contracts/images/values';

/** Cache key of a picture and the request to media for it. */
export interface PictureAddress {
  /** Path and format, the only properties of a request that select the picture. */
  key: string;
  path: string;
  id: string;
  /** `Accept` header that makes media send the same picture as to the visitor. */
  accept: string;
}

/** Paths as pages write them: an image in a width, the same as JPEG, the image alone, the card of a shared link. */
const PICTURE = /^\/media\/([0-9a-f]{40})(?:\/(?:[1-9]\d{0,4}|[1-9]\d{0,4}(\.jpg)|(cards)\/[A-Za-z0-9._-]{1,100}))?$/;

const ACCEPTS: Readonly<Record<PictureFormat, string>> = { avif: 'image/avif,image/webp', webp: 'image/webp', jpeg: 'image/jpeg' };

/** Undefined for other paths, which media handles. */
export function pictureOf(path: string): { id: string; isJpeg: boolean } | undefined {
  const [, id, jpeg, card] = PICTURE.exec(path) ?? [];
  return id === undefined ? undefined : { id, isJpeg: jpeg !== undefined || card !== undefined };
}

/** `accepted`: media types of the Accept header with a weight above 0; empty without that header. */
export function pictureAddressOf(path: string, accepted: () => readonly string[]): PictureAddress | undefined {
  const picture = pictureOf(path);
  if (!picture) return undefined;
  const [format = 'webp'] = picture.isJpeg ? (['jpeg'] as const) : acceptableFormats(accepted());
  return { key: `${path} ${format}`, path, id: picture.id, accept: ACCEPTS[format] };
}
