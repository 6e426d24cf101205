import { Controller, Delete, Get, Header, Param, Post, Put } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { fieldFault } from '@reefdesk/contracts/errors/field-errors';
import { type LibraryUploadView, UPLOAD_PART_FORM } from '@reefdesk/contracts/images/endpoints';
import { NEW_UPLOAD, type NewUpload } from '@reefdesk/contracts/images/requests';
import { fault } from '@reefdesk/contracts/schema/fault';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { refusedFields } from '@reefdesk/service-kit/errors/refused-fields';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { Form, ReceivesForm } from '@reefdesk/service-kit/http/form/form.decorators';
import type { ReceivedForm } from '@reefdesk/service-kit/http/form/received-form';
import { PartUploadsService } from './part-uploads.service.ts';

/** Resumable uploads to the library (LIB-06). */
@RequireRole('admin')
@Controller('api/library/uploads')
export class PartUploadsAdminController {
  constructor(private readonly uploads: PartUploadsService) {}

  @Post()
  @Header('Cache-Control', NO_STORE)
  async begin(@ReadBody(NEW_UPLOAD) upload: NewUpload, @CalledBy() { actor }: Caller): Promise<Success<LibraryUploadView>> {
    return success(await this.uploads.begin(upload, actor?.userId ?? ''), 'Upload begun');
  }

  @Get(':uploadId')
  @Header('Cache-Control', NO_STORE)
  async get(@Param('uploadId') id: string, @CalledBy() { actor }: Caller): Promise<Success<LibraryUploadView>> {
    return success(await this.uploads.get(id, actor?.userId ?? ''));
  }

  @Put(':uploadId/parts/:part')
  @ReceivesForm(UPLOAD_PART_FORM)
  @Header('Cache-Control', NO_STORE)
  async put(
    @Param('uploadId') id: string,
    @Param('part') part: string,
    @Form() { files }: ReceivedForm,
    @CalledBy() { actor }: Caller,
  ): Promise<Success<LibraryUploadView>> {
    const file = files.part?.[0];
    if (!file) throw refusedFields({ part: fieldFault(fault('required'), 'Part') });
    return success(await this.uploads.put(id, /^\d{1,6}$/.test(part) ? Number(part) : -1, file, actor?.userId ?? ''));
  }

  @Delete(':uploadId')
  @Header('Cache-Control', NO_STORE)
  async remove(@Param('uploadId') id: string, @CalledBy() { actor }: Caller): Promise<Success<null>> {
    await this.uploads.remove(id, actor?.userId ?? '');
    return success(null, 'Upload stopped');
  }
}
