import { Inject, Injectable } from '@nestjs/common';
import type { RenditionFormat } from '@reefdesk/contracts/limits';
import { WORK_ENV, type WorkEnv } from '../env.ts';
import type { ImageDocument, Rendition } from '../images/image.schema.ts';
import { BackgroundPixels } from '../pixels/background-pixels.ts';
import { ObjectStorage } from '../storage/object-storage.ts';
import { RenditionMetrics } from './rendition-metrics.ts';
import { RenditionStore } from './rendition-store.ts';

@Injectable()
export class RenditionMaker {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly store: RenditionStore,
    private readonly pixels: BackgroundPixels,
    private readonly metrics: RenditionMetrics,
    @Inject(WORK_ENV) private readonly env: WorkEnv,
  ) {}

  make(image: ImageDocument, width: number, format: RenditionFormat): Promise<Rendition> {
    return this.metrics.during(format, async () => {
      const master = await this.storage.read(image.masterKey);
      if (!master) throw new Error('The master is missing in storage');
      const request = { master, width, format, avifEffort: this.env.MEDIA_AVIF_EFFORT };
      const { bytes } = await this.pixels.run('render', image.width * image.height, request);
      return this.store.store(image, width, format, bytes);
    });
  }
}
