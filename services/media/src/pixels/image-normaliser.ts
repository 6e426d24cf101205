import { readFile } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { ErrorCode } from '@reefdesk/contracts/errors/errors';
import { type AcceptedImageType, LIMITS, MEGAPIXEL, RENDITION_WIDTHS } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { DecodeGate } from './decode-gate.ts';
import { ImageProcessor, UnreadablePicture } from './image-processor.ts';
import type { Measure, NormalisedImage } from './pixel-jobs.ts';
import { PixelProcessEnded } from './pixel-worker.ts';
import { checkSvg, UnsafeSvg } from './svg-check.ts';

const MEASURE_MS = 15_000;
const NORMALISE_MS = 30_000;
/** Time limit for SVG, which can be written to render endlessly; photos cannot. */
const DRAW_MS = 15_000;
/** The first rendition has the largest standard width up to this value. */
const FIRST_WIDTH = 640;
const READER_BY_TYPE: Readonly<Partial<Record<AcceptedImageType, string>>> = { avif: 'heif', heic: 'heif' };

@Injectable()
export class ImageNormaliser {
  private readonly logger = new Logger(ImageNormaliser.name);

  constructor(
    private readonly gate: DecodeGate,
    private readonly imageProcessor: ImageProcessor,
  ) {}

  /** Throws `image_too_many_pixels`, `image_not_accepted` or `image_damaged`; all other errors are passed on. */
  async normalise(upload: UploadFacts): Promise<NormalisedImage> {
    const { path, type } = upload;
    if (type === 'svg') await this.readable(upload, 'image_not_accepted', async () => checkSvg(await readFile(path)));
    const measure = await this.readable(upload, 'image_damaged', () => this.imageProcessor.run('measure', { path, type }, MEASURE_MS));
    const pixels = acceptedPixels(upload, measure);
    const firstWidths = RENDITION_WIDTHS.filter((width) => width <= FIRST_WIDTH);
    const request = { path, type, maxPixels: LIMITS.imageMaxPixels, firstWidths };
    return this.gate.forUpload(measure.isHeldWhole ? 2 * pixels : pixels, () =>
      this.readable(upload, 'image_damaged', () => this.imageProcessor.run('normalise', request, type === 'svg' ? DRAW_MS : NORMALISE_MS)),
    );
  }

  private async readable<T>(upload: UploadFacts, code: ErrorCode, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof UnsafeSvg || error instanceof UnreadablePicture || error instanceof PixelProcessEnded)) throw error;
      this.logger.log({ err: error, type: upload.type }, 'An upload was rejected');
      throw new AppError(code, { name: upload.name }, { cause: error });
    }
  }
}

function acceptedPixels({ name, type }: UploadFacts, { width, height, format }: Measure): number {
  if (format !== (READER_BY_TYPE[type] ?? type)) throw new AppError('image_not_accepted', { name });
  const pixels = width * height;
  if (pixels > LIMITS.imageMaxPixels)
    throw new AppError('image_too_many_pixels', { name, maxMegapixels: LIMITS.imageMaxPixels / MEGAPIXEL });
  return pixels;
}

interface UploadFacts {
  path: string;
  /** File name sent by the client, for error messages. */
  name: string;
  type: AcceptedImageType;
}
