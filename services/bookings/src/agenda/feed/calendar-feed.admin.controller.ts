import { Controller, Delete, Get, Header, Post } from '@nestjs/common';
import type { CalendarFeedView } from '@reefdesk/contracts/bookings/endpoints';
import { NEW_CALENDAR_FEED, type NewCalendarFeed } from '@reefdesk/contracts/bookings/requests';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { CalendarFeedService } from './calendar-feed.service.ts';

@RequireRole('admin')
@Controller('api/calendar-feed')
export class CalendarFeedAdminController {
  constructor(private readonly feed: CalendarFeedService) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async get(): Promise<Success<CalendarFeedView | null>> {
    return success(await this.feed.get());
  }

  @Post()
  @Header('Cache-Control', NO_STORE)
  async make(@ReadBody(NEW_CALENDAR_FEED) { language }: NewCalendarFeed): Promise<Success<CalendarFeedView>> {
    return success(await this.feed.make(language), 'Address made');
  }

  @Delete()
  @Header('Cache-Control', NO_STORE)
  async revoke(): Promise<Success<null>> {
    await this.feed.revoke();
    return success(null, 'Address revoked');
  }
}
