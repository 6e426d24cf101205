import { picture } from './pictures.ts';

interface Size {
  width: number;
  height: number;
}

/** Each frame has the data of one pixel; `claimed` is the size in its header. */
export function gifOfFrames(frames: number, { width, height }: Size, claimed: Size = { width: 1, height: 1 }): Buffer {
  const header = Buffer.from('GIF89a\0\0\0\0\x80\0\0\xff\0\0\0\0\xff', 'latin1');
  header.writeUInt16LE(width, 6);
  header.writeUInt16LE(height, 8);
  const frame = Buffer.from('21f90400010000002c00000000010001000002024401' + '00', 'hex');
  frame.writeUInt16LE(claimed.width, 13);
  frame.writeUInt16LE(claimed.height, 15);
  return Buffer.concat([header, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]);
}

/** A TIFF of one-pixel pages; with `endless`, the last page points back to the first. */
export function tiffOfPages(pages: number, { endless = false } = {}): Buffer {
  const tags: [tag: number, type: number, value: number][] = [
    [256, 3, 1],
    [257, 3, 1],
    [258, 3, 8],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, 8],
    [277, 3, 1],
    [278, 3, 1],
    [279, 4, 1],
  ];
  const size = 2 + tags.length * 12 + 4;
  const file = Buffer.alloc(10 + pages * size);
  file.write('II*\0', 0, 'latin1');
  file.writeUInt32LE(10, 4);
  for (let page = 0; page < pages; page++) {
    const at = 10 + page * size;
    file.writeUInt16LE(tags.length, at);
    tags.forEach(([tag, type, value], n) => {
      const entry = at + 2 + n * 12;
      file.writeUInt16LE(tag, entry);
      file.writeUInt16LE(type, entry + 2);
      file.writeUInt32LE(1, entry + 4);
      file.writeUInt32LE(value, entry + 8);
    });
    const isLast = page === pages - 1;
    file.writeUInt32LE(isLast ? (endless ? 10 : 0) : at + size, at + size - 4);
  }
  return file;
}

export async function jpegThatClaims({ width, height }: Size): Promise<Buffer> {
  const bytes = await picture({ width: 400, height: 300 }).jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** Some phones write a few extra bytes between the scan and the end of a JPEG. */
export async function jpegWithStrayBytes(): Promise<Buffer> {
  const jpeg = await picture({ width: 400, height: 300 }).jpeg().toBuffer();
  return Buffer.concat([jpeg.subarray(0, -2), Buffer.from('00112233', 'hex'), jpeg.subarray(-2)]);
}

/** A valid GIF with a text in a comment and after its end. */
export async function gifWith(text: string): Promise<Buffer> {
  const gif = await picture({ width: 200, height: 100 }).gif({ effort: 1 }).toBuffer();
  const tableBytes = 3 * 2 ** (((gif[10] ?? 0) & 7) + 1);
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), Buffer.from(text, 'latin1'), Buffer.from([0])]);
  const body = 13 + tableBytes;
  return Buffer.concat([gif.subarray(0, body), comment, gif.subarray(body), Buffer.from(text, 'latin1')]);
}

/** A valid JPEG with a text in a comment segment and after its end. */
export async function jpegWith(text: string | Buffer): Promise<Buffer> {
  const jpeg = await picture({ width: 200, height: 100 }).jpeg().toBuffer();
  const payload = Buffer.from(text);
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), payload]);
  segment.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2), payload]);
}

export async function pngWith(text: string): Promise<Buffer> {
  const png = await picture({ width: 200, height: 100 })
    .withMetadata()
    .withExif({ IFD0: { ImageDescription: text } })
    .png()
    .toBuffer();
  return Buffer.concat([png, Buffer.from(text)]);
}
