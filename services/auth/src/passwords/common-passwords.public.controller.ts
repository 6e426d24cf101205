import { Controller, Req, Res } from '@nestjs/common';
import { accounts } from '@reefdesk/contracts/accounts/endpoints';
import { success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { sendJson } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { CommonPasswords } from './common-passwords.ts';

@Controller()
export class CommonPasswordsPublicController {
  constructor(private readonly common: CommonPasswords) {}

  @Endpoint(accounts.commonPasswords)
  list({ prefix }: Input<typeof accounts.commonPasswords>, @Req() request: Request, @Res() response: Response): void {
    const rests = this.common.after(prefix);
    if (!rests) throw new AppError('not_found');
    // Public, because the response does not depend on the user.
    sendJson(request, response, success(rests), 'public');
  }
}
