import { Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { EMAIL_VERIFICATION, type EmailVerification } from '@reefdesk/contracts/accounts/requests';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { SessionsService } from '../sessions/sessions.service.ts';
import { clearSessionCookie, readSessionCookie } from '../sign-in/session-cookie.ts';
import { VerificationService } from './verification.service.ts';

@Controller('api/verify-email')
@Public()
export class VerificationPublicController {
  constructor(
    private readonly verification: VerificationService,
    private readonly sessions: SessionsService,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', NO_STORE)
  async verify(
    @Req() request: Request,
    @CalledBy() caller: Caller,
    @ReadBody(EMAIL_VERIFICATION) verification: EmailVerification,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<null>> {
    if (await this.verification.verify(caller, verification, request.ip)) {
      // Whoever was signed in here, the owner of the address signs in next.
      await this.sessions.endBySecret(readSessionCookie(request));
      clearSessionCookie(response);
    }
    return success(null, 'Your address is verified');
  }
}
