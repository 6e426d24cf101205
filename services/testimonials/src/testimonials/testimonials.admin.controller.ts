import { Controller, Delete, Header, Param, Patch, Post, Res } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { TestimonialView } from '@reefdesk/contracts/testimonials';
import { Form, ReceivesForm } from '@reefdesk/media-client/forms/form.decorators';
import { readFormFields } from '@reefdesk/media-client/forms/form-data';
import type { FormRules, ReceivedForm } from '@reefdesk/media-client/forms/received-form';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { NewId } from '@reefdesk/service-kit/http/idempotency-key';
import { ExpectedVersion, versioned } from '@reefdesk/service-kit/http/version';
import type { Response } from 'express';
import { TestimonialDto } from './testimonial.dto.ts';
import { type TestimonialFiles, TestimonialsEditorService } from './testimonials.editor.service.ts';

const FORM: FormRules = {
  files: {
    profile_image: { max: 1, maxBytes: LIMITS.imageMaxBytes },
    photos: { max: LIMITS.testimonialPhotos, maxBytes: LIMITS.imageMaxBytes, tooMany: 'image_limit_reached' },
  },
};

@RequireRole('admin')
@Controller('api/testimonials')
export class TestimonialsAdminController {
  constructor(private readonly editor: TestimonialsEditorService) {}

  @Post()
  @ReceivesForm(FORM)
  @Header('Cache-Control', NO_STORE)
  async create(
    @NewId() id: string,
    @Form() form: ReceivedForm,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<TestimonialView>> {
    const created = await this.editor.create(id, await readFormFields(form, TestimonialDto), filesOf(form));
    return versioned(response, created, 'Testimonial added successfully');
  }

  @Patch(':id')
  @ReceivesForm(FORM)
  @Header('Cache-Control', NO_STORE)
  async update(
    @Param('id') id: string,
    @Form() form: ReceivedForm,
    @ExpectedVersion() expected: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<TestimonialView>> {
    const updated = await this.editor.update(id, await readFormFields(form, TestimonialDto), filesOf(form), expected);
    return versioned(response, updated, 'Testimonial updated successfully');
  }

  @Delete(':id')
  @Header('Cache-Control', NO_STORE)
  async remove(@Param('id') id: string, @ExpectedVersion() expected: number | null): Promise<Success<{ testimonial_id: string }>> {
    await this.editor.remove(id, expected);
    return success({ testimonial_id: id }, 'Testimonial deleted successfully');
  }
}

function filesOf({ files }: ReceivedForm): TestimonialFiles {
  return { profile: files.profile_image?.[0], photos: files.photos ?? [] };
}
