import { jest } from '@jest/globals';
import { MEGABYTE } from '@reefdesk/contracts/limits';
import { BeginUpload, CompleteUpload } from '@reefdesk/contracts/messages/media.messages';
import { ImageProcessor } from '../src/pixels/image-processor.ts';
import { expectNothingLeft } from './leftovers.ts';
import { hashOf, MediaFixture } from './media-fixture.ts';
import { bmp, jpeg, picture, pngBomb, svg } from './pictures.ts';

const outside = (body: string) => svg(`<rect width="10" height="10"/>${body}`);

describe('rejecting an upload', () => {
  let media: MediaFixture;
  beforeAll(async () => {
    media = await MediaFixture.start();
  });
  afterAll(() => media?.stop());

  afterEach(async () => {
    media.pixelTimeout = 20;
    await expectNothingLeft(media);
  });

  it('rejects a decompression bomb by its header, without allocating its memory (OR-47)', async () => {
    const bomb = pngBomb();
    expect(bomb.length).toBeLessThan(6_000);
    const work = jest.spyOn(media.service.app.get(ImageProcessor, { strict: false }), 'run');
    expect(await media.refusal(bomb)).toBe('image_too_many_pixels');
    // The pixels were never decoded.
    expect(work.mock.calls.map(([kind]) => kind)).toEqual(['measure']);
    work.mockRestore();
    expect(await media.refusal(bmp({ width: 8, height: 8, claimed: { width: 40_000, height: 40_000 } }))).toBe('image_too_many_pixels');
    expect(await media.refusal(svg('<rect width="1" height="1"/>', 'width="90000" height="90000"'))).toBe('image_too_many_pixels');
  });

  it('rejects truncated files of every format', async () => {
    const size = { width: 400, height: 300 };
    const files: Record<string, Buffer> = {
      jpeg: await picture(size).jpeg().toBuffer(),
      progressive: await picture(size).jpeg({ progressive: true }).toBuffer(),
      png: await picture(size).png().toBuffer(),
      gif: await picture(size).gif({ effort: 1 }).toBuffer(),
      webp: await picture(size).webp().toBuffer(),
      avif: await picture(size).avif({ effort: 0 }).toBuffer(),
      tiff: await picture(size).tiff({ compression: 'none' }).toBuffer(),
      bmp: bmp(size),
      svg: svg(`<g>${'<rect width="9" height="9"/>'.repeat(50)}</g>`),
    };
    for (const [format, bytes] of Object.entries(files)) {
      for (const share of [0.5, 0.95]) {
        const code = await media.refusal(bytes.subarray(0, Math.floor(bytes.length * share)));
        expect({ format, share, refused: /^image_(damaged|not_accepted)$/.test(code), code }).toMatchObject({ refused: true });
      }
    }
  });

  it('rejects files of other formats, whatever their name is (OR-47)', async () => {
    const files = {
      text: Buffer.from('just text'),
      html: Buffer.from('<!doctype html><html><body><svg xmlns="http://www.w3.org/2000/svg"/></body></html>'),
      pdf: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'),
      zip: Buffer.from('504b0304140000000800', 'hex'),
      program: Buffer.from('7f454c4602010100', 'hex'),
      script: Buffer.from('#!/bin/sh\necho hello\n'),
      zeros: Buffer.alloc(500),
    };
    for (const [kind, bytes] of Object.entries(files)) {
      expect({ kind, code: await media.refusal(bytes, { name: 'holiday.jpg' }) }).toEqual({ kind, code: 'image_not_accepted' });
    }
  });

  it('rejects an SVG that executes, embeds or loads anything (OR-47)', async () => {
    const files = {
      script: outside('<script>fetch("/")</script>'),
      handler: outside('<circle r="5" onclick="go()"/>'),
      image: outside('<image href="https://elsewhere.example/a.png" width="10" height="10"/>'),
      embedded: outside('<image xlink:href="data:image/png;base64,AAAA" width="10" height="10"/>'),
      file: outside('<image xlink:href="file:///etc/passwd" width="10" height="10"/>'),
      use: outside('<use xlink:href="other.svg#part"/>'),
      foreign: outside('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
      style: outside('<style>@import "https://elsewhere.example/a.css";</style>'),
      fill: outside('<rect fill="url(https://elsewhere.example/a.svg#b)"/>'),
      filter: outside('<filter id="f"><feImage href="https://elsewhere.example/a.png"/></filter>'),
      entity: svg('<text>&x;</text>', '', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      laughs: svg('<text>&b;</text>', '', '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>'),
      stylesheet: svg('<rect/>', '', '<?xml-stylesheet href="https://elsewhere.example/a.css"?>'),
    };
    for (const [kind, bytes] of Object.entries(files)) {
      expect({ kind, code: await media.refusal(bytes, { name: 'logo.svg' }) }).toEqual({ kind, code: 'image_not_accepted' });
    }
  });

  it('stops an SVG that would render for minutes', async () => {
    const turbulence = '<feTurbulence baseFrequency="0.5" numOctaves="100000"/>';
    const filter = `<filter id="f">${turbulence.repeat(40)}</filter>`;
    // A tenth of the usual time limit.
    media.pixelTimeout = 0.1;
    expect(await media.refusal(svg(`${filter}<rect width="2000" height="2000" filter="url(#f)"/>`, 'width="2000" height="2000"'))).toBe(
      'image_damaged',
    );
  });

  it('rejects a file above the limit of its form before any byte is sent', async () => {
    const bytes = await jpeg({ width: 300, height: 200 });
    await expect(media.upload(bytes, { maxBytes: 1_000, name: 'reef.jpg' })).rejects.toMatchObject({
      code: 'image_too_large',
      params: { name: 'reef.jpg' },
    });
    const huge = { size: 21 * MEGABYTE, sha256: hashOf(bytes), maxBytes: 100 * MEGABYTE, name: 'huge' };
    await expect(media.ask(BeginUpload, huge)).rejects.toMatchObject({ code: 'image_too_large', params: { maxMegabytes: 20 } });
  });

  it('rejects a type that the form does not accept', async () => {
    expect(await media.refusal(await picture({ width: 90, height: 60 }).gif().toBuffer(), { types: ['jpeg', 'png'] })).toBe(
      'image_not_accepted',
    );
  });

  it('rejects bytes that differ from the announced ones', async () => {
    const bytes = await jpeg({ width: 300, height: 200 });
    expect(await media.refusal(bytes, { sha256: 'a'.repeat(64) })).toBe('image_damaged');
    const { uploadId, url } = await media.ask(BeginUpload, {
      size: bytes.length + 1,
      sha256: hashOf(bytes),
      maxBytes: MEGABYTE,
      name: 'longer',
    });
    expect((await fetch(url, { method: 'PUT', body: new Uint8Array(bytes) })).status).toBe(200);
    await expect(media.ask(CompleteUpload, { uploadId })).rejects.toMatchObject({ code: 'image_damaged', params: { name: 'longer' } });
  });

  it('rejects the completion of an upload that was not sent, is unknown, or was rejected', async () => {
    const bytes = Buffer.from('no image');
    const { uploadId, url } = await media.ask(BeginUpload, { size: bytes.length, sha256: hashOf(bytes), maxBytes: MEGABYTE, name: 'x' });
    await fetch(url, { method: 'PUT', body: new Uint8Array(bytes) });
    await expect(media.ask(CompleteUpload, { uploadId })).rejects.toMatchObject({ code: 'image_not_accepted' });
    await expect(media.ask(CompleteUpload, { uploadId })).rejects.toMatchObject({ code: 'upload_not_found' });
    await expect(media.ask(CompleteUpload, { uploadId: 'nobody' })).rejects.toMatchObject({ code: 'upload_not_found' });
    await expect(media.ask(CompleteUpload, { uploadId: { $gt: '' } as unknown as string })).rejects.toMatchObject({
      code: 'upload_not_found',
    });
    const unsent = await media.ask(BeginUpload, { size: 10, sha256: hashOf(bytes), maxBytes: MEGABYTE, name: 'x' });
    await expect(media.ask(CompleteUpload, { uploadId: unsent.uploadId })).rejects.toMatchObject({ code: 'upload_not_found' });
  });

  it('issues upload URLs for one object and one minute', async () => {
    const { url } = await media.ask(BeginUpload, { size: 5, sha256: hashOf(Buffer.from('hello')), maxBytes: MEGABYTE, name: 'x' });
    const address = new URL(url);
    expect(address.searchParams.get('X-Amz-Expires')).toBe('60');
    expect(address.pathname).toMatch(/\/staging\/[0-9a-f-]{36}$/);
    address.pathname = address.pathname.replace(/staging\/.*/, 'images/foreign');
    expect((await fetch(address, { method: 'PUT', body: 'hello' })).status).toBe(403);
    expect((await fetch(url)).status).toBe(403);
  });
});
