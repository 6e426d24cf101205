import { Controller, Header, Post, Req, Res } from '@nestjs/common';
import { REGISTRATION, type Registration } from '@reefdesk/contracts/accounts/requests';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { readDeviceCookie } from '../devices/device-cookie.ts';
import { clientOf } from '../sessions/session-client.ts';
import { readSessionCookie } from '../sign-in/session-cookie.ts';
import { SignInService } from '../sign-in/sign-in.service.ts';
import { SignInCookies } from '../sign-in/sign-in-cookies.ts';
import { toUserView } from '../users/user.mapper.ts';
import { RegistrationService } from './registration.service.ts';

@Controller('api')
export class RegistrationPublicController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly signIn: SignInService,
    private readonly cookies: SignInCookies,
  ) {}

  @Post('register')
  @Public()
  @Header('Cache-Control', NO_STORE)
  async register(
    @Req() request: Request,
    @ReadBody(REGISTRATION) person: Registration,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView> {
    const holder = await this.registration.register(person, request.ip);
    const secret = await this.signIn.openFirst(holder, readSessionCookie(request), clientOf(request));
    await this.cookies.set(response, holder, { secret, device: readDeviceCookie(request) }, false);
    return toUserView(holder);
  }
}
