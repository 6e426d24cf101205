import { Body, Controller, Header, Post, Req, Res } from '@nestjs/common';
import type { UserView } from '@reefdesk/contracts/users';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { readSessionCookie, setSessionCookie } from '../sign-in/session-cookie.ts';
import { SignInService } from '../sign-in/sign-in.service.ts';
import { toUserView } from '../users/user.mapper.ts';
import { RegisterDto } from './registration.dto.ts';
import { RegistrationService } from './registration.service.ts';

@Controller('api')
export class RegistrationPublicController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly signIn: SignInService,
  ) {}

  @Post('register')
  @Public()
  @Header('Cache-Control', NO_STORE)
  async register(@Req() request: Request, @Body() body: RegisterDto, @Res({ passthrough: true }) response: Response): Promise<UserView> {
    const user = await this.registration.register(body, request.ip);
    setSessionCookie(response, await this.signIn.open(user, false, readSessionCookie(request)), false);
    return toUserView(user);
  }
}
