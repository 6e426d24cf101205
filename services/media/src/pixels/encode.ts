import { sharp } from './sharp.ts';

const PREVIEW_WIDTH = 20;

/** Pixels in memory: sRGB, eight bits per channel, upright, no larger than a master. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

export const imageOf = ({ data, width, height, channels }: Pixels) => sharp(data, { raw: { width, height, channels } });

export function encodeMaster(pixels: Pixels): Promise<Buffer> {
  return imageOf(pixels).webp({ quality: 92, alphaQuality: 100, effort: 2 }).toBuffer();
}

/** Placeholder of the picture while it loads. */
export async function impression(pixels: Pixels): Promise<{ color: string; preview: string }> {
  const small = await imageOf(pixels).resize({ width: PREVIEW_WIDTH, withoutEnlargement: true }).png().toBuffer();
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
