import { Controller, Req, Res } from '@nestjs/common';
import { type CalendarFeedView, calendar } from '@reefdesk/contracts/bookings/endpoints';
import { type DaySheetView, departures } from '@reefdesk/contracts/departures/endpoints';
import { type TodayView, today } from '@reefdesk/contracts/departures/today.endpoints';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { sendPrivate } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { CalendarFeedService } from './calendar-feed.service.ts';
import { DaySheetService } from './day-sheet.service.ts';
import { TodayService } from './today.service.ts';

@Controller()
export class DaySheetAdminController {
  constructor(private readonly sheets: DaySheetService) {}

  @Endpoint(departures.daySheet)
  async get({ query }: Input<typeof departures.daySheet>): Promise<Success<DaySheetView>> {
    return success(await this.sheets.of(query.date));
  }
}

@Controller()
export class TodayAdminController {
  constructor(private readonly work: TodayService) {}

  @Endpoint(today.get)
  async get(): Promise<Success<TodayView>> {
    return success(await this.work.get(new Date()));
  }
}

@Controller()
export class CalendarFeedPublicController {
  constructor(private readonly feed: CalendarFeedService) {}

  @Endpoint(calendar.feed)
  async read({ token }: Input<typeof calendar.feed>, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendPrivate(request, response, await this.feed.read(token), 'text/calendar; charset=utf-8');
  }
}

@Controller()
export class CalendarFeedAdminController {
  constructor(private readonly feed: CalendarFeedService) {}

  @Endpoint(calendar.getFeed)
  async get(): Promise<Success<CalendarFeedView | null>> {
    return success(await this.feed.get());
  }

  @Endpoint(calendar.createFeed)
  async make({ body }: Input<typeof calendar.createFeed>): Promise<Success<CalendarFeedView>> {
    return success(await this.feed.make(body.language), 'Address made');
  }

  @Endpoint(calendar.revokeFeed)
  async revoke(): Promise<Success<null>> {
    await this.feed.revoke();
    return success(null, 'Address revoked');
  }
}
