import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import type { BeginUploadReply, BeginUploadRequest } from '@reefdesk/contracts/messages/media.messages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { timeLeftMs } from '@reefdesk/service-kit/request/request-context';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { toImageView } from '../images/image.mapper.ts';
import type { ImageDocument } from '../images/image.schema.ts';
import { imageIdOf } from '../images/image-id.ts';
import { ImagesRepository } from '../images/images.repository.ts';
import { stagingKey } from '../storage/object-keys.ts';
import { ObjectStorage } from '../storage/object-storage.ts';
import { ImageIntake } from './image-intake.ts';
import type { UploadDocument } from './upload.schema.ts';
import { acceptRequest } from './upload-request.ts';
import { UploadWork } from './upload-work.ts';
import { UploadsRepository } from './uploads.repository.ts';

/** After this time the calling service has failed to complete its upload. */
const UPLOAD_LIFE_MS = 10 * 60_000;
/** Timeout of a repeated complete request that waits for the first one. */
const REPEATED_WAITS_MS = 60_000;
const LOOK_MS = 100;

@Injectable()
export class UploadsService {
  private readonly logger = new Logger(UploadsService.name);

  constructor(
    private readonly uploads: UploadsRepository,
    private readonly images: ImagesRepository,
    private readonly storage: ObjectStorage,
    private readonly work: UploadWork,
    private readonly intake: ImageIntake,
  ) {}

  async begin(request: BeginUploadRequest): Promise<BeginUploadReply> {
    const accepted = acceptRequest(request);
    const uploadId = randomUUID();
    const url = await this.storage.presignPut(stagingKey(uploadId));
    await this.uploads.create({ _id: uploadId, ...accepted });
    return { uploadId, url };
  }

  /** Returns as soon as the image can be shown. Idempotent. */
  async complete(uploadId: string): Promise<ImageView> {
    const id = String(uploadId);
    const upload = await this.uploads.take(id, new Date(Date.now() - UPLOAD_LIFE_MS));
    if (!upload) return this.repeated(id);
    try {
      const image = await this.work.on((path) => this.accept(upload, path));
      await this.uploads.setImage(id, image._id);
      return toImageView(image);
    } catch (error) {
      await this.clear('The record of an upload', () => this.uploads.remove(id));
      throw error;
    } finally {
      await this.clear('A staged file', () => this.storage.remove(stagingKey(id)));
    }
  }

  /** A failure must not hide the result of the upload; the sweep removes the rest. */
  private async clear(what: string, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => this.logger.warn({ err: error }, `${what} is left to the sweep`));
  }

  /** Waits for the first complete request, because a message may be delivered twice. */
  private async repeated(id: string): Promise<ImageView> {
    const until = monotonicMs() + Math.min(timeLeftMs(), REPEATED_WAITS_MS);
    let upload = await this.uploads.find(id);
    for (; upload?.completedAt && !upload.imageId && monotonicMs() < until; upload = await this.uploads.find(id)) await sleep(LOOK_MS);
    const image = upload?.imageId ? await this.images.renewClaim(upload.imageId) : null;
    if (!image) throw new AppError('upload_not_found');
    return toImageView(image);
  }

  private async accept(upload: UploadDocument, path: string): Promise<ImageDocument> {
    await this.fetch(upload, path);
    return this.intake.take({ path, name: upload.name, uploadedBy: upload.uploadedBy ?? null }, imageIdOf(upload.sha256), upload.types);
  }

  private async fetch({ _id, size, sha256, name }: UploadDocument, path: string): Promise<void> {
    const stagedSize = await this.storage.sizeOf(stagingKey(_id));
    if (stagedSize === undefined) throw new AppError('upload_not_found');
    if (stagedSize !== size) throw new AppError('image_damaged', { name }, { cause: new Error(`${stagedSize} bytes instead of ${size}`) });
    const staged = await this.storage.open(stagingKey(_id));
    if (!staged) throw new AppError('upload_not_found');
    const hash = createHash('sha256');
    let received = 0;
    await pipeline(
      staged,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          received += chunk.length;
          if (received > size) throw new AppError('image_damaged', { name });
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    );
    if (received !== size || hash.digest('hex') !== sha256)
      throw new AppError('image_damaged', { name }, { cause: new Error('not the announced bytes') });
  }
}
