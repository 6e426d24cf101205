import { Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { FORGOTTEN_PASSWORD, type ForgottenPassword, PASSWORD_RESET, type PasswordReset } from '@reefdesk/contracts/accounts/requests';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { SessionsService } from '../sessions/sessions.service.ts';
import { clearSessionCookie, readSessionCookie } from '../sign-in/session-cookie.ts';
import { PasswordResetService } from './password-reset.service.ts';

@Controller('api')
@Public()
export class PasswordResetPublicController {
  constructor(
    private readonly passwords: PasswordResetService,
    private readonly sessions: SessionsService,
  ) {}

  @Post('forgot-password')
  @HttpCode(202)
  @Header('Cache-Control', NO_STORE)
  async ask(@Req() request: Request, @ReadBody(FORGOTTEN_PASSWORD) { email }: ForgottenPassword): Promise<Success<null>> {
    await this.passwords.ask(email, request.ip);
    return success(null, 'If this address has an account, a letter is on its way');
  }

  @Post('reset-password')
  @HttpCode(200)
  @Header('Cache-Control', NO_STORE)
  async reset(
    @Req() request: Request,
    @ReadBody(PASSWORD_RESET) reset: PasswordReset,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<null>> {
    await this.passwords.reset(reset, request.ip);
    // This browser signs in anew, whoever was signed in here.
    await this.sessions.endBySecret(readSessionCookie(request));
    clearSessionCookie(response);
    return success(null, 'Your password is set. You can sign in with it now');
  }
}
