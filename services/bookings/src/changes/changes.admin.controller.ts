import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { Followers } from './followers.ts';

@RequireRole('admin')
@Controller('api/changes')
export class ChangesAdminController {
  constructor(private readonly followers: Followers) {}

  /** Goes on for who asks for events; whoever takes anything gets what they can wait for. */
  @Get()
  @Header('Cache-Control', NO_STORE)
  follow(@Req() request: Request, @Res() response: Response): void {
    const goesOn = request.method === 'GET' && request.headers.accept?.includes('text/event-stream') === true;
    this.followers.follow(response, { goesOn });
  }
}
