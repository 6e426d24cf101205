import { type RenditionFormat, renditionWidths } from '@reefdesk/contracts/limits';
import { ImageRendered } from '@reefdesk/contracts/messages/media.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { FaultProxy } from '@reefdesk/test-kit/fault-proxy';
import { createConnection } from 'mongoose';
import type { ImageDocument } from '../src/images/image.schema.ts';
import { hashOf, MediaFixture } from './media-fixture.ts';
import { jpeg } from './pictures.ts';

describe('a killed media service', () => {
  let media: MediaFixture;
  let proxy: FaultProxy;
  const start = () => media.startProcess({ S3_ENDPOINT: proxy.endpoint, MEDIA_LEASE_SECONDS: '2' });

  beforeAll(async () => {
    media = await MediaFixture.start({ service: false });
    proxy = await media.storageProxy();
  });
  afterAll(() => media?.stop());

  it('is replaced by one that finishes its renditions, and loses no acknowledged image', async () => {
    const first = await start();
    const heard = await media.owner.listen(ImageRendered);
    const [one, other] = [await jpeg({ width: 2_000, height: 1_300 }), await jpeg({ width: 1_950, height: 1_300 })];
    // The service is killed while it stores a rendition of the second image, after some of the first one.
    const reached = proxy.holdAt(new RegExp(`^PUT \\S*/images/${hashOf(other).slice(0, 40)}/\\S*/320\\.webp`));
    const images = [await media.upload(one), await media.upload(other)];
    const total = images.length * (renditionWidths(2_000).length * 2 + 1);
    const keys = () => media.stored('images/');
    await reached;
    await first.kill();
    proxy.release();
    const left = (await keys()).length;
    expect(left).toBeGreaterThan(6);
    expect(left).toBeLessThan(total);

    const second = await start();
    expect((await media.describe(images.map(({ id }) => id))).map(({ id }) => id)).toEqual(images.map(({ id }) => id));
    await eventually(async () => expect(await keys()).toHaveLength(total));
    const formats: RenditionFormat[] = ['avif', 'webp'];
    for (const { id } of images) {
      for (const width of renditionWidths(2_000)) {
        for (const format of formats) {
          await eventually(async () => {
            const response = await fetch(`${second.url}/media/${id}/${width}`, { headers: { accept: `image/${format}` } });
            expect(response.headers.get('content-type')).toBe(`image/${format}`);
            expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')));
          });
        }
      }
      await eventually(async () => expect(heard.findLast(({ image }) => image.id === id)?.image.widths).toEqual(renditionWidths(2_000)));
    }
  });

  it('leaves its work to replicas that make each rendition once', async () => {
    await Promise.all([start(), start()]);
    const images = await Promise.all([960, 970, 980, 990].map(async (width) => media.upload(await jpeg({ width, height: 600 }))));
    const database = await createConnection(media.stack.mongoUri, { dbName: media.stack.database('media') }).asPromise();
    try {
      const recorded = () =>
        database
          .collection<ImageDocument>('images')
          .find({ _id: { $in: images.map(({ id }) => id) } })
          .toArray();
      await eventually(async () => expect((await recorded()).map(({ pending }) => pending)).toEqual(['none', 'none', 'none', 'none']));
      for (const { renditions } of await recorded()) {
        expect(renditions.map(({ width, format }) => `${width}.${format}`).sort()).toEqual(
          renditionWidths(960)
            .flatMap((width) => [`${width}.avif`, `${width}.webp`])
            .sort(),
        );
      }
    } finally {
      await database.close();
    }
  });
});
