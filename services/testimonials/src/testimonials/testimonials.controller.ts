import { Controller, Req, Res } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { type TestimonialView, testimonials } from '@reefdesk/contracts/testimonials/endpoints';
import { TESTIMONIAL_FORM } from '@reefdesk/contracts/testimonials/requests';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { audienceOf, sendJson, sendRemembered } from '@reefdesk/service-kit/http/caching';
import { readFormFields } from '@reefdesk/service-kit/http/form/form-data';
import type { ReceivedForm } from '@reefdesk/service-kit/http/form/received-form';
import { listKey, successOf } from '@reefdesk/service-kit/http/listing';
import { tagVersion } from '@reefdesk/service-kit/http/version';
import { RememberedAnswers } from '@reefdesk/service-kit/mongo/remembered-answers';
import type { Request, Response } from 'express';
import { type TestimonialFiles, TestimonialsEditorService } from './testimonials.editor.service.ts';
import { TestimonialsService } from './testimonials.service.ts';

@Controller()
export class TestimonialsPublicController {
  constructor(
    private readonly testimonials: TestimonialsService,
    private readonly answers: RememberedAnswers,
  ) {}

  @Endpoint(testimonials.list)
  async list(
    { query }: Input<typeof testimonials.list>,
    @CalledBy() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const answer = await this.answers.of(listKey('testimonials', {}, query), async () => {
      const listed = await this.testimonials.list(query);
      return successOf(listed.items, listed, query);
    });
    sendRemembered(request, response, answer, audienceOf(caller));
  }

  @Endpoint(testimonials.get)
  async get(
    { id }: Input<typeof testimonials.get>,
    @CalledBy() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const testimonial = await this.testimonials.get(id);
    if (caller.isAdmin) tagVersion(response, testimonial.version);
    sendJson(request, response, success(testimonial), audienceOf(caller));
  }
}

@Controller()
export class TestimonialsAdminController {
  constructor(private readonly editor: TestimonialsEditorService) {}

  @Endpoint(testimonials.create)
  async create({ creation, form }: Input<typeof testimonials.create>): Promise<Success<TestimonialView>> {
    const created = await this.editor.create(creation, readFormFields(form, TESTIMONIAL_FORM), filesOf(form));
    return success(created, 'Testimonial added successfully');
  }

  @Endpoint(testimonials.edit)
  async edit({ id, form, expected }: Input<typeof testimonials.edit>): Promise<Success<TestimonialView>> {
    const edited = await this.editor.update(id, readFormFields(form, TESTIMONIAL_FORM), filesOf(form), expected);
    return success(edited, 'Testimonial updated successfully');
  }

  @Endpoint(testimonials.remove)
  async remove({ id, expected }: Input<typeof testimonials.remove>): Promise<Success<{ testimonial_id: string }>> {
    await this.editor.remove(id, expected);
    return success({ testimonial_id: id }, 'Testimonial deleted successfully');
  }
}

function filesOf({ files }: ReceivedForm): TestimonialFiles {
  return { profile: files.profile_image?.[0], photos: files.photos ?? [] };
}
