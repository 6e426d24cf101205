import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { sendPrivate } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { CalendarFeedService } from './calendar-feed.service.ts';

@Public()
@Controller('api/calendar')
export class CalendarFeedPublicController {
  constructor(private readonly feed: CalendarFeedService) {}

  @Get(':token.ics')
  async read(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendPrivate(request, response, await this.feed.read(token), 'text/calendar; charset=utf-8');
  }
}
