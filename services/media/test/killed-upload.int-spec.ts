import { LIMITS, renditionWidths } from '@reefdesk/contracts/limits';
import { BeginUpload, CompleteUpload } from '@reefdesk/contracts/messages/media.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { FaultProxy } from '@reefdesk/test-kit/fault-proxy';
import { leftovers } from './leftovers.ts';
import { hashOf, MediaFixture } from './media-fixture.ts';
import { jpeg } from './pictures.ts';
import { childrenOf, isRunning } from './process-children.ts';

describe('a media service that is killed in the middle of an upload', () => {
  let media: MediaFixture;
  let proxy: FaultProxy;
  const start = () => media.startProcess({ S3_ENDPOINT: proxy.endpoint, MEDIA_LEASE_SECONDS: '2' });
  beforeAll(async () => {
    media = await MediaFixture.start({ service: false });
    proxy = await media.storageProxy();
  });
  afterAll(() => media?.stop());

  it.each([
    ['master', 'master.webp'],
    ['first rendition', '640.webp'],
  ])('before the %s is stored shows nothing half, and takes the same picture when it comes again', async (_, object) => {
    const first = await start();
    const bytes = await jpeg({ width: 1_000, height: 700 + object.length });
    const id = hashOf(bytes).slice(0, 40);
    const { uploadId, url } = await media.ask(BeginUpload, {
      size: bytes.length,
      sha256: hashOf(bytes),
      maxBytes: LIMITS.imageMaxBytes,
      name: 'reef.jpg',
    });
    await fetch(url, { method: 'PUT', body: new Uint8Array(bytes) });
    const reached = proxy.holdAt(new RegExp(`^PUT \\S*/images/${id}/\\S*${object}`));
    const completing = media.ask(CompleteUpload, { uploadId }, 5_000).catch((error: unknown) => error);
    await reached;
    const helpers = childrenOf(first.pid);
    if (process.platform === 'linux') expect(helpers).not.toEqual([]);
    await first.kill();
    await eventually(() => expect(helpers.filter(isRunning)).toEqual([]));
    proxy.release();
    expect(await completing).toBeInstanceOf(Error);
    expect((await leftovers(media)).images).toContain(id);
    const second = await start();
    expect(await media.describe([id])).toEqual([]);
    expect((await fetch(`${second.url}/media/${id}`)).status).toBe(404);
    const image = await media.upload(bytes);
    expect(image.id).toBe(id);
    expect((await fetch(`${second.url}/media/${id}`)).status).toBe(200);
    await eventually(async () => {
      const [view] = await media.describe([id]);
      expect(view?.widths).toEqual(renditionWidths(1_000));
    });
    await second.stop();
  });
});
