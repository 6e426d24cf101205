/**
 * A process of its own for what the service does not decode itself: svg (a program, in effect), bmp (read in
 * JavaScript) and very large pictures (whose memory goes back with the process). It knows no secret, lives for one
 * picture and is ended when that takes too long.
 * Arguments: type, input file, output file (png), pixels allowed, long side wanted. Exit codes: see isolated-decoder.
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { decodeBmp, readBmpHeader } from './bmp.ts';

const [, , type, input = '', output = '', maxPixelsText, longSideText] = process.argv;
const maxPixels = Number(maxPixelsText);
const longSide = Number(longSideText);
const TOO_MANY_PIXELS = 3;
/** Pixels of the long side that a small drawing is enlarged to: it has no resolution of its own. */
const DRAWING_LONG_SIDE = 2_048;
const CSS_DENSITY = 72;

sharp.cache(false);
sharp.concurrency(1);

async function convert(): Promise<number> {
  if (type === 'svg') return convertDrawing(readFileSync(input));
  if (type === 'bmp') return convertBitmap(readFileSync(input));
  await sharp(input, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true })
    .autoOrient()
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toFile(output);
  return 0;
}

async function convertBitmap(source: Buffer): Promise<number> {
  const { width, height } = readBmpHeader(source);
  if (width * height > maxPixels) return TOO_MANY_PIXELS;
  await sharp(decodeBmp(source).data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toFile(output);
  return 0;
}

/** From memory, so that there is no folder a relative reference could be resolved against. */
async function convertDrawing(source: Buffer): Promise<number> {
  const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) return TOO_MANY_PIXELS;
  const density = CSS_DENSITY * Math.max(1, DRAWING_LONG_SIDE / Math.max(width, height));
  await sharp(source, { density: Math.min(density, 100_000), limitInputPixels: maxPixels })
    .png({ compressionLevel: 1 })
    .toFile(output);
  return 0;
}

try {
  process.exitCode = await convert();
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = 2;
}
