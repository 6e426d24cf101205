import { Injectable } from '@nestjs/common';
import { hashFile } from '@reefdesk/media-client/hash-file';
import { retryWhileRemoved } from '@reefdesk/media-client/retry-while-removed';
import { type StoredImage, storedImageOf } from '@reefdesk/media-client/stored-image';
import type { Uploader, UploadFile } from '@reefdesk/media-client/upload-client';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { currentCallerId } from '@reefdesk/service-kit/request/request-context';
import { toImageView } from '../images/image.mapper.ts';
import { imageIdOf } from '../images/image-id.ts';
import { ImagesService } from '../images/images.service.ts';
import { ImageIntake } from './image-intake.ts';
import { UploadMetrics } from './upload-metrics.ts';
import { acceptRequest } from './upload-request.ts';

/** For forms that media receives itself: the same checks as for other services, without staging. */
@Injectable()
export class LocalUploader implements Uploader {
  constructor(
    private readonly metrics: UploadMetrics,
    private readonly intake: ImageIntake,
    private readonly images: ImagesService,
  ) {}

  async upload(file: UploadFile): Promise<StoredImage> {
    if (file.imageId) {
      const [image] = await this.images.claim([file.imageId]);
      if (!image) throw new AppError('image_not_found');
      return storedImageOf(image);
    }
    const facts = file.size !== undefined && file.sha256 ? { size: file.size, sha256: file.sha256 } : await hashFile(file.path);
    const { name, sha256, types } = acceptRequest({ ...file, ...facts });
    const uploadedBy = currentCallerId() ?? null;
    const image = await retryWhileRemoved(() =>
      this.metrics.duringUpload(() => this.intake.take({ path: file.path, name, uploadedBy }, imageIdOf(sha256), types)),
    );
    return storedImageOf(toImageView(image));
  }
}
