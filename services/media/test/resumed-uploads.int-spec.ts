import type { LibraryUploadView } from '@reefdesk/contracts/images/endpoints';
import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { FaultProxy } from '@reefdesk/test-kit/fault-proxy';
import { StagingSweeper } from '../src/uploads/staging-sweeper.ts';
import { hashOf, MediaFixture } from './media-fixture.ts';
import { jpeg, photograph } from './pictures.ts';

const DAY_MS = 24 * 60 * 60_000;

class Sender {
  constructor(
    private readonly media: MediaFixture,
    private readonly file: Buffer,
    private readonly who = 'somebody',
  ) {}

  async call(url: string, method: string, path = '', body?: object | FormData) {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api/library/uploads${path}`, {
      method,
      headers: {
        ...(await this.media.tokens.headers('admin', this.who)),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { data: LibraryUploadView; code?: string };
    return { status: response.status, code: answer.code, upload: answer.data };
  }

  begin(url: string, size = this.file.length, name = 'IMG_0042.JPG') {
    return this.call(url, 'POST', '', { name, size });
  }

  part(url: string, { upload_id, part_bytes }: LibraryUploadView, part: number, bytes?: Buffer) {
    const form = new FormData();
    const own = bytes ?? this.file.subarray(part * part_bytes, (part + 1) * part_bytes);
    form.append('part', new Blob([new Uint8Array(own)]), 'part');
    return this.call(url, 'PUT', `/${upload_id}/parts/${part}`, form);
  }
}

describe('uploads in parts', () => {
  let media: MediaFixture;
  let proxy: FaultProxy;
  let photo: Buffer;
  const start = () => media.startProcess({ S3_ENDPOINT: proxy.endpoint });
  beforeAll(async () => {
    media = await MediaFixture.start();
    proxy = await media.storageProxy();
    photo = await photograph({ width: 1_600, height: 1_200, bytes: 3 * MEGABYTE + 4_321 });
  });
  afterAll(() => media?.stop());

  /** Makes the bytes of each file unique. */
  let shots = 0;
  const another = (): Buffer => {
    const bytes = Buffer.from(photo);
    bytes.writeUInt32BE(++shots, bytes.length - 4);
    return bytes;
  };

  it('continue at another replica after one was killed while it stored a part or the whole image (LIB-06)', async () => {
    const file = another();
    const sender = new Sender(media, file);
    const first = await start();
    const { status, upload } = await sender.begin(first.url);
    expect([status, upload]).toEqual([201, expect.objectContaining({ size: file.length, part_bytes: MEGABYTE, parts: [], image: null })]);
    for (const part of [0, 2]) expect((await sender.part(first.url, upload, part)).status).toBe(200);
    const reachedPart = proxy.holdAt(new RegExp(`^PUT \\S*/staging/parts/${upload.upload_id}/1`));
    const cutOff = sender.part(first.url, upload, 1).catch(() => 'cut off');
    await reachedPart;
    await first.kill();
    proxy.release();
    expect(await cutOff).toBe('cut off');

    const second = await start();
    expect((await sender.call(second.url, 'GET', `/${upload.upload_id}`)).upload.parts).toEqual([0, 2]);
    await sender.part(second.url, upload, 1);
    const reachedMaster = proxy.holdAt(/^PUT \S*\/images\/\S*master\.webp/);
    const whole = sender.part(second.url, upload, 3).catch(() => 'cut off');
    await reachedMaster;
    await second.kill();
    proxy.release();
    expect(await whole).toBe('cut off');

    const { url } = media.service;
    const left = await sender.call(url, 'GET', `/${upload.upload_id}`);
    expect(left.upload).toMatchObject({ parts: [0, 1, 2, 3], image: null });
    const done = await sender.part(url, upload, 3);
    expect(done.upload.image).toMatchObject({ id: hashOf(file).slice(0, 40), width: 1_600, height: 1_200 });
    expect(await media.stored('staging/')).toEqual([]);
    const again = await sender.call(url, 'GET', `/${upload.upload_id}`);
    expect(again.upload.image?.id).toBe(done.upload.image?.id);
  });

  it('make one picture if the same parts are sent in parallel and in any order (LIB-06)', async () => {
    const file = another();
    const sender = new Sender(media, file);
    const { url } = media.service;
    const { upload } = await sender.begin(url);
    const answers = await Promise.all([3, 1, 0, 2, 2, 1, 3, 0].map((part) => sender.part(url, upload, part)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { upload: now } = await sender.part(url, upload, 0);
    expect(now.image?.id).toBe(hashOf(file).slice(0, 40));
    await eventually(async () => expect(await media.stored('staging/')).toEqual([]));
  });

  it('ask again for a part that storage has lost', async () => {
    const sender = new Sender(media, another());
    const { url } = media.service;
    const { upload } = await sender.begin(url);
    for (const part of [0, 1, 2]) await sender.part(url, upload, part);
    await media.storage.removeObject(media.stack.s3.bucket, `staging/parts/${upload.upload_id}/1`);
    expect((await sender.part(url, upload, 3)).upload).toMatchObject({ parts: [0, 2, 3], image: null });
    expect((await sender.part(url, upload, 1)).upload.image).not.toBeNull();
  });

  it('are rejected as early as possible, and leave nothing (LIB-06)', async () => {
    const { url } = media.service;
    const pdf = new Sender(media, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * MEGABYTE)]));
    expect((await pdf.begin(url, LIMITS.libraryImageMaxBytes + 1)).code).toBe('image_too_large');
    for (const [size, name] of [
      [0, 'a.jpg'],
      [5, ''],
    ] as const)
      expect((await pdf.begin(url, size, name)).code).toBe('validation_failed');
    const { upload } = await pdf.begin(url);
    expect((await pdf.part(url, upload, 0)).code).toBe('image_not_accepted');
    expect((await pdf.part(url, upload, 1)).code).toBe('upload_not_found');

    const sender = new Sender(media, await jpeg({ width: 400, height: 300 }));
    const { upload: small } = await sender.begin(url);
    for (const [part, bytes] of [
      [1, Buffer.alloc(3)],
      [0, Buffer.alloc(3, 'x')],
      [-1, Buffer.alloc(3)],
    ] as const)
      expect((await sender.part(url, small, part, bytes)).code).toBe('bad_request');
    expect((await sender.part(url, small, 0, Buffer.alloc(3 * MEGABYTE))).status).toBe(413);
    const stranger = new Sender(media, Buffer.alloc(10), 'another');
    expect((await stranger.part(url, small, 0)).code).toBe('upload_not_found');
    expect((await stranger.call(url, 'DELETE', `/${small.upload_id}`)).code).toBe('upload_not_found');

    const damaged = new Sender(media, (await jpeg({ width: 1_500, height: 1_500, grain: 200 })).subarray(0, 200_000));
    const { upload: broken } = await damaged.begin(url);
    expect((await damaged.part(url, broken, 0)).code).toBe('image_damaged');
    expect((await damaged.call(url, 'GET', `/${broken.upload_id}`)).code).toBe('upload_not_found');
    expect((await sender.call(url, 'DELETE', `/${small.upload_id}`)).status).toBe(200);
    expect(await media.stored('staging/')).toEqual([]);
  });

  it('are limited in number, and deleted after a day (LIB-06)', async () => {
    const { url } = media.service;
    const sender = new Sender(media, another(), 'busy');
    const begun = await Promise.all(Array.from({ length: LIMITS.openUploads }, () => sender.begin(url)));
    expect(begun.every(({ status }) => status === 201)).toBe(true);
    expect((await sender.begin(url)).code).toBe('upload_limit_reached');
    const { upload } = begun[0] as { upload: LibraryUploadView };
    await sender.part(url, upload, 0);
    const sweeper = media.service.app.get(StagingSweeper, { strict: false });
    await sweeper.sweep(new Date(Date.now() + DAY_MS - 60_000));
    expect((await sender.call(url, 'GET', `/${upload.upload_id}`)).upload.parts).toEqual([0]);
    expect(await media.stored('staging/')).toHaveLength(1);
    await sweeper.sweep(new Date(Date.now() + DAY_MS + 60_000));
    expect((await sender.call(url, 'GET', `/${upload.upload_id}`)).code).toBe('upload_not_found');
    expect(await media.stored('staging/')).toEqual([]);
  });
});
