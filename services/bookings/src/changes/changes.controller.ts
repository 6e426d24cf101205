import { Controller, Req, Res } from '@nestjs/common';
import { changes } from '@reefdesk/contracts/bookings/endpoints';
import { BookingsChanged, DeparturesChanged, EnquiriesChanged } from '@reefdesk/contracts/messages/bookings.messages';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import { OnEvent } from '@reefdesk/service-kit/messaging/handle.decorators';
import type { Request, Response } from 'express';
import { Followers } from './followers.ts';

/** Every replica receives the changes of all replicas. */
@Controller()
export class ChangesMessagesController {
  constructor(private readonly followers: Followers) {}

  @OnEvent(EnquiriesChanged, { broadcast: true })
  enquiries(): void {
    this.followers.notify('enquiries');
  }

  @OnEvent(BookingsChanged, { broadcast: true })
  bookings(): void {
    this.followers.notify('bookings');
  }

  @OnEvent(DeparturesChanged, { broadcast: true })
  departures(): void {
    this.followers.notify('departures');
  }
}

@Controller()
export class ChangesAdminController {
  constructor(private readonly followers: Followers) {}

  /** Clients that do not accept `text/event-stream` get only the first event. */
  @Endpoint(changes.follow)
  follow(@Req() request: Request, @Res() response: Response): void {
    const goesOn = request.method === 'GET' && request.headers.accept?.includes('text/event-stream') === true;
    this.followers.follow(response, { goesOn });
  }
}
