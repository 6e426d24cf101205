import { jest } from '@jest/globals';
import { LIMITS } from '@reefdesk/contracts/limits';
import { BeginUpload, CompleteUpload } from '@reefdesk/contracts/messages/media.messages';
import sharp from 'sharp';
import { ImageProcessor } from '../src/pixels/image-processor.ts';
import { hashOf, MediaFixture } from './media-fixture.ts';
import { animatedGif, bmp, colourAt, jpeg, picture, sidewaysJpegWithPlace, svg } from './pictures.ts';

describe('uploading an image', () => {
  let media: MediaFixture;
  beforeAll(async () => {
    media = await MediaFixture.start();
  });
  afterAll(() => media?.stop());

  it('returns an image that can be shown at once, and leaves nothing in staging', async () => {
    const bytes = await jpeg({ width: 1500, height: 1000 });
    const image = await media.upload(bytes);
    expect(image).toMatchObject({ id: hashOf(bytes).slice(0, 40), width: 1500, height: 1000, widths: [640] });
    expect(image.color).toMatch(/^#[0-9a-f]{6}$/);
    const preview = await sharp(Buffer.from(image.preview.split(',')[1] as string, 'base64')).metadata();
    expect(preview).toMatchObject({ format: 'webp', width: 20 });
    expect(image.preview.length).toBeLessThan(1_000);
    expect(await media.stored('staging/')).toEqual([]);
    const shown = await sharp(await media.bytes(`/media/${image.id}/640`)).metadata();
    expect(shown).toMatchObject({ format: 'webp', width: 640 });
  });

  it('detects every accepted format by its content, whatever the file name is (OR-47, VAL-35)', async () => {
    const [width, height] = [500, 400];
    const files: Record<string, Buffer> = {
      jpeg: await picture({ width, height }).jpeg().toBuffer(),
      png: await picture({ width, height }).png({ progressive: true }).toBuffer(),
      gif: await picture({ width, height }).gif({ effort: 1 }).toBuffer(),
      webp: await picture({ width, height }).webp().toBuffer(),
      avif: await picture({ width, height }).avif({ effort: 0 }).toBuffer(),
      tiff: await picture({ width, height }).tiff({ compression: 'lzw' }).toBuffer(),
      bmp: bmp({ width, height }),
    };
    for (const [format, bytes] of Object.entries(files)) {
      const image = await media.upload(bytes, { name: `${format}.txt` });
      expect({ format, width: image.width, height: image.height }).toEqual({ format, width, height });
      const shown = await media.bytes(`/media/${image.id}`);
      const [left, right, below] = [
        await colourAt(shown, 0.05, 0.05),
        await colourAt(shown, 0.95, 0.05),
        await colourAt(shown, 0.05, 0.95),
      ];
      expect(left.red).toBeGreaterThan(left.blue + 100);
      expect(right.blue).toBeGreaterThan(right.red + 100);
      expect(below.red).toBeLessThan(left.red - 60);
    }
  });

  it('rotates the picture upright and removes location and camera (OR-47)', async () => {
    const bytes = await sidewaysJpegWithPlace({ width: 900, height: 600 });
    expect(bytes.includes('Secret Camera')).toBe(true);
    const image = await media.upload(bytes);
    expect(image).toMatchObject({ width: 600, height: 900 });
    await media.rendered(image);
    for (const key of await media.stored(`images/${image.id}/`)) {
      const stored = await readAll(media, key);
      expect(stored.includes('Secret Camera')).toBe(false);
      const { exif, xmp, iptc, orientation, width = 0, height = 0 } = await sharp(stored).metadata();
      expect({ key, exif, xmp, iptc, orientation }).toEqual({
        key,
        exif: undefined,
        xmp: undefined,
        iptc: undefined,
        orientation: undefined,
      });
      expect(height).toBeGreaterThan(width);
    }
    // The picture was rotated clockwise: its left side is now at the top.
    const shown = await media.bytes(`/media/${image.id}`);
    expect((await colourAt(shown, 0.95, 0.05)).red).toBeGreaterThan(180);
    expect((await colourAt(shown, 0.95, 0.95)).blue).toBeGreaterThan(180);
  });

  it('converts other colour profiles to sRGB (OR-47)', async () => {
    const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: { r: 200, g: 60, b: 60 } } });
    const wide = await plain.clone().withIccProfile('p3').png().toBuffer();
    expect((await sharp(wide).metadata()).hasProfile).toBe(true);
    const image = await media.upload(wide);
    const shown = await media.bytes(`/media/${image.id}`);
    expect((await sharp(shown).metadata()).hasProfile).toBe(false);
    const { red, green } = await colourAt(shown, 0.5, 0.5);
    expect(Math.abs(red - 200)).toBeLessThan(8);
    expect(Math.abs(green - 60)).toBeLessThan(8);
  });

  it('shows the first frame of an animated file (OR-47)', async () => {
    const image = await media.upload(await animatedGif());
    expect(image).toMatchObject({ width: 400, height: 300 });
    const shown = await media.bytes(`/media/${image.id}`);
    expect((await sharp(shown, { animated: true }).metadata()).pages ?? 1).toBe(1);
    const { red, green, blue } = await colourAt(shown, 0.5, 0.5);
    expect(red).toBeGreaterThan(200);
    expect(Math.max(green, blue)).toBeLessThan(60);
  });

  it('renders an SVG once and serves only the result (OR-47)', async () => {
    const image = await media.upload(svg('<rect width="400" height="300" fill="#00ff00"/>'), { name: 'logo.svg' });
    expect(image.width / image.height).toBeCloseTo(4 / 3, 1);
    expect(image.width).toBeGreaterThan(1_000);
    const response = await media.get(`/media/${image.id}`, { accept: 'image/svg+xml,image/webp' });
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect((await colourAt(Buffer.from(await response.arrayBuffer()), 0.5, 0.5)).green).toBeGreaterThan(220);
    expect((await media.stored(`images/${image.id}/`)).every((key) => /\.(webp|avif)$/.test(key))).toBe(true);
  });

  it('keeps transparency', async () => {
    const clear = await sharp({ create: { width: 400, height: 300, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    const image = await media.upload(clear);
    expect((await sharp(await media.bytes(`/media/${image.id}`)).metadata()).hasAlpha).toBe(true);
  });

  it('limits the stored master and never enlarges: a small picture has one rendition of its own width', async () => {
    const [large, small] = [
      await media.upload(await jpeg({ width: 3_000, height: 1_000 })),
      await media.upload(await jpeg({ width: 200, height: 150 })),
    ];
    expect(large).toMatchObject({ width: 2_560, height: 853, widths: [640] });
    expect(small).toMatchObject({ width: 200, height: 150, widths: [200] });
    await media.rendered(large);
    await media.rendered(small);
    const [now] = await media.describe([large.id]);
    expect(now?.widths).toEqual([320, 640, 960, 1280, 1920]);
    for (const width of [320, 1920]) {
      const avif = await sharp(await media.bytes(`/media/${large.id}/${width}`, 'image/avif')).metadata();
      expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width });
    }
    const names = (await media.stored(`images/${small.id}/`)).map((key) => key.split('/').at(-1)).sort();
    expect(names).toEqual(['200.avif', '200.webp', 'master.webp']);
  });

  it('stores the same bytes as one image, and returns it at once the second time', async () => {
    const bytes = await jpeg({ width: 2_400, height: 1_800 });
    const first = await media.upload(bytes);
    const keys = await media.stored(`images/${first.id}/`);
    await media.rendered(first);
    const work = jest.spyOn(media.service.app.get(ImageProcessor, { strict: false }), 'run');
    const second = await media.upload(bytes, { name: 'again' });
    expect(second.id).toBe(first.id);
    expect(work).not.toHaveBeenCalled();
    work.mockRestore();
    expect(await media.stored(`images/${first.id}/`)).toEqual(expect.arrayContaining(keys));
  });

  it('completes an upload once for a duplicate message, with the same response', async () => {
    const bytes = await jpeg({ width: 2_000, height: 1_500 });
    const announced = { size: bytes.length, sha256: hashOf(bytes), maxBytes: LIMITS.imageMaxBytes, name: 'twice' };
    const { uploadId, url } = await media.ask(BeginUpload, announced);
    expect((await fetch(url, { method: 'PUT', body: new Uint8Array(bytes) })).status).toBe(200);
    const answers = await Promise.all([1, 2].map(() => media.ask(CompleteUpload, { uploadId })));
    expect(answers.map(({ image }) => image.id)).toEqual([1, 2].map(() => hashOf(bytes).slice(0, 40)));
  });

  it('stores the same bytes from several users in parallel as one image', async () => {
    const bytes = await jpeg({ width: 700, height: 500 });
    const images = await Promise.all([1, 2, 3].map((person) => media.upload(bytes, { name: `photo ${person}` })));
    expect(new Set(images.map((image) => image.id)).size).toBe(1);
    expect(await media.describe([images[0]?.id ?? ''])).toHaveLength(1);
    expect(await media.stored('staging/')).toEqual([]);
  });

  it('describes known images and leaves out unknown ones', async () => {
    const image = await media.upload(await jpeg({ width: 330, height: 220 }));
    const described = await media.describe(['f'.repeat(40), image.id, 'no id', '$gt', 7 as unknown as string]);
    expect(described).toMatchObject([{ id: image.id, url: `/media/${image.id}`, width: 330, height: 220, widths: [320] }]);
  });
});

async function readAll(media: MediaFixture, key: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await media.storage.getObject(media.stack.s3.bucket, key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
