import { decodeBmp, readBmpHeader } from './bmp.ts';

interface Parts {
  width: number;
  height: number;
  bits: number;
  compression?: number;
  palette?: number[];
  masks?: number[];
  pixels: number[];
  colours?: number;
}

function bitmap({ width, height, bits, compression = 0, palette = [], masks = [], pixels, colours = palette.length }: Parts): Buffer {
  const offset = 54 + masks.length * 4 + palette.length * 4;
  const file = Buffer.alloc(offset + pixels.length);
  file.write('BM', 'latin1');
  file.writeUInt32LE(offset, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(bits, 28);
  file.writeUInt32LE(compression, 30);
  file.writeUInt32LE(colours, 46);
  for (const [at, mask] of masks.entries()) file.writeUInt32LE(mask, 54 + at * 4);
  for (const [at, colour] of palette.entries()) file.writeUInt32LE(colour, 54 + masks.length * 4 + at * 4);
  file.set(pixels, offset);
  return file;
}

/** Rows of `rrggbb`, from the top. */
function seen(file: Buffer): string[] {
  const { width, height, data } = decodeBmp(file);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3).toString('hex')).join(' '),
  );
}

describe('decodeBmp', () => {
  it('reads 24 bits, bottom row first, rows padded to four bytes', () => {
    expect(seen(bitmap({ width: 1, height: 2, bits: 24, pixels: [3, 2, 1, 0, 6, 5, 4, 0] }))).toEqual(['040506', '010203']);
  });

  it('reads top row first where the height is negative', () => {
    expect(seen(bitmap({ width: 1, height: -2, bits: 24, pixels: [3, 2, 1, 0, 6, 5, 4, 0] }))).toEqual(['010203', '040506']);
  });

  it('reads 32 bits and ignores the fourth byte', () => {
    expect(seen(bitmap({ width: 1, height: 1, bits: 32, pixels: [3, 2, 1, 0] }))).toEqual(['010203']);
  });

  it('reads 16 bits as five per channel, and any bit fields', () => {
    expect(seen(bitmap({ width: 2, height: 1, bits: 16, pixels: [0xff, 0x7f, 0x00, 0x7c] }))).toEqual(['ffffff ff0000']);
    const masks = [0xf800, 0x07e0, 0x001f];
    expect(seen(bitmap({ width: 2, height: 1, bits: 16, compression: 3, masks, pixels: [0xe0, 0x07, 0x1f, 0x00] }))).toEqual([
      '00ff00 0000ff',
    ]);
    const swapped = [0x000000ff, 0x0000ff00, 0x00ff0000];
    expect(seen(bitmap({ width: 1, height: 1, bits: 32, compression: 3, masks: swapped, pixels: [1, 2, 3, 0] }))).toEqual(['010203']);
    const high = [0xff000000, 0x00ff0000, 0x0000ff00];
    expect(seen(bitmap({ width: 1, height: 1, bits: 32, compression: 3, masks: high, pixels: [0, 3, 2, 1] }))).toEqual(['010203']);
  });

  it('reads palettes of 1, 4 and 8 bits', () => {
    const palette = [0x112233, 0xaabbcc];
    expect(seen(bitmap({ width: 3, height: 1, bits: 1, palette, pixels: [0b01000000, 0, 0, 0] }))).toEqual(['112233 aabbcc 112233']);
    expect(seen(bitmap({ width: 3, height: 1, bits: 4, palette, pixels: [0x10, 0x10, 0, 0] }))).toEqual(['aabbcc 112233 aabbcc']);
    expect(seen(bitmap({ width: 2, height: 1, bits: 8, palette, pixels: [1, 0, 0, 0] }))).toEqual(['aabbcc 112233']);
  });

  it('reads run lengths of 8 and 4 bits, with jumps', () => {
    const palette = [0x000000, 0xff0000, 0x00ff00, 0x0000ff];
    const runs = [3, 1, 0, 0, 0, 3, 2, 3, 2, 0, 0, 1];
    expect(seen(bitmap({ width: 3, height: 2, bits: 8, compression: 1, palette, pixels: runs }))).toEqual([
      '00ff00 0000ff 00ff00',
      'ff0000 ff0000 ff0000',
    ]);
    const jump = [1, 1, 0, 2, 1, 1, 1, 2, 0, 1];
    expect(seen(bitmap({ width: 3, height: 2, bits: 8, compression: 1, palette, pixels: jump }))).toEqual([
      '000000 000000 00ff00',
      'ff0000 000000 000000',
    ]);
    expect(seen(bitmap({ width: 3, height: 1, bits: 4, compression: 2, palette, pixels: [3, 0x12, 0, 1] }))).toEqual([
      'ff0000 00ff00 ff0000',
    ]);
    expect(seen(bitmap({ width: 3, height: 1, bits: 4, compression: 2, palette, pixels: [0, 3, 0x12, 0x30, 0, 1] }))).toEqual([
      'ff0000 00ff00 0000ff',
    ]);
  });

  it('reads the header of 12 bytes', () => {
    const file = Buffer.alloc(30);
    file.write('BM', 'latin1');
    file.writeUInt32LE(26, 10);
    file.writeUInt32LE(12, 14);
    file.writeUInt16LE(1, 18);
    file.writeUInt16LE(1, 20);
    file.writeUInt16LE(1, 22);
    file.writeUInt16LE(24, 24);
    file.set([3, 2, 1], 26);
    expect(seen(file)).toEqual(['010203']);
  });

  it('throws for truncated files, short run lengths and unknown kinds, without allocating memory for them', () => {
    const whole = bitmap({ width: 50, height: 50, bits: 24, pixels: new Array(152 * 50).fill(0) });
    expect(() => decodeBmp(whole.subarray(0, 4_000))).toThrow('truncated');
    expect(() => decodeBmp(whole.subarray(0, 30))).toThrow();
    expect(() => decodeBmp(bitmap({ width: 4, height: 4, bits: 8, compression: 1, palette: [0], pixels: [4, 0, 0, 0] }))).toThrow();
    expect(() => readBmpHeader(bitmap({ width: 4, height: 4, bits: 24, compression: 4, pixels: [] }))).toThrow('unknown kind');
    expect(() => readBmpHeader(bitmap({ width: -4, height: 4, bits: 24, pixels: [] }))).toThrow('unknown kind');
    expect(() => readBmpHeader(bitmap({ width: 4, height: 4, bits: 7, pixels: [] }))).toThrow('unknown kind');
    expect(() => readBmpHeader(Buffer.from('GIF89a'))).toThrow('no bitmap');
  });

  it('rejects a palette with billions of colours', () => {
    const file = bitmap({ width: 1, height: 1, bits: 8, palette: [0x010203], colours: 4_000_000_000, pixels: [0, 0, 0, 0] });
    expect(() => decodeBmp(file)).toThrow();
  });
});
