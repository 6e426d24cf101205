import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ImageProcessor, UnreadablePicture } from './image-processor.ts';
import { PixelProcessEnded } from './pixel-worker.ts';

describe('PixelWorkshop', () => {
  let folder: string;
  let imageProcessor: ImageProcessor;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pixel-workshop-'));
  });
  beforeEach(() => {
    imageProcessor = new ImageProcessor();
  });
  afterEach(() => imageProcessor.onApplicationShutdown());
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function file(bytes: Buffer): Promise<string> {
    const path = join(folder, `${Math.random()}`);
    await writeFile(path, bytes);
    return path;
  }
  const png = () =>
    sharp({ create: { width: 30, height: 20, channels: 3, background: '#0a6c8f' } })
      .png()
      .toBuffer();

  it('measures, normalises and renders in another process', async () => {
    const path = await file(await png());
    expect(await imageProcessor.run('measure', { path, type: 'png' })).toMatchObject({ width: 30, height: 20, format: 'png' });
    const picture = await imageProcessor.run('normalise', { path, type: 'png', maxPixels: 1_000, firstWidths: [10, 20] });
    expect(picture).toMatchObject({ width: 30, height: 20, first: { width: 20 } });
    const { bytes } = await imageProcessor.run('render', { master: picture.master, width: 15, format: 'webp' });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 15 });
  });

  it('reports an unreadable picture, and reads the next one', async () => {
    const [bad, good] = [await file(Buffer.from('no picture')), await file(await png())];
    await expect(imageProcessor.run('measure', { path: bad, type: 'png' })).rejects.toThrow(UnreadablePicture);
    expect(await imageProcessor.run('measure', { path: good, type: 'png' })).toMatchObject({ width: 30 });
  });

  it('kills a process that takes too long, and runs the next job in another one', async () => {
    const path = await file(await png());
    await expect(imageProcessor.run('measure', { path, type: 'png' }, 1)).rejects.toThrow(PixelProcessEnded);
    expect(await imageProcessor.run('measure', { path, type: 'png' })).toMatchObject({ width: 30 });
  });

  it('reports jobs interrupted by a shutdown as an outage, never as a damaged picture', async () => {
    const path = await file(await png());
    const working = imageProcessor.run('measure', { path, type: 'png' });
    await new Promise((resolve) => setImmediate(resolve));
    imageProcessor.onApplicationShutdown();
    await expect(working).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});
