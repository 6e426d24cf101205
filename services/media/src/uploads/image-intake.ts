import { Injectable } from '@nestjs/common';
import { type AcceptedImageType, renditionWidths } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { ImageDocument } from '../images/image.schema.ts';
import { ImagesRepository } from '../images/images.repository.ts';
import { detectType } from '../pixels/detect-type.ts';
import { CONTENT_TYPES } from '../pixels/encode.ts';
import { ImageNormaliser, type NormalisedImage } from '../pixels/image-normaliser.ts';
import { RenditionStore } from '../renditions/rendition-store.ts';
import { RenditionWorker } from '../renditions/rendition-worker.ts';
import { masterKey } from '../storage/object-keys.ts';
import { ObjectStorage } from '../storage/object-storage.ts';

/** Makes an image of a verified file: recognised, normalised, stored, recorded. */
@Injectable()
export class ImageIntake {
  constructor(
    private readonly images: ImagesRepository,
    private readonly normaliser: ImageNormaliser,
    private readonly storage: ObjectStorage,
    private readonly renditions: RenditionStore,
    private readonly worker: RenditionWorker,
  ) {}

  async take(file: { path: string; name: string }, imageId: string, types: AcceptedImageType[] | null): Promise<ImageDocument> {
    const type = await detectType(file.path);
    if (!type || (types && !types.includes(type))) throw new AppError('image_not_accepted', { name: file.name });
    const existing = await this.images.renewClaim(imageId);
    if (existing) return existing;
    const normalised = await this.normaliser.normalise({ ...file, type });
    await this.images.reserve(imageId);
    return this.record(imageId, type, normalised);
  }

  private async record(imageId: string, type: AcceptedImageType, normalised: NormalisedImage): Promise<ImageDocument> {
    const { width, height, color, preview, master, first } = normalised;
    const key = masterKey(imageId);
    await this.storage.write(key, master, CONTENT_TYPES.webp);
    const rendition = await this.renditions.store(imageId, first.width, 'webp', first.bytes);
    const image = await this.images.publish(imageId, {
      pending: renditionWidths(width).length > 1 ? 'webp' : 'avif',
      sourceType: type,
      width,
      height,
      color,
      preview,
      masterKey: key,
      masterBytes: master.length,
      renditions: [rendition],
    });
    this.worker.wake();
    return image;
  }
}
