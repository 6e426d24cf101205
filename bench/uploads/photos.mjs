import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const sharp = createRequire(join(ROOT, 'services/media/package.json'))('sharp');

const [WIDTH, HEIGHT] = [4_000, 3_000];
const GRAIN = 12;

/** A JPEG of 12 megapixels with the grain of a camera, so that each is a file of its own and of a usual size. */
export async function photo() {
  const grain = { width: WIDTH, height: HEIGHT, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: GRAIN } };
  const noise = await sharp({ create: grain }).png({ compressionLevel: 0 }).toBuffer();
  return sharp(join(ROOT, 'demo/pictures/bunaken-turtle.webp'))
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}
