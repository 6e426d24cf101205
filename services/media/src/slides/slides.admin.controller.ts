import { Body, Controller, Delete, Get, Header, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { GalleryItemView } from '@reefdesk/contracts/slides';
import { Form, ReceivesForm } from '@reefdesk/media-client/forms/form.decorators';
import { readFormData } from '@reefdesk/media-client/forms/form-data';
import type { ReceivedForm } from '@reefdesk/media-client/forms/received-form';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { NO_STORE, sendJson } from '@reefdesk/service-kit/http/caching';
import { NewId } from '@reefdesk/service-kit/http/idempotency-key';
import { ExpectedVersion, expectedVersion, tagVersion } from '@reefdesk/service-kit/http/version';
import type { Request, Response } from 'express';
import { CreateSlideDto, EditSlideDto } from './slide.dto.ts';
import { SlidesEditorService } from './slides.editor.service.ts';
import { SlidesService } from './slides.service.ts';

/** CONST-32: the gallery manager takes larger pictures than the other forms. */
const PICTURE_FORM = { files: { image: { max: 1, maxBytes: LIMITS.slideImageMaxBytes } } };
const UPDATED = 'Gallery item updated successfully';

@RequireRole('admin')
@Controller('api/gallery')
export class SlidesAdminController {
  constructor(
    private readonly slides: SlidesService,
    private readonly editor: SlidesEditorService,
  ) {}

  @Get()
  async list(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendJson(request, response, success(await this.slides.listGalleryItems()), 'private');
  }

  @Post()
  @ReceivesForm(PICTURE_FORM)
  @Header('Cache-Control', NO_STORE)
  async create(
    @NewId() id: string,
    @Form() form: ReceivedForm,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<GalleryItemView>> {
    const dto = await readFormData(form, 'galleryData', CreateSlideDto);
    return tagged(response, await this.editor.create(id, dto, form.files.image ?? []), 'Gallery item added successfully');
  }

  @Patch(':id')
  @Header('Cache-Control', NO_STORE)
  async edit(
    @Param('id') id: string,
    @Body() dto: EditSlideDto,
    @ExpectedVersion() expected: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<GalleryItemView>> {
    return tagged(response, await this.editor.edit(id, dto, expected), UPDATED);
  }

  @Patch(':id/image')
  @ReceivesForm(PICTURE_FORM)
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

/** A success whose `ETag` is the version the next edit may name. */
function tagged(response: Response, view: GalleryItemView, message: string): Success<GalleryItemView> {
  tagVersion(response, view.version);
  return success(view, message);
}
