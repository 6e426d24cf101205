import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import type { AcceptedImageType } from '@reefdesk/contracts/limits';
import { decodeBmp } from './bmp.ts';
import { encodeMaster, imageOf, impression, type Pixels } from './encode.ts';
import { decodeHeic } from './heic/decode-heic.ts';
import type { NormalisedImage, PixelJobs } from './pixel-jobs.ts';
import { encodeFirst } from './render.ts';
import { sharp, withDrawings } from './sharp.ts';

/** Length of a PNG's signature and IHDR chunk. */
const HEAD_BYTES = 8 + 25;

function withProfile(png: Buffer, icc: Buffer): Buffer {
  const profile = chunk('iCCP', Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(icc)]));
  return Buffer.concat([png.subarray(0, HEAD_BYTES), profile, png.subarray(HEAD_BYTES)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

const MASTER_LONG_SIDE = 2_560;
/** In pixels; small SVGs are enlarged to it, because they have no resolution of their own. */
const DRAWING_LONG_SIDE = 2_048;
const CSS_DENSITY = 72;
const MAX_DENSITY = 100_000;

export async function normalise({ path, type, maxPixels, firstWidths }: PixelJobs['normalise']['request']): Promise<NormalisedImage> {
  const pixels = await read(path, type, maxPixels);
  const master = await encodeMaster(pixels);
  const width = firstWidths.findLast((candidate) => candidate <= pixels.width) ?? pixels.width;
  const first = { width, bytes: await encodeFirst(pixels, width) };
  return { width: pixels.width, height: pixels.height, ...(await impression(pixels)), master, first };
}

async function read(path: string, type: AcceptedImageType, maxPixels: number): Promise<Pixels> {
  if (type === 'svg') return withDrawings(async () => readDrawing(await readFile(path), maxPixels));
  if (type === 'bmp') {
    const { data, width, height } = decodeBmp(await readFile(path));
    return upright(sharp(data, { raw: { width, height, channels: 3 } }));
  }
  if (type === 'heic') return readPhonePicture(path, maxPixels);
  const decoded = (failOn: 'error' | 'warning') => upright(sharp(path, { failOn, limitInputPixels: maxPixels, sequentialRead: true }));
  return type === 'jpeg' ? withoutGaps(decoded) : decoded('error');
}

/** Accepts phone JPEGs with harmless warnings, but rejects truncated ones, which only cause a warning as well and show a grey area. */
async function withoutGaps(decoded: (failOn: 'error' | 'warning') => Promise<Pixels>): Promise<Pixels> {
  try {
    return await decoded('warning');
  } catch (error) {
    if (/premature end/i.test(String(error))) throw error;
    return decoded('error');
  }
}

/** libvips cannot decode HEVC, and libheif ignores colour profiles. libheif applies the rotation, so the EXIF orientation is ignored. */
async function readPhonePicture(path: string, maxPixels: number): Promise<Pixels> {
  const { compression, hasAlpha, icc } = await sharp(path, { limitInputPixels: maxPixels }).metadata();
  if (compression !== 'hevc') return upright(sharp(path, { failOn: 'error', limitInputPixels: maxPixels }));
  const pixels = await decodeHeic(path, hasAlpha, ({ data, rowPixels, width, height, channels }) =>
    upright(
      sharp(data, { raw: { width: rowPixels, height, channels }, limitInputPixels: false }).extract({ left: 0, top: 0, width, height }),
    ),
  );
  if (!icc) return pixels;
  return upright(sharp(withProfile(await imageOf(pixels).png({ compressionLevel: 0 }).toBuffer(), icc)));
}

/** Reads from memory, so that relative references cannot be resolved against a folder. */
async function readDrawing(source: Buffer, maxPixels: number): Promise<Pixels> {
  const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
  const density = CSS_DENSITY * Math.max(1, DRAWING_LONG_SIDE / Math.max(width, height));
  return upright(sharp(source, { density: Math.min(density, MAX_DENSITY), limitInputPixels: maxPixels }));
}

/** Converts to an upright sRGB master without metadata. Only the first frame or page is read. */
async function upright(image: ReturnType<typeof sharp>): Promise<Pixels> {
  const { data, info } = await image
    .autoOrient()
    .resize({ width: MASTER_LONG_SIDE, height: MASTER_LONG_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] };
}
