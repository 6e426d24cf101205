import { Controller, Delete, Get, Header, Param, Req, Res } from '@nestjs/common';
import { PASSWORD_CONSENT, type PasswordConsent } from '@reefdesk/contracts/accounts/requests';
import type { SessionView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { SignedIn } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { clearSessionCookie } from '../sign-in/session-cookie.ts';
import { OwnSessionsService } from './own-sessions.service.ts';

@Controller('api/sessions')
@SignedIn()
export class OwnSessionsController {
  constructor(private readonly own: OwnSessionsService) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async list(@CalledBy() caller: Caller): Promise<Success<SessionView[]>> {
    return success(await this.own.list(caller));
  }

  @Delete()
  @Header('Cache-Control', NO_STORE)
  async endOthers(
    @Req() request: Request,
    @CalledBy() caller: Caller,
    @ReadBody(PASSWORD_CONSENT) { password }: PasswordConsent,
  ): Promise<Success<null>> {
    await this.own.endOthers(caller, password, request.ip);
    return success(null, 'You are signed out everywhere else');
  }

  @Delete(':id')
  @Header('Cache-Control', NO_STORE)
  async end(@CalledBy() caller: Caller, @Param('id') id: string, @Res({ passthrough: true }) response: Response): Promise<Success<null>> {
    if (await this.own.end(caller, id)) clearSessionCookie(response);
    return success(null, 'This session is over');
  }
}
