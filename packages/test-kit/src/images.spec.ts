import sharp from 'sharp';
import { makeBmp, makeImage, makeJpegWithExif } from './images.ts';

describe('test images', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('makes a %s of the requested size', async (format) => {
    const metadata = await sharp(await makeImage(format, { width: 40, height: 30 })).metadata();
    expect(metadata).toMatchObject({ format, width: 40, height: 30 });
  });

  it('makes a JPEG with a camera, a place and an orientation', async () => {
    const metadata = await sharp(await makeJpegWithExif()).metadata();
    expect(metadata.orientation).toBe(6);
    expect(metadata.exif?.includes('Secret Camera')).toBe(true);
  });

  it('makes a BMP whose header has the true size', () => {
    const bmp = makeBmp({ width: 5, height: 2 });
    expect(bmp.readUInt32LE(2)).toBe(bmp.length);
    expect(bmp.length).toBe(54 + 16 * 2);
  });
});
