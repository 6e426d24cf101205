import { Controller, Req, Res } from '@nestjs/common';
import { success } from '@reefdesk/contracts/schema/view';
import { testimonials } from '@reefdesk/contracts/testimonials/endpoints';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { audienceOf, sendJson, sendRemembered } from '@reefdesk/service-kit/http/caching';
import { listKey, successOf } from '@reefdesk/service-kit/http/listing';
import { tagVersion } from '@reefdesk/service-kit/http/version';
import { RememberedAnswers } from '@reefdesk/service-kit/mongo/remembered-answers';
import type { Request, Response } from 'express';
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
