import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { BeginUpload, CompleteUpload, DescribeImages } from '@reefdesk/contracts/messages/media.messages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { type Ask, UploadClient } from './upload-client.ts';

const bytes = randomBytes(300_000);
const sha256 = createHash('sha256').update(bytes).digest('hex');
const image = { id: 'a', url: '/media/a', width: 1, height: 1, color: '#000000', preview: '', widths: [1] };

describe('UploadClient', () => {
  let folder: string;
  let path: string;
  let storage: Server;
  let url: string;
  let answer = 200;
  const received: { headers: IncomingHttpHeaders; body: Buffer }[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'upload-client-'));
    path = join(folder, 'file');
    await writeFile(path, bytes);
    storage = createServer(async (request, response) => {
      received.push({ headers: request.headers, body: await buffer(request) });
      response.writeHead(answer).end();
    });
    await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(storage.address() as AddressInfo).port}/staging/1`;
  });
  afterAll(async () => {
    storage.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    answer = 200;
    received.length = 0;
  });

  function mediaThat(complete: () => unknown): { asked: [string, unknown][]; client: UploadClient } {
    const asked: [string, unknown][] = [];
    const ask = async (contract: { subject: string }, request: unknown) => {
      asked.push([contract.subject, request]);
      return contract.subject === BeginUpload.subject ? { uploadId: '1', url } : complete();
    };
    return { asked, client: new UploadClient(ask as Ask) };
  }

  it('announces the file, sends it with its length, and returns the data to store in the record', async () => {
    const { asked, client } = mediaThat(() => ({ image }));
    const stored = await client.upload({ path, name: 'reef.jpg', maxBytes: 1_000_000, types: ['jpeg'] });
    const { url: _, ...expected } = image;
    expect(stored).toEqual(expected);
    expect(asked).toEqual([
      [BeginUpload.subject, { size: bytes.length, sha256, maxBytes: 1_000_000, name: 'reef.jpg', types: ['jpeg'] }],
      [CompleteUpload.subject, { uploadId: '1' }],
    ]);
    expect(received).toHaveLength(1);
    expect(received[0]?.headers['content-length']).toBe(String(bytes.length));
    expect(received[0]?.body.equals(bytes)).toBe(true);
  });

  it('LIB-02: claims an existing image and sends no file', async () => {
    const asked: [string, unknown][] = [];
    const ask = async (contract: { subject: string }, request: { ids: string[] }) => {
      asked.push([contract.subject, request]);
      return { images: request.ids[0] === image.id ? [image] : [] };
    };
    const client = new UploadClient(ask as Ask);
    const { url: _, ...expected } = image;
    expect(await client.upload({ path: '', name: 'x', maxBytes: 1, imageId: image.id })).toEqual(expected);
    expect(asked).toEqual([[DescribeImages.subject, { ids: [image.id], claim: true }]]);
    await expect(client.upload({ path: '', name: 'x', maxBytes: 1, imageId: 'gone' })).rejects.toMatchObject({ code: 'image_not_found' });
    expect(received).toHaveLength(0);
  });

  it('repeats the upload while the same image is being removed', async () => {
    let refusals = 2;
    const { client } = mediaThat(() => {
      if (refusals-- > 0) throw new AppError('image_being_removed');
      return { image };
    });
    expect((await client.upload({ path, name: 'x', maxBytes: 1_000_000, size: bytes.length, sha256 })).id).toBe('a');
    expect(received).toHaveLength(3);
  });

  it('passes on an error of media without a retry', async () => {
    const { client } = mediaThat(() => {
      throw new AppError('image_damaged', { name: 'x' });
    });
    await expect(client.upload({ path, name: 'x', maxBytes: 1_000_000 })).rejects.toMatchObject({ code: 'image_damaged' });
    expect(received).toHaveLength(1);
  });

  it('does not complete an upload that storage rejected', async () => {
    answer = 403;
    const { asked, client } = mediaThat(() => ({ image }));
    await expect(client.upload({ path, name: 'x', maxBytes: 1_000_000 })).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(asked.map(([subject]) => subject)).toEqual([BeginUpload.subject]);
  });
});
