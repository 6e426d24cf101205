import { readFile, rm } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { ErrorCode } from '@reefdesk/contracts/errors';
import { type AcceptedImageType, LIMITS, renditionWidths } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { DecodeGate } from './decode-gate.ts';
import { encodeFirstRendition, encodeMaster, impression, MASTER_LONG_SIDE, type Pixels } from './encode.ts';
import { decodeIsolated } from './isolated-decoder.ts';
import { sharp } from './sharp.ts';
import { checkSvg } from './svg-check.ts';
import type { UploadFacts } from './upload-facts.ts';

const DECODE_SECONDS = 30;
const FIRST_WIDTH = 640;
const READER_BY_TYPE: Readonly<Partial<Record<AcceptedImageType, string>>> = { avif: 'heif' };

export interface NormalisedImage {
  width: number;
  height: number;
  color: string;
  preview: string;
  master: Buffer;
  first: { width: number; bytes: Buffer };
}

/** Turns an upload of any accepted type into a clean master and what is needed to show it at once. */
@Injectable()
export class ImageNormaliser {
  private readonly logger = new Logger(ImageNormaliser.name);

  constructor(private readonly gate: DecodeGate) {}

  /** Throws `image_too_many_pixels`, `image_not_accepted` or `image_damaged`; an error of ours stays what it is. */
  async normalise(upload: UploadFacts): Promise<NormalisedImage> {
    if (upload.type !== 'svg' && upload.type !== 'bmp') return this.decode(upload);
    const converted = `${upload.path}.png.upload`;
    try {
      await this.convert(upload, upload.type, converted);
      return await this.decode({ ...upload, path: converted, type: 'png' });
    } finally {
      await rm(converted, { force: true });
    }
  }

  private async convert(upload: UploadFacts, type: 'svg' | 'bmp', output: string): Promise<void> {
    if (type === 'svg') {
      const bytes = await readFile(upload.path);
      await this.readable(upload, 'image_not_accepted', async () => checkSvg(bytes));
    }
    // The size is not known yet, so the largest that is allowed is reckoned with.
    const result = await this.gate.forUpload(LIMITS.imageMaxPixels, () => decodeIsolated(type, upload.path, output));
    if (result.outcome === 'too-many-pixels') throw tooManyPixels(upload);
    if (result.outcome === 'unreadable') throw new AppError('image_damaged', { name: upload.name }, { cause: new Error(result.reason) });
  }

  private async decode(upload: UploadFacts): Promise<NormalisedImage> {
    const header = await this.readable(upload, 'image_damaged', () => sharp(upload.path, { limitInputPixels: false }).metadata());
    if (header.format !== (READER_BY_TYPE[upload.type] ?? upload.type)) throw new AppError('image_not_accepted', { name: upload.name });
    const pixelCount = header.width * header.height;
    if (pixelCount > LIMITS.imageMaxPixels) throw tooManyPixels(upload);
    return this.gate.forUpload(pixelCount, async () => {
      const pixels = await this.readable(upload, 'image_damaged', () => this.readPixels(upload.path));
      return this.describe(pixels);
    });
  }

  /** Upright, sRGB, metadata left behind. Only the first frame or page is read. */
  private async readPixels(path: string): Promise<Pixels> {
    const { data, info } = await sharp(path, { failOn: 'error', limitInputPixels: LIMITS.imageMaxPixels, sequentialRead: true })
      .autoOrient()
      .resize({ width: MASTER_LONG_SIDE, height: MASTER_LONG_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: DECODE_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] };
  }

  private async describe(pixels: Pixels): Promise<NormalisedImage> {
    const widths = renditionWidths(pixels.width);
    const width = widths.findLast((candidate) => candidate <= FIRST_WIDTH) ?? pixels.width;
    const master = await encodeMaster(pixels);
    const bytes = await encodeFirstRendition(pixels, width);
    return { width: pixels.width, height: pixels.height, ...(await impression(pixels)), master, first: { width, bytes } };
  }

  private async readable<T>(upload: UploadFacts, code: ErrorCode, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.logger.log({ err: error, type: upload.type }, 'An upload was refused');
      throw new AppError(code, { name: upload.name }, { cause: error });
    }
  }
}

function tooManyPixels({ name }: UploadFacts): AppError {
  return new AppError('image_too_many_pixels', { name, maxMegapixels: LIMITS.imageMaxPixels / 1_000_000 });
}
