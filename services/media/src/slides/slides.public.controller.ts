import { Controller, Get, Req, Res } from '@nestjs/common';
import { PAGE_QUERY, type PageQuery } from '@reefdesk/contracts/lists';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { sendText } from '@reefdesk/service-kit/http/caching';
import { listKey, successOf } from '@reefdesk/service-kit/http/listing';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import { RememberedAnswers } from '@reefdesk/service-kit/mongo/remembered-answers';
import type { Request, Response } from 'express';
import { SlidesService } from './slides.service.ts';

@Public()
@Controller('api/gallery-slides')
export class SlidesPublicController {
  constructor(
    private readonly slides: SlidesService,
    private readonly answers: RememberedAnswers,
  ) {}

  @Get()
  async list(@ReadQuery(PAGE_QUERY) query: PageQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    const answer = await this.answers.of(listKey('gallery-slides', {}, query), async () => {
      const listed = await this.slides.listSlides(query);
      return successOf(listed.items, listed, query);
    });
    sendText(request, response, answer, 'public');
  }
}
