import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createServer, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { AppError } from '../../errors/app-error.ts';
import { Metrics } from '../../health/metrics.ts';
import { FormRoom } from './form-room.ts';
import { receiveForm } from './receive-form.ts';
import type { ReceivedForm } from './received-form.ts';

const RULES = {
  files: { mainImage: { max: 1, maxBytes: 1_000 }, photos: { max: 2, maxBytes: 1_000, tooMany: 'image_limit_reached' } },
} as const;

type Outcome = { form: ReceivedForm; texts: string[] } | { error: AppError };

describe('receiveForm', () => {
  let folder: string;
  let server: Server;
  let url: string;
  let outcome: Promise<Outcome>;
  let room: FormRoom;

  beforeEach(async () => {
    room = new FormRoom(new Metrics('forms'), { FORM_RESERVE_MEGABYTES: 0 });
    folder = await mkdtemp(join(tmpdir(), 'form-spec-'));
    let settle: (value: Outcome) => void;
    outcome = new Promise((resolve) => {
      settle = resolve;
    });
    server = createServer(async (request, response) => {
      try {
        const form = await receiveForm(request, RULES, folder, room);
        const texts = await Promise.all(
          Object.values(form.files)
            .flat()
            .map((file) => readFile(file.path, 'utf8')),
        );
        settle({ form, texts });
      } catch (error) {
        settle({ error: error as AppError });
      }
      response.end('done');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });

  const post = async (form: FormData) => {
    await fetch(url, { method: 'POST', body: form });
    return outcome;
  };
  const errorOf = async (form: FormData) => ((await post(form)) as { error: AppError }).error;
  const file = (bytes: number) => new Blob(['x'.repeat(bytes)]);

  it('writes each file to disk with its size and hash, and keeps the text fields', async () => {
    const form = new FormData();
    form.append('travelData', '{"a":1}');
    form.append('__proto__', 'harmless');
    form.append('mainImage', new Blob(['main']), '照片 reef.png');
    form.append('photos', new Blob(['one']), 'a/b/one.png');
    form.append('photos', new Blob(['two']), 'two.png');
    const received = (await post(form)) as { form: ReceivedForm; texts: string[] };
    expect(received.form.fields.travelData).toBe('{"a":1}');
    expect(received.texts).toEqual(['main', 'one', 'two']);
    expect(received.form.files.mainImage?.[0]).toMatchObject({
      field: 'mainImage.0',
      name: '照片 reef.png',
      size: 4,
      sha256: createHash('sha256').update('main').digest('hex'),
    });
    expect(received.form.files.photos?.map(({ name }) => name)).toEqual(['one.png', 'two.png']);
  });

  it('ignores an empty file input', async () => {
    const form = new FormData();
    form.append('photos', new Blob([]), '');
    expect(((await post(form)) as { form: ReceivedForm }).form.files.photos).toEqual([]);
  });

  it('reports every invalid file and writes nothing of a file that is too large', async () => {
    const form = new FormData();
    form.append('photos', file(1_001), 'big.png');
    form.append('photos', file(0), 'empty.png');
    form.append('mainImage', file(1_000), 'fits.png');
    const error = await errorOf(form);
    expect(error.code).toBe('image_too_large');
    expect(Object.keys(error.fields ?? {}).sort()).toEqual(['photos.0', 'photos.1']);
    expect(await readdir(folder)).not.toContain('photos.0');
  });

  it('refuses more files than the field takes, with the error of the rule', async () => {
    const form = new FormData();
    for (let at = 0; at < 3; at++) form.append('photos', file(1), `${at}.png`);
    expect((await errorOf(form)).message).toBe('Maximum number of images reached (2)');
  });

  it('rejects files of unknown fields', async () => {
    const strange = new FormData();
    strange.append('virus', file(1), 'a.png');
    expect((await errorOf(strange)).fields).toEqual({
      virus: [{ code: 'no_file_expected', params: {}, text: 'No file is expected here' }],
    });
  });

  it.each([
    ['files of a field', () => 'photos'],
    ['files of fields that nobody asked for', (at: number) => `virus${at}`],
    ['files with long names of fields', (at: number) => `${at}${'x'.repeat(101)}`],
  ])('stops at the first of too many %s, and names none', async (_, fieldOf) => {
    const form = new FormData();
    for (let at = 0; at < 65; at++) form.append(fieldOf(at), file(1), `${at}.png`);
    const error = await errorOf(form);
    expect([error.code, error.fields]).toEqual(['payload_too_large', undefined]);
  });

  it('reports each invalid file of a form with the maximum number of files', async () => {
    const form = new FormData();
    for (let at = 0; at < 64; at++) form.append(`virus${at}`, file(1), `${at}.png`);
    expect(Object.keys((await errorOf(form)).fields ?? {})).toHaveLength(64);
  });

  it('rejects a file whose part has no name', async () => {
    const body = '--x\r\nContent-Disposition: form-data; filename="a.png"\r\n\r\nabc\r\n--x--\r\n';
    await fetch(url, { method: 'POST', headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body });
    expect(((await outcome) as { error: AppError }).error.code).toBe('validation_failed');
  });

  it('rejects a body that far exceeds all limits', async () => {
    const form = new FormData();
    form.append('mainImage', file(3_000_000), 'a.png');
    expect((await errorOf(form)).code).toBe('payload_too_large');
  });

  it.each([
    ['application/json', 'unsupported_media_type'],
    ['multipart/form-data', 'bad_request'],
    ['multipart/form-data; boundary=x', 'bad_request'],
  ])('answers a body of type %p that is no form with %s', async (type, code) => {
    await fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body: '--x\r\nnonsense' });
    expect(((await outcome) as { error: AppError }).error.code).toBe(code);
  });

  it('reports a full disk, and stops reading the form, when a file cannot be written any further', async () => {
    // A file on a full disk.
    await symlink('/dev/full', join(folder, 'mainImage.0'));
    const body = '--x\r\nContent-Disposition: form-data; name="mainImage"; filename="a.png"\r\n\r\nabc';
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 900 };
    const outgoing = send(url, { method: 'POST', headers });
    outgoing.on('error', () => undefined);
    outgoing.write(body);
    expect(((await outcome) as { error: AppError }).error).toMatchObject({ code: 'storage_full', status: 507 });
    outgoing.destroy();
  });

  it('throws no form error for a file that cannot be written for another reason', async () => {
    await mkdir(join(folder, 'mainImage.0'));
    const form = new FormData();
    form.append('mainImage', file(10), 'a.png');
    expect((await errorOf(form)).code).toBe('internal_error');
  });

  it('rejects a body that does not fit on the disk without waiting for it', async () => {
    room = new FormRoom(new Metrics('forms'), { FORM_RESERVE_MEGABYTES: 999_999_999 });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 900 };
    const outgoing = send(url, { method: 'POST', headers });
    outgoing.on('error', () => undefined);
    outgoing.flushHeaders();
    expect(((await outcome) as { error: AppError }).error.code).toBe('storage_full');
    outgoing.destroy();
  });

  it('reports that a body is too large rather than that there is no space for it', async () => {
    room = new FormRoom(new Metrics('forms'), { FORM_RESERVE_MEGABYTES: 999_999_999 });
    const form = new FormData();
    form.append('mainImage', file(3_000_000), 'a.png');
    expect((await errorOf(form)).code).toBe('payload_too_large');
  });

  it('notices a client that disconnects in the middle of a file', async () => {
    const outgoing = send(url, { method: 'POST', headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 900 } });
    outgoing.on('error', () => undefined);
    outgoing.write('--x\r\nContent-Disposition: form-data; name="mainImage"; filename="a.png"\r\n\r\nabc');
    await eventually(async () => expect(await readdir(folder)).toHaveLength(1));
    outgoing.destroy();
    expect(((await outcome) as { error: AppError }).error.code).toBe('bad_request');
  });
});
