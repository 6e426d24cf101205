import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import { BeginUpload, CompleteUpload } from '@reefdesk/contracts/messages/media.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { fieldErrorTexts } from '@reefdesk/test-kit/field-errors';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import { GalleryManager } from './gallery-manager.ts';
import { expectNothingLeft } from './leftovers.ts';
import { hashOf, MediaFixture } from './media-fixture.ts';
import { photograph, pngBomb } from './pictures.ts';

const BOUNDARY = 'reef';

const ENDLESS_BYTES = 3 * LIMITS.slideImageMaxBytes;

describe('an interrupted upload', () => {
  let media: MediaFixture;
  let service: ServiceProcess;
  let gallery: GalleryManager;
  let folder: string;
  let photo: Buffer;
  beforeAll(async () => {
    media = await MediaFixture.start({ service: false });
    folder = await mkdtemp(join(tmpdir(), 'media-forms-'));
    service = await media.startProcess({ TMPDIR: folder });
    gallery = new GalleryManager(media, service.url);
    photo = await photograph({ width: 1_200, height: 800, bytes: 4 * MEGABYTE });
  });
  afterAll(async () => {
    await media?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });
  afterEach(() => eventually(() => expectNothingLeft(media, [folder])));

  const opening = (name = 'reef.jpg'): Buffer =>
    Buffer.from(
      [
        `--${BOUNDARY}`,
        'Content-Disposition: form-data; name="galleryData"',
        '',
        '{"image_title_en":"Reef"}',
        `--${BOUNDARY}`,
        `Content-Disposition: form-data; name="image"; filename="${name}"`,
        'Content-Type: image/jpeg',
        '',
        '',
      ].join('\r\n'),
    );

  async function send(headers: Record<string, string | number> = {}): Promise<ClientRequest> {
    const token = await media.tokens.headers('admin');
    const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    const sending = request(`${service.url}/api/gallery`, { method: 'POST', headers: { ...token, ...type, ...headers } });
    sending.on('error', () => undefined);
    return sending;
  }

  async function received(): Promise<number> {
    // The folder of a finished form can disappear between listing and reading.
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    const facts = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => undefined)));
    return facts.reduce((sum, file) => sum + (file?.isFile() ? file.size : 0), 0);
  }

  it('leaves nothing if the client disconnects after 99 % of the bytes', async () => {
    const body = Buffer.concat([opening(), photo, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
    const sending = await send({ 'content-length': body.length });
    const cut = body.subarray(0, Math.floor(body.length * 0.99));
    sending.write(cut);
    await eventually(async () => expect(await received()).toBeGreaterThan(cut.length - MEGABYTE));
    sending.destroy();
    await eventually(async () => expect(await readdir(folder)).toEqual([]));
    expect(service.log()).not.toMatch(/"level":[56]0/);
  });

  it('leaves nothing if several clients disconnect at once, and the next one is served', async () => {
    const visits = await Promise.all(Array.from({ length: 6 }, () => send({ 'content-length': photo.length * 2 })));
    for (const visit of visits) visit.write(Buffer.concat([opening(), photo]));
    await eventually(async () => expect(await received()).toBeGreaterThan(3 * photo.length));
    for (const visit of visits) visit.destroy();
    await eventually(() => expectNothingLeft(media, [folder]));
    expect(await gallery.list()).toEqual([]);
  });

  it('is rejected during the transfer if it is larger than the form accepts (CONST-32)', async () => {
    const sending = await send({ 'transfer-encoding': 'chunked' });
    sending.write(opening('endless.jpg'));
    const answered = once(sending, 'response');
    let isAnswered = false;
    void answered.then(() => {
      isAnswered = true;
    });
    let largest = 0;
    // Sends much more than the limit without ending the request.
    for (let sent = 0; sent < ENDLESS_BYTES && !isAnswered; sent += MEGABYTE) {
      if (!sending.write(Buffer.alloc(MEGABYTE, 7))) await Promise.race([once(sending, 'drain'), answered]);
      largest = Math.max(largest, await received());
      await new Promise((resolve) => setImmediate(resolve));
    }
    const [response] = await answered;
    sending.destroy();
    expect(response.statusCode).toBe(413);
    expect(largest).toBeLessThanOrEqual(LIMITS.slideImageMaxBytes + MEGABYTE);
  });

  it('is rejected at once if its Content-Length is larger than the form accepts', async () => {
    const sending = await send({ 'content-length': 1024 * MEGABYTE });
    sending.write(opening());
    const [response] = await once(sending, 'response');
    sending.destroy();
    expect(response.statusCode).toBe(413);
  });

  it('leaves nothing of an invalid file, and names the file and the error', async () => {
    const files = {
      image_not_accepted: Buffer.from('<html>no picture</html>'),
      image_too_many_pixels: pngBomb(),
      image_damaged: photo.subarray(0, 20_000),
      image_too_large: Buffer.alloc(LIMITS.slideImageMaxBytes + 1),
    };
    for (const [code, bytes] of Object.entries(files)) {
      const { body, status } = await gallery.add({ image_title_en: 'Bad' }, { bytes, name: 'holiday.jpg' });
      expect({ code: body.code, isClientError: status === 413 || status === 415 }).toEqual({ code, isClientError: true });
      expect(body.message).toContain('holiday.jpg');
      expect(fieldErrorTexts(body.fields)).toEqual({ 'image.0': body.message });
      await eventually(() => expectNothingLeft(media, [folder]));
    }
  });

  it('leaves nothing in staging if the transfer of another service breaks after 99 % of the bytes', async () => {
    const announced = { size: photo.length, sha256: hashOf(photo), maxBytes: LIMITS.imageMaxBytes, name: 'reef.jpg' };
    const { uploadId, url } = await media.ask(BeginUpload, announced);
    const putting = request(url, { method: 'PUT', headers: { 'content-length': photo.length } });
    putting.on('error', () => undefined);
    await new Promise((resolve) => putting.write(photo.subarray(0, Math.floor(photo.length * 0.99)), resolve));
    putting.destroy();
    await expect(media.ask(CompleteUpload, { uploadId })).rejects.toMatchObject({ code: 'upload_not_found' });
  });
});
