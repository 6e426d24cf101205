import { imageOf, type Pixels } from './encode.ts';
import type { RenditionOrder } from './pixel-jobs.ts';
import { sharp } from './sharp.ts';

export function encodeFirst(pixels: Pixels, width: number): Promise<Buffer> {
  return webp(imageOf(pixels).resize({ width })).toBuffer();
}

export function encodeRendition({ master, width, format, avifEffort }: RenditionOrder): Promise<Buffer> {
  const resized = sharp(master, { failOn: 'error' }).resize({ width });
  switch (format) {
    case 'webp':
      return webp(resized).toBuffer();
    case 'avif':
      return resized.avif({ quality: 50, ...(avifEffort !== undefined && { effort: avifEffort }) }).toBuffer();
    case 'jpeg':
      return resized.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}

function webp(image: ReturnType<typeof sharp>): ReturnType<typeof sharp> {
  return image.webp({ quality: 78, alphaQuality: 80, effort: 4 });
}
