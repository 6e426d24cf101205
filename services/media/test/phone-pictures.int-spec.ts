import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS, MEGABYTE, MEGAPIXEL } from '@reefdesk/contracts/limits';
import sharp from 'sharp';
import type { NormalisedImage } from '../src/pixels/pixel-jobs.ts';
import { PixelWorker } from '../src/pixels/pixel-worker.ts';
import { MediaFixture } from './media-fixture.ts';
import { colourAt, photograph } from './pictures.ts';

/** HEVC cannot be encoded here; the fixtures were made with libheif's encoder. */
const pathOf = (name: string): string => join(__dirname, 'fixtures', `${name}.heic`);
const fixture = (name: string): Promise<Buffer> => readFile(pathOf(name));

describe('pictures of phones', () => {
  let media: MediaFixture;
  beforeAll(async () => {
    media = await MediaFixture.start();
  });
  afterAll(() => media?.stop());

  it('rotates a HEIC picture once, and removes location and camera (LIB-05)', async () => {
    // Container and EXIF both rotate the picture. Unrotated, it is red on the left, blue on the right and darker at the bottom.
    const bytes = await fixture('sideways-with-place');
    expect(bytes.includes('Secret Camera')).toBe(true);
    const image = await media.upload(bytes, { name: 'IMG_0042.HEIC' });
    expect(image).toMatchObject({ width: 400, height: 600 });
    const shown = await media.bytes(`/media/${image.id}`);
    expect((await colourAt(shown, 0.95, 0.05)).red).toBeGreaterThan(180);
    expect((await colourAt(shown, 0.95, 0.95)).blue).toBeGreaterThan(180);
    expect((await colourAt(shown, 0.05, 0.05)).red).toBeLessThan(120);
    await media.rendered(image);
    for (const key of await media.stored(`images/${image.id}/`)) {
      const stored = Buffer.concat(await (await media.storage.getObject(media.stack.s3.bucket, key)).toArray());
      const { exif, xmp, icc, orientation } = await sharp(stored).metadata();
      const carried = { exif, xmp, icc, orientation, camera: stored.includes('Secret Camera') };
      expect({ key, ...carried }).toEqual({ key, exif: undefined, xmp: undefined, icc: undefined, orientation: undefined, camera: false });
    }
  });

  it('converts the colours of phones (Display P3) to sRGB (LIB-05)', async () => {
    const image = await media.upload(await fixture('display-p3'));
    const { red, green, blue } = await colourAt(await media.bytes(`/media/${image.id}`), 0.5, 0.5);
    expect(Math.max(Math.abs(red - 200), Math.abs(green - 60), Math.abs(blue - 60))).toBeLessThan(8);
  });

  it('accepts up to 50 megapixels, as HEIC and as JPEG (LIB-05)', async () => {
    expect((await sharp(pathOf('fifty-megapixels')).metadata()).width).toBe(8_192);
    const image = await media.upload(await fixture('fifty-megapixels'));
    expect(image).toMatchObject({ width: 2_560, height: 1_920, widths: [640] });
    const shown = await media.bytes(`/media/${image.id}`);
    expect((await colourAt(shown, 0.2, 0.2)).red).toBeGreaterThan(180);
    expect((await colourAt(shown, 0.8, 0.8)).blue).toBeGreaterThan(110);
    const flat = sharp({ create: { width: 8_192, height: 6_144, channels: 3, background: '#446688' } });
    expect(await media.upload(await flat.jpeg().toBuffer())).toMatchObject({ width: 2_560, height: 1_920 });
    expect(await media.refusal(await fixture('too-many-pixels'))).toBe('image_too_many_pixels');
    expect(8_192 * 6_144).toBeLessThanOrEqual(LIMITS.imageMaxPixels);
    expect(LIMITS.imageMaxPixels).toBe(50 * MEGAPIXEL);
  });

  it('decodes 50 megapixels within the memory limit of the process (LIB-05)', async () => {
    const worker = new PixelWorker();
    const request = { path: pathOf('fifty-megapixels'), type: 'heic', maxPixels: LIMITS.imageMaxPixels, firstWidths: [640] } as const;
    const outcome = await worker.do<NormalisedImage>({ kind: 'normalise', ...request }, 50_000);
    worker.end();
    expect(outcome).toMatchObject({ done: true, result: { width: 2_560 } });
    expect(outcome.bytesHeld).toBeLessThan(640 * MEGABYTE);
  });

  it('rejects files that are damaged, truncated, or claim another size (LIB-05)', async () => {
    const whole = await fixture('sideways-with-place');
    expect(await media.refusal(whole.subarray(0, whole.length - 3_000))).toBe('image_damaged');
    expect(await media.refusal(whole.subarray(0, 60))).toBe('image_damaged');
    const scrambled = Buffer.from(whole);
    scrambled.fill(0xa5, 30, 600);
    expect(await media.refusal(scrambled)).toBe('image_damaged');
    const small = resized(await fixture('fifty-megapixels'), { width: 64, height: 48 });
    expect(await media.refusal(small)).toBe('image_damaged');
    expect(await media.refusal(resized(whole, { width: 60_000, height: 60_000 }))).toBe('image_too_many_pixels');
    const animation = Buffer.from(whole);
    animation.write('hevc', 8, 'latin1');
    expect(await media.refusal(animation)).toBe('image_not_accepted');
    expect(await media.refusal(await photograph({ width: 300, height: 200, bytes: 60_000 }))).toBe('accepted');
  });
});

function resized(heic: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const bytes = Buffer.from(heic);
  const box = bytes.indexOf('ispe', 0, 'latin1');
  bytes.writeUInt32BE(width, box + 8);
  bytes.writeUInt32BE(height, box + 12);
  return bytes;
}
