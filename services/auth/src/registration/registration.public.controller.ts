import { Controller, Header, Post, Req, Res } from '@nestjs/common';
import { REGISTRATION, type Registration } from '@reefdesk/contracts/requests/accounts.requests';
import type { UserView } from '@reefdesk/contracts/users';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { readDeviceCookie, setDeviceCookie } from '../devices/device-cookie.ts';
import { DevicesService } from '../devices/devices.service.ts';
import { readSessionCookie, setSessionCookie } from '../sign-in/session-cookie.ts';
import { SignInService } from '../sign-in/sign-in.service.ts';
import { toUserView } from '../users/user.mapper.ts';
import { RegistrationService } from './registration.service.ts';

@Controller('api')
export class RegistrationPublicController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly signIn: SignInService,
    private readonly devices: DevicesService,
  ) {}

  @Post('register')
  @Public()
  @Header('Cache-Control', NO_STORE)
  async register(
    @Req() request: Request,
    @ReadBody(REGISTRATION) person: Registration,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView> {
    const user = await this.registration.register(person, request.ip);
    setSessionCookie(response, await this.signIn.open(user, false, readSessionCookie(request)), false);
    setDeviceCookie(response, await this.devices.remember(readDeviceCookie(request), user.email), false);
    return toUserView(user);
  }
}
