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
/** Above this a picture is decoded in a process of its own, so that the memory is given back. */
const ISOLATED_PIXELS = 24_000_000;
/** AVIF decoders hold the whole picture several times over. */
const ISOLATED_AVIF_PIXELS = 8_000_000;
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
    if (upload.type === 'svg') await this.readable(upload, 'image_not_accepted', async () => checkSvg(await readFile(upload.path)));
    // How large these two are is found out on the way, so the largest that is allowed is reckoned with.
    const pixelCount = upload.type === 'svg' || upload.type === 'bmp' ? LIMITS.imageMaxPixels : await this.countPixels(upload);
    if (pixelCount <= (upload.type === 'avif' ? ISOLATED_AVIF_PIXELS : ISOLATED_PIXELS)) return this.decode(upload, pixelCount);
    const converted = `${upload.path}.png.upload`;
    try {
      await this.gate.forUpload(pixelCount, () => this.convert(upload, converted));
      const png: UploadFacts = { ...upload, path: converted, type: 'png' };
      return await this.decode(png, await this.countPixels(png));
    } finally {
      await rm(converted, { force: true });
    }
  }

  private async convert(upload: UploadFacts, output: string): Promise<void> {
    const result = await decodeIsolated(upload.type, upload.path, output);
    if (result.outcome === 'too-many-pixels') throw tooManyPixels(upload);
    if (result.outcome === 'unreadable') throw new AppError('image_damaged', { name: upload.name }, { cause: new Error(result.reason) });
  }

  /** By the header alone: what a picture claims is believed only to refuse it. */
  private async countPixels(upload: UploadFacts): Promise<number> {
    const header = await this.readable(upload, 'image_damaged', () => sharp(upload.path, { limitInputPixels: false }).metadata());
    if (header.format !== (READER_BY_TYPE[upload.type] ?? upload.type)) throw new AppError('image_not_accepted', { name: upload.name });
    const pixelCount = header.width * header.height;
    if (pixelCount > LIMITS.imageMaxPixels) throw tooManyPixels(upload);
    return pixelCount;
  }

  private async decode(upload: UploadFacts, pixelCount: number): Promise<NormalisedImage> {
    return this.gate.forUpload(pixelCount, async () =>
      this.describe(await this.readable(upload, 'image_damaged', () => this.readPixels(upload.path))),
    );
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
