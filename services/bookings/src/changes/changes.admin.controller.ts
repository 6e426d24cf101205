import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { Followers } from './followers.ts';

@RequireRole('admin')
@Controller('api/changes')
export class ChangesAdminController {
  constructor(private readonly followers: Followers) {}

  /** Streams to clients that accept `text/event-stream`; for any other client the response ends after the first event. */
  @Get()
  @Header('Cache-Control', NO_STORE)
  follow(@Req() request: Request, @Res() response: Response): void {
    const goesOn = request.method === 'GET' && request.headers.accept?.includes('text/event-stream') === true;
    this.followers.follow(response, { goesOn });
  }
}
