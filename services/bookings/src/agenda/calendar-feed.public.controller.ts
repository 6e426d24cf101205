import { Controller, Req, Res } from '@nestjs/common';
import { calendar } from '@reefdesk/contracts/bookings/endpoints';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { sendPrivate } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { CalendarFeedService } from './calendar-feed.service.ts';

@Controller()
export class CalendarFeedPublicController {
  constructor(private readonly feed: CalendarFeedService) {}

  @Endpoint(calendar.feed)
  async read({ token }: Input<typeof calendar.feed>, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendPrivate(request, response, await this.feed.read(token), 'text/calendar; charset=utf-8');
  }
}
