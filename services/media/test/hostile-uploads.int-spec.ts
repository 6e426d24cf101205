import sharp from 'sharp';
import { gifOfFrames, gifWith, jpegThatClaims, jpegWith, jpegWithStrayBytes, pngWith, tiffOfPages } from './hostile-pictures.ts';
import { expectNothingLeft } from './leftovers.ts';
import { MediaFixture } from './media-fixture.ts';
import { picture, svg } from './pictures.ts';

const PAYLOAD = '<script>alert("reef-payload")</script>';

/** Maximum time for one hostile file, on any machine. */
const TIMEOUT_MS = 50_000;

describe('a hostile upload', () => {
  let media: MediaFixture;
  beforeAll(async () => {
    media = await MediaFixture.start();
  });
  beforeEach(() => {
    media.pixelTimeout = 20;
  });
  afterAll(() => media?.stop());

  async function outcome(bytes: Buffer, name = 'holiday.jpg'): Promise<string> {
    const began = Date.now();
    const code = await media.refusal(bytes, { name });
    expect(Date.now() - began).toBeLessThan(TIMEOUT_MS);
    return code;
  }

  it('gains nothing from a false size in its header', async () => {
    expect(await outcome(await jpegThatClaims({ width: 60_000, height: 60_000 }))).toBe('image_too_many_pixels');
    expect(await outcome(await jpegThatClaims({ width: 6_000, height: 6_000 }))).toBe('image_damaged');
    const huge = { width: 65_535, height: 65_535 };
    expect(await outcome(gifOfFrames(1, huge, huge))).toBe('image_too_many_pixels');
    const png = await picture({ width: 300, height: 200 }).png().toBuffer();
    png.writeUInt32BE(3_000, 16);
    expect(await outcome(png)).toBe('image_damaged');
    await expectNothingLeft(media);
  });

  it('is rejected if it is XML that expands entities or refers to other resources', async () => {
    const laughs = Array.from({ length: 12 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('');
    const documents = {
      laughs: svg('<text>&e12;</text>', '', `<!DOCTYPE svg [<!ENTITY e0 "ha">${laughs}]>`),
      quadratic: svg(`<text>${'&a;'.repeat(20_000)}</text>`, '', `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(50_000)}">]>`),
      parameter: svg('<rect/>', '', '<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://127.0.0.1:9/x"> %x;]>'),
      include: svg('<x:include xmlns:x="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/><script/>'),
      font: svg('<style>@font-face{font-family:a;src:url(http://127.0.0.1:9/f)}</style><text font-family="a">x</text>'),
      page: svg(`<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml">${PAYLOAD}</body></foreignObject>`),
    };
    for (const [kind, bytes] of Object.entries(documents))
      expect({ kind, code: await outcome(bytes, 'logo.svg') }).toEqual({ kind, code: 'image_not_accepted' });
    await expectNothingLeft(media);
  });

  it('is rejected if it is a drawing that uses itself a thousand million times', async () => {
    // A tenth of the time limit for drawing.
    media.pixelTimeout = 0.1;
    const levels = Array.from({ length: 12 }, (_, n) => `<g id="l${n + 1}">${`<use xlink:href="#l${n}"/>`.repeat(10)}</g>`).join('');
    expect(await outcome(svg(`<defs><rect id="l0" width="9" height="9"/>${levels}</defs><use xlink:href="#l12"/>`), 'logo.svg')).toBe(
      'image_damaged',
    );
    await expectNothingLeft(media);
  });

  it('is accepted if it is a photo that a phone wrote incorrectly', async () => {
    const image = await media.upload(await jpegWithStrayBytes());
    expect(image).toMatchObject({ width: 400, height: 300 });
  });

  it('is stored as one picture for ten thousand animation frames, and quickly (OR-47)', async () => {
    const image = await media.upload(gifOfFrames(10_000, { width: 64, height: 48 }), { name: 'reef.gif' });
    expect(image).toMatchObject({ width: 64, height: 48 });
    const shown = await sharp(await media.bytes(`/media/${image.id}`), { animated: true }).metadata();
    expect(shown.pages ?? 1).toBe(1);
    const large = { width: 7_000, height: 7_000 };
    expect(await outcome(gifOfFrames(10_000, large, large))).toBe('accepted');
    expect(await outcome(tiffOfPages(10_000))).toBe('accepted');
    expect(await outcome(tiffOfPages(3, { endless: true }))).toBe('accepted');
  });

  it('is stored without any content besides the picture', async () => {
    const archive = Buffer.from('504b0304140000000000', 'hex');
    const files: Record<string, Buffer> = {
      'gif and script': await gifWith(`*/=1;${PAYLOAD}//`),
      'jpeg and page': await jpegWith(PAYLOAD),
      'jpeg and archive': await jpegWith(Buffer.concat([archive, Buffer.from(PAYLOAD)])),
      'png and page': await pngWith(PAYLOAD),
      'svg and page': svg(`<desc>reef-payload</desc><rect width="400" height="300" fill="#0a6"/><!-- ${PAYLOAD} -->`),
    };
    for (const [kind, bytes] of Object.entries(files)) {
      expect({ kind, carries: bytes.includes('reef-payload') }).toEqual({ kind, carries: true });
      const image = await media.upload(bytes, { name: 'page.html' });
      const types = await Promise.all(
        ['image/webp', 'image/jpeg', 'text/html'].map(async (accept) => {
          const response = await media.get(`/media/${image.id}`, { accept });
          expect({ kind, carries: Buffer.from(await response.arrayBuffer()).includes('reef-payload') }).toEqual({ kind, carries: false });
          expect(response.headers.get('x-content-type-options')).toBe('nosniff');
          return response.headers.get('content-type');
        }),
      );
      expect(types.every((type) => type === 'image/webp' || type === 'image/jpeg')).toBe(true);
      for (const key of await media.stored(`images/${image.id}/`)) {
        const object = Buffer.concat(await (await media.storage.getObject(media.stack.s3.bucket, key)).toArray());
        expect({ key, carries: object.includes('reef-payload') || object.includes(archive) }).toEqual({ key, carries: false });
      }
    }
  });

  it('is rejected if it begins as another format', async () => {
    const jpeg = await picture({ width: 200, height: 100 }).jpeg().toBuffer();
    for (const head of ['%PDF-1.7\n', '<!doctype html>\n', 'PK\x03\x04', 'MZ', '#!/bin/sh\n'])
      expect({ head, code: await outcome(Buffer.concat([Buffer.from(head, 'latin1'), jpeg])) }).toEqual({
        head,
        code: 'image_not_accepted',
      });
  });
});
