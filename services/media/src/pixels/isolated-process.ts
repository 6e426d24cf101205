/**
 * A process of its own for the two formats that are read with more suspicion: svg (a program, in effect) and bmp
 * (read in JavaScript). It knows no secret, lives for one picture and is ended when that takes too long.
 * Arguments: type, input file, output file (png). Exit codes: see isolated-decoder.
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { decodeBmp, readBmpHeader } from './bmp.ts';

const [, , type, input, output, maxPixelsText] = process.argv;
const maxPixels = Number(maxPixelsText);
/** Pixels of the long side that a small drawing is enlarged to: it has no resolution of its own. */
const DRAWING_LONG_SIDE = 2_048;
const CSS_DENSITY = 72;

sharp.cache(false);
sharp.concurrency(1);

async function convert(source: Buffer, target: string): Promise<number> {
  if (type === 'bmp') {
    const { width, height } = readBmpHeader(source);
    if (width * height > maxPixels) return 3;
    const picture = decodeBmp(source);
    await sharp(picture.data, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 1 })
      .toFile(target);
    return 0;
  }
  // From memory, so that there is no folder a relative reference could be resolved against.
  const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) return 3;
  const density = CSS_DENSITY * Math.max(1, DRAWING_LONG_SIDE / Math.max(width, height));
  await sharp(source, { density: Math.min(density, 100_000), limitInputPixels: maxPixels })
    .png({ compressionLevel: 1 })
    .toFile(target);
  return 0;
}

try {
  process.exitCode = await convert(readFileSync(input as string), output as string);
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = 2;
}
