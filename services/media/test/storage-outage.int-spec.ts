import { BeginUpload } from '@reefdesk/contracts/messages/media.messages';
import { startService } from '@reefdesk/service-kit/service';
import { eventually } from '@reefdesk/test-kit/eventually';
import { defineMedia } from '../src/define.ts';
import { hashOf, MediaFixture } from './media-fixture.ts';
import { jpeg } from './pictures.ts';
import { Road } from './road.ts';

describe('media without its storage', () => {
  let media: MediaFixture;
  let road: Road;
  beforeAll(async () => {
    media = await MediaFixture.start({ service: false });
    road = await Road.to(media.parts.s3.endpoint);
    const env = {
      ...media.env,
      S3_ENDPOINT: road.endpoint,
      HOST: '127.0.0.1',
      PORT: '0',
      OPS_PORT: '0',
      NODE_ENV: 'test',
    };
    media.service = await startService(defineMedia(env));
    await eventually(() => media.describe([]), 15_000);
  });
  afterAll(async () => {
    await media?.stop();
    await road?.cut();
  });

  const readiness = async () => {
    const response = await fetch(`${media.service.opsUrl}/health/ready`);
    return { status: response.status, body: (await response.json()) as { checks: Record<string, string> } };
  };

  it('starts, says that it is not ready and why, answers clearly, and works as soon as storage is there', async () => {
    const { status, body } = await readiness();
    expect(status).toBe(503);
    expect(body.checks.storage).not.toBe('up');
    expect(body.checks.mongo).toBe('up');
    const request = { size: 9, sha256: hashOf(Buffer.from('x')), maxBytes: 100, name: 'x' };
    await expect(media.ask(BeginUpload, request)).rejects.toMatchObject({ code: 'service_unavailable' });
    await road.open();
    await eventually(async () => expect((await readiness()).status).toBe(200), 15_000);
    const image = await media.upload(await jpeg({ width: 500, height: 400 }));
    expect((await media.get(`/media/${image.id}`)).status).toBe(200);
  });

  it('answers 503 for pictures while storage is away, goes on with everything else, and recovers by itself', async () => {
    const image = await media.upload(await jpeg({ width: 510, height: 400 }));
    await road.cut();
    const answer = await media.get(`/media/${image.id}`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'service_unavailable' });
    expect(answer.headers.get('retry-after')).toBeTruthy();
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await media.get('/api/gallery-slides')).status).toBe(200);
    expect(await media.describe([image.id])).toHaveLength(1);
    await road.open();
    await eventually(async () => expect((await media.get(`/media/${image.id}`)).status).toBe(200), 15_000);
    await media.rendered(image);
  });

  /** What came, and how many milliseconds it took. */
  async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; took: number }> {
    const began = Date.now();
    return { answer: await work(), took: Date.now() - began };
  }

  it('says within seconds that it is not ready when storage goes, silent storage included, and is ready again when it is back', async () => {
    const outages = [
      { go: () => road.cut(), back: () => road.open() },
      { go: async () => road.hold(), back: async () => road.release() },
    ];
    for (const { go, back } of outages) {
      await eventually(async () => expect((await readiness()).status).toBe(200), 10_000);
      await go();
      await eventually(async () => expect((await readiness()).body.checks.storage).not.toBe('up'), 4_000);
      const probes = await timed(() => Promise.all(Array.from({ length: 20 }, readiness)));
      expect(probes.answer.map(({ status }) => status)).toEqual(Array(20).fill(503));
      expect(probes.took).toBeLessThan(3_000);
      await back();
      await eventually(async () => expect((await readiness()).status).toBe(200), 10_000);
    }
  });

  it('answers 503 within seconds when storage takes every question and answers none', async () => {
    const image = await media.upload(await jpeg({ width: 520, height: 400 }));
    const large = await media.upload(await jpeg({ width: 1300, height: 1000, grain: 250 }));
    await media.rendered(large, 60_000);
    road.hold();
    try {
      const paths = [`/media/${image.id}`, `/media/${large.id}/1280`];
      const { answer, took } = await timed(() => Promise.all(paths.map((path) => media.get(path, { accept: 'image/webp' }))));
      for (const response of answer) {
        expect(response.status).toBe(503);
        expect(await response.json()).toMatchObject({ code: 'service_unavailable' });
        expect(response.headers.get('content-type')).toContain('json');
      }
      expect(took).toBeLessThan(5_000);
      expect((await media.get('/api/gallery-slides')).status).toBe(200);
    } finally {
      road.release();
    }
    await eventually(async () => expect((await media.get(`/media/${large.id}/1280`)).status).toBe(200), 15_000);
  }, 120_000);
});
