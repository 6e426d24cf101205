import { Controller, Req, Res } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { type GalleryItemView, slides } from '@reefdesk/contracts/slides/endpoints';
import { NEW_SLIDE } from '@reefdesk/contracts/slides/requests';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { sendRemembered, sendText } from '@reefdesk/service-kit/http/caching';
import { readFormData } from '@reefdesk/service-kit/http/form/form-data';
import { listKey, successOf } from '@reefdesk/service-kit/http/listing';
import { RememberedAnswers } from '@reefdesk/service-kit/mongo/remembered-answers';
import type { Request, Response } from 'express';
import { SlidesEditorService } from './slides.editor.service.ts';
import { SlidesService } from './slides.service.ts';

@Controller()
export class SlidesPublicController {
  constructor(
    private readonly slides: SlidesService,
    private readonly answers: RememberedAnswers,
  ) {}

  @Endpoint(slides.listPublic)
  async list({ query }: Input<typeof slides.listPublic>, @Req() request: Request, @Res() response: Response): Promise<void> {
    const answer = await this.answers.of(listKey('gallery-slides', {}, query), async () => {
      const listed = await this.slides.listSlides(query);
      return successOf(listed.items, listed, query);
    });
    sendText(request, response, answer, 'public');
  }
}

const UPDATED = 'Gallery item updated successfully';

@Controller()
export class SlidesAdminController {
  constructor(
    private readonly slides: SlidesService,
    private readonly editor: SlidesEditorService,
    private readonly answers: RememberedAnswers,
  ) {}

  @Endpoint(slides.list)
  async list({ query }: Input<typeof slides.list>, @Req() request: Request, @Res() response: Response): Promise<void> {
    const answer = await this.answers.of(listKey('gallery', {}, query), async () => {
      const listed = await this.slides.listGalleryItems(query);
      return successOf(listed.items, listed);
    });
    sendRemembered(request, response, answer, 'private');
  }

  @Endpoint(slides.create)
  async create({ creation, form }: Input<typeof slides.create>): Promise<Success<GalleryItemView>> {
    const slide = readFormData(form, 'galleryData', NEW_SLIDE);
    return success(await this.editor.create(creation, slide, form.files.image ?? []), 'Gallery item added successfully');
  }

  @Endpoint(slides.edit)
  async edit({ id, body, files, expected }: Input<typeof slides.edit>): Promise<Success<GalleryItemView>> {
    return success(await this.editor.edit(id, body, files.image?.[0], expected), UPDATED);
  }

  @Endpoint(slides.replaceImage)
  async replaceImage({ id, form, expected }: Input<typeof slides.replaceImage>): Promise<Success<GalleryItemView>> {
    return success(await this.editor.replaceImage(id, form.files.image ?? [], expected), UPDATED);
  }

  @Endpoint(slides.remove)
  async remove({ id, expected }: Input<typeof slides.remove>): Promise<Success<{ gallery_id: string }>> {
    await this.editor.remove(id, expected);
    return success({ gallery_id: id }, 'Gallery item deleted successfully');
  }
}
