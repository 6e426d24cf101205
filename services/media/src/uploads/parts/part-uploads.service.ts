import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { LibraryUploadView } from '@reefdesk/contracts/images/endpoints';
import type { NewUpload } from '@reefdesk/contracts/images/requests';
import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import { retryWhileRemoved } from '@reefdesk/media-client/retry-while-removed';
import { noteAudited } from '@reefdesk/service-kit/audit/trail';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { ReceivedFile } from '@reefdesk/service-kit/http/form/received-form';
import { imageIdOf } from '../../images/image-id.ts';
import { ImagesService } from '../../images/images.service.ts';
import { detectType } from '../../pixels/detect-type.ts';
import { partKey } from '../../storage/object-keys.ts';
import { ObjectStorage } from '../../storage/object-storage.ts';
import { ImageIntake } from '../image-intake.ts';
import { displayName } from '../upload-request.ts';
import { UploadWork } from '../upload-work.ts';
import { type PartUploadDocument, partCount, sizeOfPart } from './part-upload.schema.ts';
import { PartUploadsRepository } from './part-uploads.repository.ts';

/** A recorded part is missing from storage. */
class PartMissing extends Error {
  override name = 'PartMissing';
  constructor(readonly part: number) {
    super(`part ${part} is missing`);
  }
}

/** Uploads in parts (docs/adr/0038). Each step is idempotent, so killed processes and parallel clients do no harm. */
@Injectable()
export class PartUploadsService {
  private readonly logger = new Logger(PartUploadsService.name);

  constructor(
    private readonly uploads: PartUploadsRepository,
    private readonly storage: ObjectStorage,
    private readonly work: UploadWork,
    private readonly intake: ImageIntake,
    private readonly images: ImagesService,
  ) {}

  async begin({ name: given, size }: NewUpload, by: string): Promise<LibraryUploadView> {
    const name = displayName(given);
    noteAudited({ name });
    if (size > LIMITS.libraryImageMaxBytes)
      throw new AppError('image_too_large', { name, maxMegabytes: LIMITS.libraryImageMaxBytes / MEGABYTE });
    if ((await this.uploads.countOpen(by)) >= LIMITS.openUploads) throw new AppError('upload_limit_reached', { max: LIMITS.openUploads });
    const upload: PartUploadDocument = {
      ...{ _id: randomUUID(), by, name, size, partBytes: LIMITS.uploadPartBytes },
      ...{ parts: [], imageId: null, createdAt: new Date() },
    };
    await this.uploads.create(upload);
    return this.view(upload);
  }

  async get(id: string, by: string): Promise<LibraryUploadView> {
    return this.view(await this.own(id, by));
  }

  async put(id: string, part: number, file: ReceivedFile, by: string): Promise<LibraryUploadView> {
    const upload = await this.own(id, by);
    if (upload.imageId) return this.view(upload);
    if (file.size !== sizeOfPart(upload, part))
      throw new AppError('bad_request', {}, { cause: new Error(`Part ${part} of ${file.size} bytes`) });
    if (part === 0 && !(await detectType(file.path))) return this.refuse(upload, new AppError('image_not_accepted', { name: upload.name }));
    await this.storage.write(partKey(id, part), await readFile(file.path), 'application/octet-stream');
    const noted = await this.uploads.addPart(id, part);
    // Another request has cancelled or finished the upload without removing this part.
    if (!noted || noted.imageId) await this.clear(upload, [part]);
    if (!noted) throw new AppError('upload_not_found');
    if (noted.imageId) return this.view(noted);
    return noted.parts.length === partCount(noted) ? this.finish(noted) : this.view(noted);
  }

  async remove(id: string, by: string): Promise<void> {
    const upload = await this.own(id, by);
    await this.uploads.remove(id);
    await this.clear(upload);
  }

  private async finish(upload: PartUploadDocument): Promise<LibraryUploadView> {
    try {
      const image = await this.work.on(async (path) => {
        const imageId = imageIdOf(await this.assemble(upload, path));
        return retryWhileRemoved(() => this.intake.take({ path, name: upload.name, uploadedBy: upload.by }, imageId, null));
      });
      const done = await this.uploads.setImage(upload._id, image._id);
      await this.clear(upload);
      return this.view(done ?? { ...upload, imageId: image._id });
    } catch (error) {
      if (error instanceof PartMissing) return this.withoutPart(upload, error.part);
      // Errors of the file are final; after other errors, sending any part again is a new attempt.
      if (error instanceof AppError && [413, 415].includes(error.status)) return this.refuse(upload, error);
      throw error;
    }
  }

  /** Another replica may have finished the upload; otherwise the client must send the lost part again. */
  private async withoutPart({ _id, by }: PartUploadDocument, part: number): Promise<LibraryUploadView> {
    const now = await this.own(_id, by);
    return this.view(now.imageId ? now : ((await this.uploads.dropPart(_id, part)) ?? now));
  }

  private async refuse(upload: PartUploadDocument, error: AppError): Promise<never> {
    await this.uploads.remove(upload._id);
    await this.clear(upload);
    throw error;
  }

  private async assemble(upload: PartUploadDocument, path: string): Promise<string> {
    const hash = createHash('sha256');
    const { storage } = this;
    await pipeline(
      async function* () {
        for (let part = 0; part < partCount(upload); part++) {
          const bytes = await storage.read(partKey(upload._id, part));
          if (bytes?.length !== sizeOfPart(upload, part)) throw new PartMissing(part);
          hash.update(bytes as Buffer);
          yield bytes;
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    );
    return hash.digest('hex');
  }

  /** The sweep removes parts that cannot be removed now. */
  private async clear(upload: PartUploadDocument, parts: readonly number[] = Array.from({ length: partCount(upload) }, (_, part) => part)) {
    try {
      for (const part of parts) await this.storage.remove(partKey(upload._id, part));
    } catch (error) {
      this.logger.warn({ err: error }, 'Parts of an upload remain until the sweep');
    }
  }

  private async own(id: string, by: string): Promise<PartUploadDocument> {
    const upload = await this.uploads.find(id, by);
    if (!upload) throw new AppError('upload_not_found');
    return upload;
  }

  private async view({ _id, name, size, partBytes, parts, imageId }: PartUploadDocument): Promise<LibraryUploadView> {
    const [image = null] = imageId ? await this.images.claim([imageId]) : [];
    return { upload_id: _id, name, size, part_bytes: partBytes, parts: parts.toSorted((one, other) => one - other), image };
  }
}
