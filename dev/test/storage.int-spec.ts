import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, CopyDestinationOptions, CopySourceOptions } from 'minio';
import { type S3Settings, type Storage, s3Client, startStorage } from '../src/stack/storage.ts';

describe('the embedded object storage', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reefdesk-storage-'));
  const photo = Buffer.from(Array.from({ length: 300_000 }, (_value, index) => index % 251));
  let storage: Storage;
  let s3: S3Settings;
  let client: Client;

  const filesOnDisk = () =>
    readdirSync(join(dataDir, 'storage'), { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('.'));

  beforeAll(async () => {
    storage = await startStorage({ dataDir, environment: {} });
    s3 = storage.settings;
    client = s3Client(s3);
  });

  afterAll(async () => {
    await storage.stop();
    rmSync(dataDir, { recursive: true });
  });

  it('takes an upload on a presigned URL and gives it back whole', async () => {
    const url = await client.presignedPutObject(s3.bucket, 'staging/a b/photo.jpg', 60);
    const answer = await fetch(url, { method: 'PUT', body: photo, headers: { 'content-type': 'image/jpeg' } });
    expect(answer.status).toBe(200);
    expect(photo.equals(await buffer(await client.getObject(s3.bucket, 'staging/a b/photo.jpg')))).toBe(true);
    expect(await client.statObject(s3.bucket, 'staging/a b/photo.jpg')).toMatchObject({
      size: photo.length,
      metaData: { 'content-type': 'image/jpeg' },
    });
  });

  it('streams a range', async () => {
    await client.putObject(s3.bucket, 'r/photo', photo);
    const part = await buffer(await client.getPartialObject(s3.bucket, 'r/photo', 1000, 500));
    expect(photo.subarray(1000, 1500).equals(part)).toBe(true);
  });

  it('copies, lists by prefix and deletes', async () => {
    await client.putObject(s3.bucket, 'list/one', photo);
    await client.putObject(s3.bucket, 'list-other', photo);
    const source = new CopySourceOptions({ Bucket: s3.bucket, Object: 'list/one' });
    await client.copyObject(source, new CopyDestinationOptions({ Bucket: s3.bucket, Object: 'list/deep/two' }));
    expect(await keys('list/')).toEqual(['list/deep/two', 'list/one']);
    await client.removeObject(s3.bucket, 'list/one');
    await client.removeObject(s3.bucket, 'list/never-there');
    expect(await keys('list/')).toEqual(['list/deep/two']);
    await expect(client.statObject(s3.bucket, 'list/one')).rejects.toMatchObject({ code: 'NotFound' });
    await client.removeObjects(s3.bucket, ['list/deep/two', 'list-other']);
    expect(await keys('list')).toEqual([]);
  });

  it('lists more than a page of objects', async () => {
    const names = Array.from({ length: 1_003 }, (_value, index) => `many/${String(index).padStart(5, '0')}`);
    for (let at = 0; at < names.length; at += 50) {
      await Promise.all(names.slice(at, at + 50).map((name) => client.putObject(s3.bucket, name, 'x')));
    }
    expect(await keys('many/')).toEqual(names);
  });

  it('lets nobody in without a signature, with a wrong one, or with one that has expired', async () => {
    await client.putObject(s3.bucket, 'private', photo);
    const plain = `${s3.endpoint}/${s3.bucket}/private`;
    expect((await fetch(plain)).status).toBe(403);
    expect((await fetch(plain, { method: 'PUT', body: 'x' })).status).toBe(403);
    const signed = await client.presignedGetObject(s3.bucket, 'private', 1);
    expect((await fetch(signed)).status).toBe(200);
    expect((await fetch(signed.replace('/private?', '/other?'))).status).toBe(403);
    await sleep(2_100);
    expect((await fetch(signed)).status).toBe(403);
    const wellKnown = s3Client({ ...s3, accessKey: 'S3RVER', secretKey: 'S3RVER' });
    await expect(wellKnown.statObject(s3.bucket, 'private')).rejects.toThrow();
  });

  it('keeps nothing of an upload that is cut off, and the old object stays whole', async () => {
    await client.putObject(s3.bucket, 'cut/photo', 'the old one');
    const before = filesOnDisk();
    const url = await client.presignedPutObject(s3.bucket, 'cut/photo', 60);
    const upload = request(url, { method: 'PUT', headers: { 'content-length': photo.length } });
    upload.on('error', () => {});
    upload.write(photo.subarray(0, 100_000));
    await once(upload, 'socket');
    await sleep(200);
    upload.destroy();
    await sleep(300);
    expect((await buffer(await client.getObject(s3.bucket, 'cut/photo'))).toString()).toBe('the old one');
    expect(filesOnDisk()).toEqual(before);
  });

  async function keys(prefix: string): Promise<string[]> {
    const found: string[] = [];
    for await (const item of client.listObjectsV2(s3.bucket, prefix, true)) found.push(item.name);
    return found;
  }
});
