import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { success } from '@reefdesk/contracts/envelope';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { audienceOf, sendJson } from '@reefdesk/service-kit/http/caching';
import { tagVersion } from '@reefdesk/service-kit/http/version';
import type { Request, Response } from 'express';
import { TestimonialsService } from './testimonials.service.ts';

@Public()
@Controller('api/testimonials')
export class TestimonialsPublicController {
  constructor(private readonly testimonials: TestimonialsService) {}

  @Get()
  async list(@CalledBy() caller: Caller, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendJson(request, response, success(await this.testimonials.list()), audienceOf(caller));
  }

  @Get(':id')
  async get(@Param('id') id: string, @CalledBy() caller: Caller, @Req() request: Request, @Res() response: Response): Promise<void> {
    const testimonial = await this.testimonials.get(id);
    if (caller.isAdmin) tagVersion(response, testimonial.version);
    sendJson(request, response, success(testimonial), audienceOf(caller));
  }
}
