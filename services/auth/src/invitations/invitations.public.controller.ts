import { Controller, Header, Post, Req, Res } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { INVITATION_ACCEPTANCE, type InvitationAcceptance } from '@reefdesk/contracts/people/requests';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { SessionsService } from '../sessions/sessions.service.ts';
import { clearSessionCookie, readSessionCookie } from '../sign-in/session-cookie.ts';
import { InvitationAcceptances } from './invitation-acceptances.ts';

@Controller('api/invitations')
@Public()
export class InvitationsPublicController {
  constructor(
    private readonly acceptances: InvitationAcceptances,
    private readonly sessions: SessionsService,
  ) {}

  @Post('accept')
  @Header('Cache-Control', NO_STORE)
  async accept(
    @Req() request: Request,
    @ReadBody(INVITATION_ACCEPTANCE) acceptance: InvitationAcceptance,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<null>> {
    await this.acceptances.accept(acceptance, request.ip);
    // Somebody new signs in here, whoever was signed in before.
    await this.sessions.endBySecret(readSessionCookie(request));
    clearSessionCookie(response);
    return success(null, 'Welcome to the team. You can sign in with your address and your password now');
  }
}
