import { Controller, Req, Res } from '@nestjs/common';
import { accounts } from '@reefdesk/contracts/accounts/endpoints';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request, Response } from 'express';
import { toUserView } from '../accounts/user.mapper.ts';
import { clientOf } from '../sessions/session-client.ts';
import { readDeviceCookie } from '../sign-in/device-cookie.ts';
import { readSessionCookie } from '../sign-in/session-cookie.ts';
import { SignInService } from '../sign-in/sign-in.service.ts';
import { SignInCookies } from '../sign-in/sign-in-cookies.ts';
import { RegistrationService } from './registration.service.ts';

@Controller()
export class RegistrationPublicController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly signIn: SignInService,
    private readonly cookies: SignInCookies,
  ) {}

  @Endpoint(accounts.register)
  async register(
    { body }: Input<typeof accounts.register>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView> {
    const holder = await this.registration.register(body, request.ip);
    const secret = await this.signIn.openFirst(holder, readSessionCookie(request), clientOf(request));
    await this.cookies.set(response, holder, { secret, device: readDeviceCookie(request) }, false);
    return toUserView(holder);
  }
}
