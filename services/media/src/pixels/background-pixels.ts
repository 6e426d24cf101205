import { Injectable } from '@nestjs/common';
import { DecodeGate } from './decode-gate.ts';
import { ImageProcessor } from './image-processor.ts';
import type { PixelJobs } from './pixel-jobs.ts';

/** Pixel jobs that no upload waits for; they use the memory that uploads leave free. */
@Injectable()
export class BackgroundPixels {
  constructor(
    private readonly gate: DecodeGate,
    private readonly imageProcessor: ImageProcessor,
  ) {}

  run<Kind extends keyof PixelJobs>(kind: Kind, pixels: number, request: PixelJobs[Kind]['request']): Promise<PixelJobs[Kind]['result']> {
    return this.gate.inBackground(pixels, () => this.imageProcessor.run(kind, request));
  }
}
