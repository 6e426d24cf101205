import { Controller, Req, Res } from '@nestjs/common';
import { ownAccount } from '@reefdesk/contracts/accounts/own-account.endpoints';
import type { SessionView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request, Response } from 'express';
import { clearSessionCookie } from '../sign-in/session-cookie.ts';
import { OwnSessionsService } from './own-sessions.service.ts';

@Controller()
export class OwnSessionsController {
  constructor(private readonly own: OwnSessionsService) {}

  @Endpoint(ownAccount.sessions)
  async list(@CalledBy() caller: Caller): Promise<Success<SessionView[]>> {
    return success(await this.own.list(caller));
  }

  @Endpoint(ownAccount.endOtherSessions)
  async endOthers(
    { body: { password } }: Input<typeof ownAccount.endOtherSessions>,
    @Req() request: Request,
    @CalledBy() caller: Caller,
  ): Promise<Success<null>> {
    await this.own.endOthers(caller, password, request.ip);
    return success(null, 'You are signed out everywhere else');
  }

  @Endpoint(ownAccount.endSession)
  async end(
    { id }: Input<typeof ownAccount.endSession>,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<null>> {
    if (await this.own.end(caller, id)) clearSessionCookie(response);
    return success(null, 'This session is over');
  }
}
