import { Controller, Req, Res } from '@nestjs/common';
import { accounts } from '@reefdesk/contracts/accounts/endpoints';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request, Response } from 'express';
import { SessionsService } from '../sessions/sessions.service.ts';
import { clearSessionCookie, readSessionCookie } from '../sign-in/session-cookie.ts';
import { VerificationService } from './verification.service.ts';

@Controller()
export class VerificationPublicController {
  constructor(
    private readonly verification: VerificationService,
    private readonly sessions: SessionsService,
  ) {}

  @Endpoint(accounts.verifyEmail)
  async verify(
    { body }: Input<typeof accounts.verifyEmail>,
    @Req() request: Request,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<null>> {
    if (await this.verification.verify(caller, body, request.ip)) {
      // Whoever was signed in here, the owner of the address signs in next.
      await this.sessions.endBySecret(readSessionCookie(request));
      clearSessionCookie(response);
    }
    return success(null, 'Your address is verified');
  }
}
