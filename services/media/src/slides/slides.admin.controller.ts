import { Controller, Delete, Get, Header, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { PART_QUERY, type PartQuery } from '@reefdesk/contracts/lists';
import { type GalleryItemView, NEW_SLIDE_FORM, SLIDE_EDIT_FORM, SLIDE_IMAGE_FORM } from '@reefdesk/contracts/slides/endpoints';
import { NEW_SLIDE, type SlideEdit } from '@reefdesk/contracts/slides/requests';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { NO_STORE, sendRemembered } from '@reefdesk/service-kit/http/caching';
import { Form, FormFiles, ReadBodyOrFormData, ReceivesForm, ReceivesFormOrJson } from '@reefdesk/service-kit/http/form/form.decorators';
import { readFormData } from '@reefdesk/service-kit/http/form/form-data';
import type { ReceivedForm } from '@reefdesk/service-kit/http/form/received-form';
import { AskedCreation, type Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { listKey, successOf } from '@reefdesk/service-kit/http/listing';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import { ExpectedVersion, expectedVersion, tagVersion } from '@reefdesk/service-kit/http/version';
import { RememberedAnswers } from '@reefdesk/service-kit/mongo/remembered-answers';
import type { Request, Response } from 'express';
import { SlidesEditorService } from './slides.editor.service.ts';
import { SlidesService } from './slides.service.ts';

const UPDATED = 'Gallery item updated successfully';

@RequireRole('admin')
@Controller('api/gallery')
export class SlidesAdminController {
  constructor(
    private readonly slides: SlidesService,
    private readonly editor: SlidesEditorService,
    private readonly answers: RememberedAnswers,
  ) {}

  @Get()
  async list(@ReadQuery(PART_QUERY) query: PartQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    const answer = await this.answers.of(listKey('gallery', {}, query), async () => {
      const listed = await this.slides.listGalleryItems(query);
      return successOf(listed.items, listed);
    });
    sendRemembered(request, response, answer, 'private');
  }

  @Post()
  @ReceivesForm(NEW_SLIDE_FORM)
  @Header('Cache-Control', NO_STORE)
  async create(
    @AskedCreation() creation: Creation,
    @Form() form: ReceivedForm,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<GalleryItemView>> {
    const slide = readFormData(form, 'galleryData', NEW_SLIDE);
    return tagged(response, await this.editor.create(creation, slide, form.files.image ?? []), 'Gallery item added successfully');
  }

  @Patch(':id')
  @ReceivesFormOrJson(SLIDE_EDIT_FORM)
  @Header('Cache-Control', NO_STORE)
  async edit(
    @Param('id') id: string,
    @ReadBodyOrFormData(SLIDE_EDIT_FORM.data) edit: SlideEdit,
    @FormFiles() files: ReceivedForm['files'],
    @ExpectedVersion() expected: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<GalleryItemView>> {
    return tagged(response, await this.editor.edit(id, edit, files.image?.[0], expected), UPDATED);
  }

  @Patch(':id/image')
  @ReceivesForm(SLIDE_IMAGE_FORM)
  @Header('Cache-Control', NO_STORE)
  async replaceImage(
    @Param('id') id: string,
    @Form() form: ReceivedForm,
    @Req() { headers }: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<GalleryItemView>> {
    const expected = expectedVersion({ headers, body: form.fields });
    return tagged(response, await this.editor.replaceImage(id, form.files.image ?? [], expected), UPDATED);
  }

  @Delete(':id')
  @Header('Cache-Control', NO_STORE)
  async remove(@Param('id') id: string, @ExpectedVersion() expected: number | null): Promise<Success<{ gallery_id: string }>> {
    await this.editor.remove(id, expected);
    return success({ gallery_id: id }, 'Gallery item deleted successfully');
  }
}

/** A success with the version in the `ETag`, for the next edit. */
function tagged(response: Response, view: GalleryItemView, message: string): Success<GalleryItemView> {
  tagVersion(response, view.version);
  return success(view, message);
}
