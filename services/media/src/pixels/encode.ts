import type { StoredFormat } from '../images/image.schema.ts';
import { sharp } from './sharp.ts';

/** The long side of a stored master, in pixels. */
export const MASTER_LONG_SIDE = 2_560;
const PREVIEW_WIDTH = 20;

export const CONTENT_TYPES: Readonly<Record<StoredFormat, string>> = { webp: 'image/webp', avif: 'image/avif', jpeg: 'image/jpeg' };

/** Pixels in memory: sRGB, eight bits a channel, upright, no larger than a master. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

const from = ({ data, width, height, channels }: Pixels) => sharp(data, { raw: { width, height, channels } });

export function encodeMaster(pixels: Pixels): Promise<Buffer> {
  return from(pixels).webp({ quality: 92, alphaQuality: 100, effort: 2 }).toBuffer();
}

export function encodeFirstRendition(pixels: Pixels, width: number): Promise<Buffer> {
  return webp(from(pixels).resize({ width })).toBuffer();
}

/** One rendition of a stored master. */
export function encodeRendition(master: Buffer, width: number, format: StoredFormat): Promise<Buffer> {
  const resized = sharp(master, { failOn: 'error' }).resize({ width });
  switch (format) {
    case 'webp':
      return webp(resized).toBuffer();
    case 'avif':
      return resized.avif({ quality: 50, effort: 3 }).toBuffer();
    case 'jpeg':
      return resized.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}

/** What stands in for the picture while it loads. */
export async function impression(pixels: Pixels): Promise<{ color: string; preview: string }> {
  const small = await from(pixels).resize({ width: PREVIEW_WIDTH, withoutEnlargement: true }).png().toBuffer();
  const [{ dominant }, tiny] = await Promise.all([
    sharp(small)
      .flatten({ background: '#ffffff' })
      .toBuffer()
      .then((flat) => sharp(flat).stats()),
    sharp(small).webp({ quality: 45, alphaQuality: 40, effort: 6 }).toBuffer(),
  ]);
  const hex = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('');
  return { color: `#${hex}`, preview: `data:image/webp;base64,${tiny.toString('base64')}` };
}

function webp(image: ReturnType<typeof sharp>): ReturnType<typeof sharp> {
  return image.webp({ quality: 78, alphaQuality: 80, effort: 4 });
}
