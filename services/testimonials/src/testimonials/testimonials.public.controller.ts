import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { success } from '@reefdesk/contracts/envelope';
import { PAGE_QUERY, type PageQuery } from '@reefdesk/contracts/lists';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { audienceOf, sendJson, sendRemembered } from '@reefdesk/service-kit/http/caching';
import { listKey, successOf } from '@reefdesk/service-kit/http/listing';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import { tagVersion } from '@reefdesk/service-kit/http/version';
import { RememberedAnswers } from '@reefdesk/service-kit/mongo/remembered-answers';
import type { Request, Response } from 'express';
import { TestimonialsService } from './testimonials.service.ts';

@Public()
@Controller('api/testimonials')
export class TestimonialsPublicController {
  constructor(
    private readonly testimonials: TestimonialsService,
    private readonly answers: RememberedAnswers,
  ) {}

  @Get()
  async list(
    @CalledBy() caller: Caller,
    @ReadQuery(PAGE_QUERY) query: PageQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const answer = await this.answers.of(listKey('testimonials', {}, query), async () => {
      const listed = await this.testimonials.list(query);
      return successOf(listed.items, listed, query);
    });
    sendRemembered(request, response, answer, audienceOf(caller));
  }

  @Get(':id')
  async get(@Param('id') id: string, @CalledBy() caller: Caller, @Req() request: Request, @Res() response: Response): Promise<void> {
    const testimonial = await this.testimonials.get(id);
    if (caller.isAdmin) tagVersion(response, testimonial.version);
    sendJson(request, response, success(testimonial), audienceOf(caller));
  }
}
