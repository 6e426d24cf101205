import { Injectable } from '@nestjs/common';
import { type AcceptedImageType, renditionWidths } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { foldedTerms } from '../images/folded-terms.ts';
import type { ImageDocument, ImageLife } from '../images/image.schema.ts';
import { ImagesRepository } from '../images/images.repository.ts';
import { CONTENT_TYPES } from '../pixels/content-types.ts';
import { detectType } from '../pixels/detect-type.ts';
import { ImageNormaliser } from '../pixels/image-normaliser.ts';
import type { NormalisedImage } from '../pixels/pixel-jobs.ts';
import { RenditionStore } from '../renditions/rendition-store.ts';
import { RenditionWorker } from '../renditions/rendition-worker.ts';
import { masterKey } from '../storage/object-keys.ts';
import { ObjectStorage } from '../storage/object-storage.ts';

export interface IncomingFile {
  path: string;
  name: string;
  /** `user_id` */
  uploadedBy: string | null;
}

/** Detects the type of a verified file, normalises it, and stores and records the image. */
@Injectable()
export class ImageIntake {
  constructor(
    private readonly images: ImagesRepository,
    private readonly normaliser: ImageNormaliser,
    private readonly storage: ObjectStorage,
    private readonly renditions: RenditionStore,
    private readonly worker: RenditionWorker,
  ) {}

  async take(file: IncomingFile, imageId: string, types: AcceptedImageType[] | null): Promise<ImageDocument> {
    const type = await detectType(file.path);
    if (!type || (types && !types.includes(type))) throw new AppError('image_not_accepted', { name: file.name });
    const existing = await this.images.renewClaim(imageId);
    if (existing) return existing;
    const normalised = await this.normaliser.normalise({ path: file.path, name: file.name, type });
    const reserved = await this.images.reserve(imageId);
    return reserved.state === 'ready' ? reserved : this.record(reserved, type, normalised, file);
  }

  private async record(life: ImageLife, type: AcceptedImageType, normalised: NormalisedImage, file: IncomingFile): Promise<ImageDocument> {
    const { width, height, color, preview, master, first } = normalised;
    const key = masterKey(life);
    await this.storage.write(key, master, CONTENT_TYPES.webp);
    const rendition = await this.renditions.store(life, first.width, 'webp', first.bytes);
    const image = await this.images.publish(life, {
      pending: renditionWidths(width).length > 1 ? 'webp' : 'avif',
      sourceType: type,
      width,
      height,
      color,
      preview,
      masterKey: key,
      masterBytes: master.length,
      renditions: [rendition],
      fileName: file.name,
      uploadedBy: file.uploadedBy,
      words: foldedTerms([file.name]),
    });
    this.worker.wake();
    return image;
  }
}
