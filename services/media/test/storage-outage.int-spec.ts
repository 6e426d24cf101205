import { BeginUpload } from '@reefdesk/contracts/messages/media.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { FaultProxy } from '@reefdesk/test-kit/fault-proxy';
import { FillingStorage, FULL_ANSWERS } from './filling-storage.ts';
import { GalleryManager, TEXTS } from './gallery-manager.ts';
import { hashOf, MediaFixture } from './media-fixture.ts';
import { jpeg } from './pictures.ts';

describe('media without its storage', () => {
  let media: MediaFixture;
  let proxy: FaultProxy;
  beforeAll(async () => {
    media = await MediaFixture.start({ service: false });
    proxy = await FaultProxy.to(media.stack.s3.endpoint);
    media.service = await media.startReplica({ S3_ENDPOINT: proxy.endpoint });
    await eventually(() => media.describe([]));
  });
  afterAll(async () => {
    await media?.stop();
    await proxy?.cut();
  });

  const readiness = async () => {
    const response = await fetch(`${media.service.opsUrl}/health/ready`);
    return { status: response.status, body: (await response.json()) as { checks: Record<string, string> } };
  };

  it('starts, reports that it is not ready and why, and works as soon as storage is available', async () => {
    const { status, body } = await readiness();
    expect(status).toBe(503);
    expect(body.checks.storage).not.toBe('up');
    expect(body.checks.mongo).toBe('up');
    const request = { size: 9, sha256: hashOf(Buffer.from('x')), maxBytes: 100, name: 'x' };
    await expect(media.ask(BeginUpload, request)).rejects.toMatchObject({ code: 'service_unavailable' });
    await proxy.open();
    await eventually(async () => expect((await readiness()).status).toBe(200));
    const image = await media.upload(await jpeg({ width: 500, height: 400 }));
    expect((await media.get(`/media/${image.id}`)).status).toBe(200);
  });

  it('returns 503 for pictures during an outage, serves everything else, and recovers automatically', async () => {
    const image = await media.upload(await jpeg({ width: 510, height: 400 }));
    await proxy.cut();
    const answer = await media.get(`/media/${image.id}`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'service_unavailable' });
    expect(answer.headers.get('retry-after')).toBeTruthy();
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await media.get('/api/gallery-slides')).status).toBe(200);
    expect(await media.describe([image.id])).toHaveLength(1);
    await proxy.open();
    await eventually(async () => expect((await media.get(`/media/${image.id}`)).status).toBe(200));
    await media.rendered(image);
  });

  it('reports an outage or a silent storage, and stays ready because no other replica would have storage', async () => {
    const outages = [
      { go: () => proxy.cut(), back: () => proxy.open() },
      { go: async () => proxy.hold(), back: async () => proxy.release() },
    ];
    for (const { go, back } of outages) {
      await eventually(async () => expect((await readiness()).body.checks.storage).toBe('up'));
      await go();
      await eventually(async () => expect((await readiness()).body.checks.storage).not.toBe('up'));
      const probes = await Promise.all(Array.from({ length: 20 }, readiness));
      expect(probes.map(({ status }) => status)).toEqual(Array(20).fill(200));
      await back();
      await eventually(async () => expect((await readiness()).body.checks.storage).toBe('up'));
    }
  });

  it('returns 503 if storage accepts every request but answers none', async () => {
    const image = await media.upload(await jpeg({ width: 520, height: 400 }));
    const large = await media.upload(await jpeg({ width: 1300, height: 1000, grain: 250 }));
    await media.rendered(large);
    // Storage never answers, so every response comes from the timeout of media.
    proxy.hold();
    try {
      const paths = [`/media/${image.id}`, `/media/${large.id}/1280`];
      for (const response of await Promise.all(paths.map((path) => media.get(path, { accept: 'image/webp' })))) {
        expect(response.status).toBe(503);
        expect(await response.json()).toMatchObject({ code: 'service_unavailable' });
        expect(response.headers.get('content-type')).toContain('json');
      }
      expect((await media.get('/api/gallery-slides')).status).toBe(200);
    } finally {
      proxy.release();
    }
    await eventually(async () => expect((await media.get(`/media/${large.id}/1280`)).status).toBe(200));
  });

  describe('with full storage', () => {
    let filling: FillingStorage;
    let gallery: GalleryManager;

    beforeAll(async () => {
      filling = await FillingStorage.before(media.stack.s3.endpoint);
      proxy.leadTo(filling.endpoint);
      gallery = new GalleryManager(media, media.service.url);
      await eventually(async () => expect((await readiness()).body.checks.storage).toBe('up'));
    });
    afterAll(async () => {
      proxy.leadTo(media.stack.s3.endpoint);
      await filling?.stop();
    });

    it('reports it to owners at any step of an upload, leaves nothing in staging, and accepts the picture once there is space', async () => {
      const picture = await jpeg({ width: 530, height: 400 });
      for (const answer of Object.values(FULL_ANSWERS)) {
        // Rejects only the master, which is written first; renditions of earlier images are accepted.
        for (const rejected of [/\/staging\//, /\/images\/.*\/master\./]) {
          Object.assign(filling, { refused: rejected, answer });
          expect([answer.code, rejected, await media.refusal(picture)]).toEqual([answer.code, rejected, 'storage_full']);
          expect(await media.stored('staging/')).toEqual([]);
        }
      }
      const metrics = await (await fetch(`${media.service.opsUrl}/metrics`)).text();
      expect(metrics).toMatch(/^object_storage_full_total\{.*operation="write".*\} 2$/m);
      filling.refused = undefined;
      const image = await media.upload(picture);
      expect((await media.get(`/media/${image.id}`)).status).toBe(200);
    });

    it('reports it to an admin, shows all slides, and accepts the slide once there is space', async () => {
      const picture = { bytes: await jpeg({ width: 540, height: 400 }) };
      filling.refused = /\/images\//;
      const { status, body, headers } = await gallery.add(TEXTS, picture);
      expect([status, body.code, headers.get('cache-control')]).toEqual([507, 'storage_full', 'no-store']);
      expect(await gallery.list()).toEqual([]);
      expect((await readiness()).status).toBe(200);
      filling.refused = undefined;
      expect((await gallery.add(TEXTS, picture)).status).toBe(201);
      expect(await gallery.list()).toHaveLength(1);
    });
  });
});
