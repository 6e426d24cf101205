import { Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { PASSWORD_CHANGE, type PasswordChange } from '@reefdesk/contracts/accounts/requests';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { SignedIn } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { setSessionCookie } from '../sign-in/session-cookie.ts';
import { PasswordChangeService } from './password-change.service.ts';

@Controller('api')
export class PasswordChangeController {
  constructor(private readonly passwords: PasswordChangeService) {}

  @Post('change-password')
  @SignedIn()
  @HttpCode(200)
  @Header('Cache-Control', NO_STORE)
  async change(
    @Req() request: Request,
    @CalledBy() caller: Caller,
    @ReadBody(PASSWORD_CHANGE) passwords: PasswordChange,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<null>> {
    const { secret, remembered } = await this.passwords.change(caller, passwords, request.ip);
    setSessionCookie(response, secret, remembered);
    return success(null, 'Password changed successfully');
  }
}
