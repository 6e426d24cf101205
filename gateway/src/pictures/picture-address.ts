import { acceptableFormats, type PictureFormat } from '@reefdesk/contracts/picture-formats';

/** What a picture is filed under, and what media is asked for it. */
export interface PictureAddress {
  /** Path and format: nothing else of a request changes which picture it gets. */
  key: string;
  path: string;
  /** Of the image that it shows. */
  id: string;
  /** `Accept` for media, with which it sends the same as to the visitor. */
  accept: string;
}

/** As pages write them: a width of an image, the same as JPEG, the image alone, a card of a shared link. */
const PICTURE = /^\/media\/([0-9a-f]{40})(?:\/(?:[1-9]\d{0,4}|[1-9]\d{0,4}(\.jpg)|(cards)\/[A-Za-z0-9._-]{1,100}))?$/;

const ACCEPTS: Readonly<Record<PictureFormat, string>> = { avif: 'image/avif,image/webp', webp: 'image/webp', jpeg: 'image/jpeg' };

/** The part of it that the path decides; undefined for what is no picture's, which goes on to media as it is. */
export function pictureOf(path: string): { id: string; isJpeg: boolean } | undefined {
  const [, id, jpeg, card] = PICTURE.exec(path) ?? [];
  return id === undefined ? undefined : { id, isJpeg: jpeg !== undefined || card !== undefined };
}

/** `accepted`: the media types of the visitor's Accept header without those of weight 0, none where there is no header. */
export function pictureAddressOf(path: string, accepted: () => readonly string[]): PictureAddress | undefined {
  const picture = pictureOf(path);
  if (!picture) return undefined;
  const [format = 'webp'] = picture.isJpeg ? (['jpeg'] as const) : acceptableFormats(accepted());
  return { key: `${path} ${format}`, path, id: picture.id, accept: ACCEPTS[format] };
}
