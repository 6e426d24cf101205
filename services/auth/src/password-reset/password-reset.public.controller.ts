import { Controller, Req, Res } from '@nestjs/common';
import { accounts } from '@reefdesk/contracts/accounts/endpoints';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request, Response } from 'express';
import { SessionsService } from '../sessions/sessions.service.ts';
import { clearSessionCookie, readSessionCookie } from '../sign-in/session-cookie.ts';
import { PasswordResetService } from './password-reset.service.ts';

@Controller()
export class PasswordResetPublicController {
  constructor(
    private readonly passwords: PasswordResetService,
    private readonly sessions: SessionsService,
  ) {}

  @Endpoint(accounts.forgotPassword)
  async ask({ body: { email } }: Input<typeof accounts.forgotPassword>, @Req() request: Request): Promise<Success<null>> {
    await this.passwords.ask(email, request.ip);
    return success(null, 'If this address has an account, a letter is on its way');
  }

  @Endpoint(accounts.resetPassword)
  async reset(
    { body }: Input<typeof accounts.resetPassword>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<null>> {
    await this.passwords.reset(body, request.ip);
    // The browser's earlier session ends, even if it was another user's.
    await this.sessions.endBySecret(readSessionCookie(request));
    clearSessionCookie(response);
    return success(null, 'Your password is set. You can sign in with it now');
  }
}
