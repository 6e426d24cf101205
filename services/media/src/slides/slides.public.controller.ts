import { Controller, Get, Req, Res } from '@nestjs/common';
import { PAGE_QUERY, type PageQuery } from '@reefdesk/contracts/requests/lists.requests';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { sendJson } from '@reefdesk/service-kit/http/caching';
import { successOf } from '@reefdesk/service-kit/http/listing';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import type { Request, Response } from 'express';
import { SlidesService } from './slides.service.ts';

@Public()
@Controller('api/gallery-slides')
export class SlidesPublicController {
  constructor(private readonly slides: SlidesService) {}

  @Get()
  async list(@ReadQuery(PAGE_QUERY) query: PageQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    const listed = await this.slides.listSlides(query);
    sendJson(request, response, successOf(listed.items, listed), 'public');
  }
}
