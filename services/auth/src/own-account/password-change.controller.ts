import { Controller, Req, Res } from '@nestjs/common';
import { accounts } from '@reefdesk/contracts/accounts/endpoints';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request, Response } from 'express';
import { setSessionCookie } from '../sign-in/session-cookie.ts';
import { PasswordChangeService } from './password-change.service.ts';

@Controller()
export class PasswordChangeController {
  constructor(private readonly passwords: PasswordChangeService) {}

  @Endpoint(accounts.changePassword)
  async change(
    { body }: Input<typeof accounts.changePassword>,
    @Req() request: Request,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<null>> {
    const { secret, remembered } = await this.passwords.change(caller, body, request.ip);
    setSessionCookie(response, secret, remembered);
    return success(null, 'Password changed successfully');
  }
}
