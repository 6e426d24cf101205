import { Injectable } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { ImageDocument, Rendition } from '../images/image.schema.ts';
import { ImagesRepository } from '../images/images.repository.ts';
import { DecodeGate } from '../pixels/decode-gate.ts';
import { encodeRendition } from '../pixels/encode.ts';
import { RenditionStore } from '../renditions/rendition-store.ts';
import { ObjectStorage } from '../storage/object-storage.ts';

/** JPEGs are made when the first client needs one, once, and kept. */
@Injectable()
export class JpegFallback {
  private readonly making = new Map<string, Promise<Rendition>>();

  constructor(
    private readonly images: ImagesRepository,
    private readonly storage: ObjectStorage,
    private readonly store: RenditionStore,
    private readonly gate: DecodeGate,
  ) {}

  async get(image: ImageDocument, width: number): Promise<Rendition> {
    const key = `${image._id}/${width}`;
    const making = this.making.get(key) ?? this.make(image, width).finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }

  private async make(image: ImageDocument, width: number): Promise<Rendition> {
    const master = await this.storage.read(image.masterKey);
    if (!master) throw new AppError('image_not_found');
    const bytes = await this.gate.inBackground(image.width * image.height, () => encodeRendition(master, width, 'jpeg'));
    const rendition = await this.store.store(image._id, width, 'jpeg', bytes);
    await this.images.addRendition(image._id, rendition);
    return rendition;
  }
}
