import { buffer } from 'node:stream/consumers';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { type RunningS3, startS3Server } from '@reefdesk/test-kit/s3-server';
import { ObjectStorage } from '../src/storage/object-storage.ts';
import { StorageMetrics } from '../src/storage/storage-metrics.ts';

describe('the object storage of media', () => {
  let server: RunningS3;
  let storage: ObjectStorage;
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_value, index) => index % 251));

  const open = (change: Partial<RunningS3['settings']> = {}) => {
    const { endpoint, region, bucket, accessKey, secretKey } = { ...server.settings, ...change };
    const env = { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
    return new ObjectStorage(env, new StorageMetrics(new Metrics('media')));
  };
  const keys = async (prefix: string) => {
    const found: string[] = [];
    for await (const { key } of storage.list(prefix)) found.push(key);
    return found;
  };

  beforeAll(async () => {
    server = await startS3Server();
    storage = open();
  });
  afterAll(async () => {
    storage?.onApplicationShutdown();
    await server?.stop();
  });

  it('is ready with its bucket, also after repeated preparation', async () => {
    await storage.prepare();
    await expect(storage.prepare()).resolves.toBeUndefined();
  });

  it('returns a stored object as a whole, its size, and any range', async () => {
    await storage.write('images/a/master.webp', bytes, 'image/webp');
    expect(bytes.equals((await storage.read('images/a/master.webp')) ?? Buffer.of())).toBe(true);
    expect(await storage.sizeOf('images/a/master.webp')).toBe(bytes.length);
    for (const [offset, length] of [
      [0, 1],
      [0, 2],
      [99_999, 1],
      [50_000, 1_000],
      [0, 100_000],
    ] as const) {
      const range = await storage.open('images/a/master.webp', { offset, length });
      expect([offset, length, bytes.subarray(offset, offset + length).equals(range ? await buffer(range) : Buffer.of())]).toEqual([
        offset,
        length,
        true,
      ]);
    }
  });

  it('accepts an upload at the presigned URL', async () => {
    const url = await storage.presignPut('staging/one');
    expect((await fetch(url, { method: 'PUT', body: bytes })).status).toBe(200);
    expect(await storage.sizeOf('staging/one')).toBe(bytes.length);
    await storage.remove('staging/one');
  });

  it('reports missing objects for every operation, and allows their removal', async () => {
    expect(await storage.sizeOf('images/none')).toBeUndefined();
    expect(await storage.read('images/none')).toBeUndefined();
    expect(await storage.open('images/none', { offset: 0, length: 1 })).toBeUndefined();
    await storage.write('images/b', Buffer.of(1), 'image/webp');
    await storage.remove('images/b');
    await storage.remove('images/b');
    expect(await storage.read('images/b')).toBeUndefined();
  });

  it('lists only the objects below a prefix, over more than one page', async () => {
    const names = Array.from({ length: 1_005 }, (_value, index) => `list/${String(index).padStart(4, '0')}/1.webp`);
    for (let at = 0; at < names.length; at += 50)
      await Promise.all(names.slice(at, at + 50).map((name) => storage.write(name, Buffer.of(1), 'image/webp')));
    await storage.write('list-of-others', Buffer.of(1), 'image/webp');
    expect(await keys('list/')).toEqual(names);
    expect(await keys('lost/')).toEqual([]);
  });

  it('is unavailable with a wrong key', async () => {
    const stranger = open({ secretKey: `${server.settings.secretKey}x` });
    await expect(stranger.prepare()).rejects.toMatchObject({ code: 'service_unavailable' });
    await expect(stranger.read('images/a/master.webp')).rejects.toMatchObject({ code: 'service_unavailable' });
    stranger.onApplicationShutdown();
  });
});
