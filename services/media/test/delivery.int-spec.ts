import { request } from 'node:http';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { ImageProcessor } from '../src/pixels/image-processor.ts';
import { MediaFixture } from './media-fixture.ts';
import { jpeg } from './pictures.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const OLD_SAFARI = 'image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5';

describe('delivering an image', () => {
  let media: MediaFixture;
  let image: StoredImage;
  /** Its largest renditions are too large to be cached in memory. */
  let large: StoredImage;
  beforeAll(async () => {
    media = await MediaFixture.start();
    image = await media.upload(await jpeg({ width: 1400, height: 900 }));
    large = await media.upload(await jpeg({ width: 1300, height: 1000, grain: 250 }));
    await Promise.all([media.rendered(image), media.rendered(large)]);
  });
  afterAll(() => media?.stop());

  async function withoutRenditions<Result>(work: () => Promise<Result>): Promise<Result> {
    const imageProcessor = media.service.app.get(ImageProcessor, { strict: false });
    const run = imageProcessor.run.bind(imageProcessor);
    const ended = Promise.withResolvers<void>();
    const waiting: typeof run = async (kind, request, withinMs) => {
      if (kind === 'render') await ended.promise;
      return run(kind, request, withinMs);
    };
    imageProcessor.run = waiting as typeof imageProcessor.run;
    return work().finally(ended.resolve);
  }

  it('sends the format the client accepts (AVIF, WebP, else JPEG) with a Vary header', async () => {
    const types = await Promise.all(
      [CHROME, 'image/webp,*/*', '*/*', OLD_SAFARI, 'image/jpeg', 'image/avif;q=0, image/webp'].map(async (accept) => {
        const { headers } = await media.get(`/media/${image.id}/640`, { accept });
        expect(headers.get('vary')).toMatch(/\baccept\b/i);
        return headers.get('content-type');
      }),
    );
    expect(types).toEqual(['image/avif', 'image/webp', 'image/webp', 'image/jpeg', 'image/jpeg', 'image/webp']);
  });

  it('sends a JPEG if the URL asks for it, for any Accept header', async () => {
    const answers = await Promise.all(['*/*', CHROME].map((accept) => media.get(`/media/${image.id}/640.jpg`, { accept })));
    expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(['image/jpeg', 'image/jpeg']);
    expect((await media.get(`/media/${image.id}/.jpg`, { accept: '*/*' })).status).toBe(404);
    expect((await media.get(`/media/${image.id}/640.png`, { accept: '*/*' })).status).toBe(404);
  });

  it('makes a JPEG once on demand, and stores it', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => media.get(`/media/${image.id}/960`, { accept: 'image/jpeg' })));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect((await media.stored(`images/${image.id}/`)).filter((key) => key.endsWith('/960.jpeg'))).toHaveLength(1);
    expect(answers[0]?.headers.get('cache-control')).toContain('immutable');
  });

  it('chooses the smallest sufficient width, 1280 by default', async () => {
    const lengthOf = async (path: string) => (await media.get(path, { accept: CHROME }, 'HEAD')).headers.get('content-length');
    const [small, normal] = [await lengthOf(`/media/${image.id}/320`), await lengthOf(`/media/${image.id}/1280`)];
    expect(small).not.toBe(normal);
    expect(await lengthOf(`/media/${image.id}`)).toBe(normal);
    expect(await lengthOf(`/media/${image.id}/1`)).toBe(small);
    expect(await lengthOf(`/media/${image.id}/1100`)).toBe(normal);
    expect(await lengthOf(`/media/${image.id}/99999`)).toBe(normal);
  });

  it('can be cached permanently, and is confirmed by its strong ETag', async () => {
    const { headers } = await media.get(`/media/${image.id}/640`, { accept: CHROME });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBe('inline');
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const again = await media.get(`/media/${image.id}/640`, { accept: CHROME, 'if-none-match': `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect((await media.get(`/media/${image.id}/640`, { accept: CHROME, 'if-none-match': '"other"' })).status).toBe(200);
    expect((await media.get(`/media/${image.id}/640`, { accept: 'image/webp', 'if-none-match': etag })).status).toBe(200);
  });

  it('answers HEAD like GET, without a body', async () => {
    const [head, get] = [
      await media.get(`/media/${image.id}/640`, { accept: CHROME }, 'HEAD'),
      await media.get(`/media/${image.id}/640`, { accept: CHROME }),
    ];
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control'])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    expect((await get.arrayBuffer()).byteLength).toBe(Number(get.headers.get('content-length')));
  });

  it.each([
    ['a small picture', 640, () => image],
    ['a large picture', 1280, () => large],
  ])('sends parts of %s', async (_, width, which) => {
    const path = `/media/${which().id}/${width}`;
    const whole = await media.bytes(path);
    const size = whole.length;
    expect(size > 256 * 1024).toBe(width === 1280);
    const rangeOf = async (range: string, headers: Record<string, string> = {}) => {
      const response = await media.get(path, { accept: 'image/webp', range, ...headers });
      return { status: response.status, range: response.headers.get('content-range'), bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const expectRange = async (range: string, from: number, to: number) => {
      const answer = await rangeOf(range);
      expect({ range, status: answer.status, is: answer.range }).toEqual({ range, status: 206, is: `bytes ${from}-${to}/${size}` });
      expect(answer.bytes.equals(whole.subarray(from, to + 1))).toBe(true);
    };
    await expectRange('bytes=0-0', 0, 0);
    await expectRange('bytes=10-99', 10, 99);
    await expectRange(`bytes=${size - 1}-`, size - 1, size - 1);
    await expectRange('bytes=-20', size - 20, size - 1);
    await expectRange(`bytes=100-${size + 500}`, 100, size - 1);
    expect(await rangeOf(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` });
    expect(await rangeOf('bytes=0-1,5-6')).toMatchObject({ status: 200 });
    expect(await rangeOf('lines=1-2')).toMatchObject({ status: 200 });
    const etag = (await media.get(path, { accept: 'image/webp' }, 'HEAD')).headers.get('etag') ?? '';
    expect(await rangeOf('bytes=0-9', { 'if-range': etag })).toMatchObject({ status: 206 });
    expect(await rangeOf('bytes=0-9', { 'if-range': '"older"' })).toMatchObject({ status: 200 });
  });

  it('sends the nearest width while the requested one is being made, without permanent caching', async () => {
    const [fresh, now] = await withoutRenditions(async () => {
      const uploaded = await media.upload(await jpeg({ width: 1300, height: 800 }));
      return [uploaded, await media.get(`/media/${uploaded.id}/1280`, { accept: CHROME })] as const;
    });
    expect(now.status).toBe(200);
    expect(now.headers.get('cache-control')).toBe('public, max-age=60');
    await media.rendered(fresh);
    const later = await media.get(`/media/${fresh.id}/1280`, { accept: CHROME });
    expect(later.headers.get('cache-control')).toContain('immutable');
    expect(later.headers.get('etag')).not.toBe(now.headers.get('etag'));
  });

  it('returns 404 for an unknown image', async () => {
    const paths = [
      `/media/${'0'.repeat(40)}`,
      '/media/nothing',
      `/media/${image.id}/0`,
      `/media/${image.id}/wide`,
      `/media/${image.id}/-5`,
      `/media/${image.id}/640%00`,
      `/media/..%2f..%2fstaging`,
      `/media/${'a'.repeat(10_000)}`,
      `/media/${image.id.toUpperCase()}`,
    ];
    for (const path of paths) {
      const response = await media.get(path);
      expect({ path: path.slice(0, 60), status: response.status }).toEqual({ path: path.slice(0, 60), status: 404 });
      expect(await response.json()).toMatchObject({ success: false, status: 'error', code: 'image_not_found' });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('stops reading storage when the client disconnects, and serves other requests', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        await new Promise<void>((resolve) => {
          const leaving = request(`${media.service.url}/media/${large.id}/1280`, { headers: { accept: 'image/webp' } }, (response) => {
            response.once('data', () => leaving.destroy());
            response.once('close', resolve);
          });
          leaving.on('error', () => resolve()).end();
        });
      }),
    );
    expect((await media.bytes(`/media/${large.id}/1280`)).length).toBeGreaterThan(1_000);
  });
});
