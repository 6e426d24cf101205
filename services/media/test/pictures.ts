import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export interface PictureSize {
  width?: number;
  height?: number;
  /** Difference between neighbouring pixels; a higher value makes larger files. */
  grain?: number;
}

/** Red on the left, blue on the right, darker at the bottom to show the orientation; grainy so that it compresses badly. */
export function picture({ width = 800, height = 600, grain: strength = 12 }: PictureSize = {}): Sharp {
  const data = Buffer.alloc(width * height * 3);
  let seed = 7;
  // Written byte by byte, because an array per pixel took ten times as long.
  let at = 0;
  for (let y = 0; y < height; y++) {
    const light = 1 - (y / height) * 0.7;
    for (let x = 0; x < width; x++) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      const grain = (seed >> 16) % strength;
      data[at++] = (255 - (255 * x) / width) * light;
      data[at++] = 60 * light + grain;
      data[at++] = ((255 * x) / width) * light;
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export const jpeg = (size?: PictureSize): Promise<Buffer> => picture(size).jpeg({ quality: 90 }).toBuffer();

/** A JPEG of exactly `bytes` bytes, padded after the end of the picture. */
export async function photograph({ width, height, bytes }: { width: number; height: number; bytes: number }): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#446688', noise } })
    .blur(1.2)
    .jpeg({ quality: 94 })
    .toBuffer();
  if (jpeg.length > bytes) throw new Error(`${jpeg.length} bytes are too many`);
  return Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
}

/** Rotated by its EXIF data, with a location and a name in its metadata. */
export const sidewaysJpegWithPlace = (size?: PictureSize): Promise<Buffer> =>
  picture(size)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Secret Camera', Artist: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 37/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '124/1 45/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

export const animatedGif = async (): Promise<Buffer> => {
  const frame = (background: string) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp(await Promise.all([frame('#ff0000'), frame('#00ff00'), frame('#0000ff')]), { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
};

/** A valid PNG of 4,128 megapixels in a few kilobytes, made of zeros. */
export function pngBomb(side = 64_250): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(4 * 1024 * 1024));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

export interface BmpOptions {
  width: number;
  height: number;
  /** False size for the header. */
  claimed?: { width: number; height: number };
}

/** 24 bits per pixel, bottom-up; red on the left, blue on the right, darker at the bottom. */
export function bmp({ width, height, claimed }: BmpOptions): Buffer {
  const rowBytes = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + rowBytes * height);
  file.write('BM', 0, 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(claimed?.width ?? width, 18);
  file.writeInt32LE(claimed?.height ?? height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++) {
    const light = 1 - (y / height) * 0.7;
    const row = 54 + (height - 1 - y) * rowBytes;
    for (let x = 0; x < width; x++) file.set([((255 * x) / width) * light, 60 * light, (255 - (255 * x) / width) * light], row + x * 3);
  }
  return file;
}

export const svg = (body: string, attributes = 'width="400" height="300"', prolog = ''): Buffer =>
  Buffer.from(`${prolog}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`);

/** The coordinates are fractions of the picture's size. */
export async function colourAt(bytes: Buffer, x: number, y: number): Promise<{ red: number; green: number; blue: number }> {
  const { data, info } = await sharp(bytes).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  return { red: data[at] ?? -1, green: data[at + 1] ?? -1, blue: data[at + 2] ?? -1 };
}
