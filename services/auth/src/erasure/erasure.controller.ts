import { Controller, Delete, Header, Req, Res } from '@nestjs/common';
import { PASSWORD_CONSENT, type PasswordConsent } from '@reefdesk/contracts/accounts/requests';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { clearDeviceCookie, readDeviceCookie } from '../devices/device-cookie.ts';
import { clearSessionCookie } from '../sign-in/session-cookie.ts';
import { ErasureService } from './erasure.service.ts';

@Controller('api/me')
@RequireRole('customer')
export class ErasureController {
  constructor(private readonly erasure: ErasureService) {}

  @Delete()
  @Header('Cache-Control', NO_STORE)
  async erase(
    @Req() request: Request,
    @CalledBy() caller: Caller,
    @ReadBody(PASSWORD_CONSENT) { password }: PasswordConsent,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<null>> {
    await this.erasure.erase(caller, password, { address: request.ip, deviceSecret: readDeviceCookie(request) });
    clearSessionCookie(response);
    clearDeviceCookie(response);
    return success(null, 'Your account is erased');
  }
}
