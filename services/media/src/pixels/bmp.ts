/** Bounded BMP reader, because libvips has none. Nothing is allocated before the size in the header has been checked. */
export interface BmpHeader {
  width: number;
  height: number;
  topDown: boolean;
  bits: number;
  compression: number;
  pixelOffset: number;
  palette: { offset: number; entries: number; stride: number };
  masks: readonly [red: number, green: number, blue: number];
}

const RGB = 0;
const RLE8 = 1;
const RLE4 = 2;
const BITFIELDS = 3;
const ALPHA_BITFIELDS = 6;
const FILE_HEADER = 14;
const CORE_HEADER = 12;
const INFO_HEADER = 40;

export function readBmpHeader(file: Buffer): BmpHeader {
  if (file.toString('latin1', 0, 2) !== 'BM') throw new Error('no bitmap');
  const pixelOffset = file.readUInt32LE(10);
  const headerSize = file.readUInt32LE(14);
  if (headerSize === CORE_HEADER) {
    const bits = file.readUInt16LE(24);
    const palette = { offset: FILE_HEADER + CORE_HEADER, entries: bits <= 8 ? 1 << bits : 0, stride: 3 };
    return checked({
      width: file.readUInt16LE(18),
      height: file.readUInt16LE(20),
      topDown: false,
      bits,
      compression: RGB,
      pixelOffset,
      palette,
      masks: defaultMasks(bits),
    });
  }
  if (headerSize < INFO_HEADER || headerSize > 256) throw new Error(`header of ${headerSize} bytes`);
  const rawHeight = file.readInt32LE(22);
  const bits = file.readUInt16LE(28);
  const compression = file.readUInt32LE(30);
  const colours = file.readUInt32LE(46);
  const hasMasks = compression === BITFIELDS || compression === ALPHA_BITFIELDS;
  const masksBehind = hasMasks && headerSize === INFO_HEADER ? (compression === BITFIELDS ? 12 : 16) : 0;
  const palette = {
    offset: FILE_HEADER + headerSize + masksBehind,
    entries: bits <= 8 ? Math.min(colours || 1 << bits, 1 << bits) : 0,
    stride: 4,
  };
  const masks = hasMasks ? ([file.readUInt32LE(54), file.readUInt32LE(58), file.readUInt32LE(62)] as const) : defaultMasks(bits);
  return checked({
    width: file.readInt32LE(18),
    height: Math.abs(rawHeight),
    topDown: rawHeight < 0,
    bits,
    compression,
    pixelOffset,
    palette,
    masks,
  });
}

/** RGB, three bytes per pixel, from the top left. Transparency is ignored, because bitmaps rarely use it. */
export function decodeBmp(file: Buffer): { width: number; height: number; data: Buffer } {
  const header = readBmpHeader(file);
  const { width, height } = header;
  const colours = readPalette(file, header);
  const data = Buffer.alloc(width * height * 3);
  if (header.compression === RLE8 || header.compression === RLE4) {
    const indices = expandRuns(file, header);
    for (let at = 0; at < indices.length; at++) paint(data, at, colours[indices[at] as number] ?? 0);
    return { width, height, data };
  }
  const rowBytes = Math.ceil((width * header.bits) / 32) * 4;
  if (header.pixelOffset + rowBytes * height > file.length + 3) throw new Error('truncated');
  const colourAt = pixelReader(file, header, colours);
  for (let y = 0; y < height; y++) {
    const row = header.pixelOffset + rowBytes * (header.topDown ? y : height - 1 - y);
    for (let x = 0; x < width; x++) paint(data, y * width + x, colourAt(row, x));
  }
  return { width, height, data };
}

function checked(header: BmpHeader): BmpHeader {
  const { width, height, bits, compression } = header;
  const fits =
    compression === RGB
      ? [1, 4, 8, 16, 24, 32].includes(bits)
      : compression === RLE8
        ? bits === 8
        : compression === RLE4
          ? bits === 4
          : (compression === BITFIELDS || compression === ALPHA_BITFIELDS) && (bits === 16 || bits === 32);
  if (width <= 0 || height <= 0 || !fits) throw new Error('unknown kind of bitmap');
  return header;
}

function defaultMasks(bits: number): BmpHeader['masks'] {
  return bits === 16 ? [0x7c00, 0x03e0, 0x001f] : [0xff0000, 0x00ff00, 0x0000ff];
}

function readPalette(file: Buffer, { palette: { offset, entries, stride } }: BmpHeader): Uint32Array {
  const colours = new Uint32Array(entries);
  for (let entry = 0; entry < entries; entry++) colours[entry] = file.readUIntLE(offset + entry * stride, 3);
  return colours;
}

/** Reads `0xrrggbb` of a pixel in the row that begins at byte `row`. */
function pixelReader(file: Buffer, { bits, masks }: BmpHeader, colours: Uint32Array): (row: number, x: number) => number {
  if (bits <= 8) {
    const perByte = 8 / bits;
    const mask = (1 << bits) - 1;
    return (row, x) => {
      const byte = file[row + Math.floor(x / perByte)] ?? 0;
      return colours[(byte >> (8 - bits * ((x % perByte) + 1))) & mask] ?? 0;
    };
  }
  if (bits === 24) return (row, x) => file.readUIntLE(row + x * 3, 3);
  const [red, green, blue] = masks.map(channelReader) as [Channel, Channel, Channel];
  const bytes = bits / 8;
  return (row, x) => {
    const value = file.readUIntLE(row + x * bytes, bytes);
    return (red(value) << 16) | (green(value) << 8) | blue(value);
  };
}

type Channel = (value: number) => number;

function channelReader(mask: number): Channel {
  if (mask === 0) return () => 0;
  const shift = Math.log2((mask & -mask) >>> 0);
  const max = mask >>> shift;
  return (value) => Math.round((((value & mask) >>> shift) * 255) / max);
}

function expandRuns(file: Buffer, { width, height, topDown, compression, pixelOffset }: BmpHeader): Uint8Array {
  const indices = new Uint8Array(width * height);
  const nibbles = compression === RLE4;
  let at = pixelOffset;
  let x = 0;
  let y = 0;
  const put = (index: number): void => {
    if (x < width && y < height) indices[(topDown ? y : height - 1 - y) * width + x] = index;
    x++;
  };
  while (y < height) {
    const count = file.readUInt8(at++);
    const value = file.readUInt8(at++);
    if (count > 0) {
      for (let i = 0; i < count; i++) put(nibbles ? (i % 2 === 0 ? value >> 4 : value & 15) : value);
    } else if (value === 0) {
      x = 0;
      y++;
    } else if (value === 1) {
      break;
    } else if (value === 2) {
      x += file.readUInt8(at++);
      y += file.readUInt8(at++);
    } else {
      const bytes = nibbles ? Math.ceil(value / 2) : value;
      for (let i = 0; i < value; i++) {
        const byte = file.readUInt8(at + (nibbles ? i >> 1 : i));
        put(nibbles ? (i % 2 === 0 ? byte >> 4 : byte & 15) : byte);
      }
      at += bytes + (bytes % 2);
    }
  }
  return indices;
}

function paint(data: Buffer, pixel: number, colour: number): void {
  data[pixel * 3] = colour >> 16;
  data[pixel * 3 + 1] = colour >> 8;
  data[pixel * 3 + 2] = colour;
}
