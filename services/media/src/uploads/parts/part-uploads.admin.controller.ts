import { Controller } from '@nestjs/common';
import { toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { type LibraryUploadView, library } from '@reefdesk/contracts/images/endpoints';
import { ruleError } from '@reefdesk/contracts/schema/check';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { invalidFields } from '@reefdesk/service-kit/errors/field-errors';
import { PartUploadsService } from './part-uploads.service.ts';

/** Resumable uploads to the library (LIB-06). */
@Controller()
export class PartUploadsAdminController {
  constructor(private readonly uploads: PartUploadsService) {}

  @Endpoint(library.beginUpload)
  async begin({ body }: Input<typeof library.beginUpload>, @CalledBy() { actor }: Caller): Promise<Success<LibraryUploadView>> {
    return success(await this.uploads.begin(body, actor?.userId ?? ''), 'Upload begun');
  }

  @Endpoint(library.getUpload)
  async get({ uploadId }: Input<typeof library.getUpload>, @CalledBy() { actor }: Caller): Promise<Success<LibraryUploadView>> {
    return success(await this.uploads.get(uploadId, actor?.userId ?? ''));
  }

  @Endpoint(library.sendPart)
  async put({ uploadId, part, form }: Input<typeof library.sendPart>, @CalledBy() { actor }: Caller): Promise<Success<LibraryUploadView>> {
    const file = form.files.part?.[0];
    if (!file) throw invalidFields({ part: toFieldError(ruleError('required'), 'Part') });
    return success(await this.uploads.put(uploadId, /^\d{1,6}$/.test(part) ? Number(part) : -1, file, actor?.userId ?? ''));
  }

  @Endpoint(library.abortUpload)
  async remove({ uploadId }: Input<typeof library.abortUpload>, @CalledBy() { actor }: Caller): Promise<Success<null>> {
    await this.uploads.remove(uploadId, actor?.userId ?? '');
    return success(null, 'Upload stopped');
  }
}
