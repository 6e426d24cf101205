import { Controller, Req, Res } from '@nestjs/common';
import { slides } from '@reefdesk/contracts/slides/endpoints';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { sendText } from '@reefdesk/service-kit/http/caching';
import { listKey, successOf } from '@reefdesk/service-kit/http/listing';
import { RememberedAnswers } from '@reefdesk/service-kit/mongo/remembered-answers';
import type { Request, Response } from 'express';
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
