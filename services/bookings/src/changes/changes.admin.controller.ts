import { Controller, Req, Res } from '@nestjs/common';
import { changes } from '@reefdesk/contracts/bookings/endpoints';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Request, Response } from 'express';
import { Followers } from './followers.ts';

@Controller()
export class ChangesAdminController {
  constructor(private readonly followers: Followers) {}

  /** Streams to clients that accept `text/event-stream`; for any other client the response ends after the first event. */
  @Endpoint(changes.follow)
  follow(@Req() request: Request, @Res() response: Response): void {
    const goesOn = request.method === 'GET' && request.headers.accept?.includes('text/event-stream') === true;
    this.followers.follow(response, { goesOn });
  }
}
