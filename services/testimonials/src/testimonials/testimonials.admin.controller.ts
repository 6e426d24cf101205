import { Controller, Delete, Header, Param, Patch, Post, Res } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { TESTIMONIAL_FORM, type TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { Form, ReceivesForm } from '@reefdesk/service-kit/http/form/form.decorators';
import { readFormFields } from '@reefdesk/service-kit/http/form/form-data';
import type { ReceivedForm } from '@reefdesk/service-kit/http/form/received-form';
import { AskedCreation, type Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { ExpectedVersion, versioned } from '@reefdesk/service-kit/http/version';
import type { Response } from 'express';
import { type TestimonialFiles, TestimonialsEditorService } from './testimonials.editor.service.ts';

@RequireRole('admin')
@Controller('api/testimonials')
export class TestimonialsAdminController {
  constructor(private readonly editor: TestimonialsEditorService) {}

  @Post()
  @ReceivesForm(TESTIMONIAL_FORM)
  @Header('Cache-Control', NO_STORE)
  async create(
    @AskedCreation() creation: Creation,
    @Form() form: ReceivedForm,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<TestimonialView>> {
    const created = await this.editor.create(creation, readFormFields(form, TESTIMONIAL_FORM.fields), filesOf(form));
    return versioned(response, created, 'Testimonial added successfully');
  }

  @Patch(':id')
  @ReceivesForm(TESTIMONIAL_FORM)
  @Header('Cache-Control', NO_STORE)
  async update(
    @Param('id') id: string,
    @Form() form: ReceivedForm,
    @ExpectedVersion() expected: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<TestimonialView>> {
    const updated = await this.editor.update(id, readFormFields(form, TESTIMONIAL_FORM.fields), filesOf(form), expected);
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
