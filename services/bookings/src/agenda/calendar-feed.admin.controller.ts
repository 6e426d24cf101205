import { Controller } from '@nestjs/common';
import { type CalendarFeedView, calendar } from '@reefdesk/contracts/bookings/endpoints';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { CalendarFeedService } from './calendar-feed.service.ts';

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
