import { Controller, Req, Res } from '@nestjs/common';
import { ownAccount } from '@reefdesk/contracts/accounts/own-account.endpoints';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request, Response } from 'express';
import { clearDeviceCookie, readDeviceCookie } from '../sign-in/device-cookie.ts';
import { clearSessionCookie } from '../sign-in/session-cookie.ts';
import { ErasureService } from './erasure.service.ts';

@Controller()
export class ErasureController {
  constructor(private readonly erasure: ErasureService) {}

  @Endpoint(ownAccount.erase)
  async erase(
    { body: { password } }: Input<typeof ownAccount.erase>,
    @Req() request: Request,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<null>> {
    await this.erasure.erase(caller, password, { address: request.ip, deviceSecret: readDeviceCookie(request) });
    clearSessionCookie(response);
    clearDeviceCookie(response);
    return success(null, 'Your account is erased');
  }
}
