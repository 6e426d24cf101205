import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningS3, startS3Server } from '@reefdesk/test-kit/s3-server';
import { BundleFiles } from '../src/bundle/bundle-files.ts';
import { LISTING_FILE, objectFile } from '../src/bundle/layout.ts';
import { Bucket } from '../src/objects/bucket.ts';
import { compareObjects, copyObjectsIn } from '../src/objects/copy-in.ts';

describe('the bucket of a backup', () => {
  const stored = [
    { key: 'images/a/1/master.webp', type: 'image/webp', bytes: Buffer.alloc(70_000, 'reef') },
    { key: 'images/a/1/320.webp', type: 'image/webp', bytes: Buffer.from('small') },
    { key: 'images/b/2/master.webp', type: 'image/png', bytes: Buffer.alloc(0) },
  ];
  let folder: string;
  let bundle: BundleFiles;
  let server: RunningS3;
  let bucket: Bucket;
  const signal = new AbortController().signal;

  const contentOf = (bytes: Buffer) => Readable.from([bytes], { objectMode: false });

  const keys = async (prefix: string) => {
    const found: string[] = [];
    for await (const key of bucket.keys(prefix)) found.push(key);
    return found;
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'reefdesk-objects-'));
    bundle = new BundleFiles(folder);
    for (const { key, bytes } of stored) await bundle.write(objectFile(key), [contentOf(bytes)]);
    const lines = stored.map(({ key, type, bytes }) => ({
      key,
      type,
      size: bytes.length,
      etag: '',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }));
    await bundle.write(LISTING_FILE, [contentOf(Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join('')))]);
    server = await startS3Server();
    const { endpoint, region, bucket: name, accessKey, secretKey } = server.settings;
    bucket = new Bucket({ S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: name, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey });
  });
  afterAll(async () => {
    bucket?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('restores a backup, verifies it, and copies it out again with its types', async () => {
    await bucket.prepare();
    expect(await bucket.exists()).toBe(true);
    await copyObjectsIn(bucket, bundle, signal);
    await compareObjects(bucket, bundle, signal);
    expect(await keys('images/')).toEqual(stored.map(({ key }) => key).sort());
    for (const { key, type, bytes } of stored) {
      expect(await bucket.stat(key)).toMatchObject({ size: bytes.length, type });
      expect(bytes.equals(await buffer(await bucket.open(key)))).toBe(true);
    }
  });

  it('detects a changed and a missing object', async () => {
    await copyObjectsIn(bucket, bundle, signal);
    const [first] = await keys('images/');
    await bucket.remove(first ?? '');
    await bucket.remove(first ?? '');
    expect(await bucket.stat(first ?? '')).toBeUndefined();
    await expect(compareObjects(bucket, bundle, signal)).rejects.toThrow();
    await copyObjectsIn(bucket, bundle, signal);
    await bucket.write(first ?? '', await bucket.open('images/b/2/master.webp'), { size: 0, type: 'image/webp' });
    await expect(compareObjects(bucket, bundle, signal)).rejects.toThrow(`${first} is not in the bucket as it is in the backup`);
  });
});
