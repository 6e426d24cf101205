import { Injectable } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { withoutDeadline } from '@reefdesk/service-kit/request/request-context';
import type { ImageDocument, Rendition } from '../images/image.schema.ts';
import { ImagesRepository } from '../images/images.repository.ts';
import { DecodeGate } from '../pixels/decode-gate.ts';
import { ImageProcessor } from '../pixels/image-processor.ts';
import { RenditionStore } from '../renditions/rendition-store.ts';
import { renditionKey } from '../storage/object-keys.ts';
import { ObjectStorage } from '../storage/object-storage.ts';

/** A JPEG is made once, when the first client needs it, and stored. */
@Injectable()
export class JpegFallback {
  private readonly making = new Map<string, Promise<Rendition>>();

  constructor(
    private readonly images: ImagesRepository,
    private readonly storage: ObjectStorage,
    private readonly store: RenditionStore,
    private readonly gate: DecodeGate,
    private readonly imageProcessor: ImageProcessor,
  ) {}

  async get(image: ImageDocument, width: number): Promise<Rendition> {
    const key = renditionKey(image, width, 'jpeg');
    const making = this.making.get(key) ?? withoutDeadline(() => this.make(image, width)).finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }

  private async make(image: ImageDocument, width: number): Promise<Rendition> {
    const master = await this.storage.read(image.masterKey);
    if (!master) throw new AppError('image_not_found');
    const { bytes } = await this.gate.inBackground(image.width * image.height, () =>
      this.imageProcessor.run('render', { master, width, format: 'jpeg' }),
    );
    const rendition = await this.store.store(image, width, 'jpeg', bytes);
    await this.images.addRendition(image, rendition);
    return rendition;
  }
}
