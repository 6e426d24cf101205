import { Controller, Req, Res } from '@nestjs/common';
import { people } from '@reefdesk/contracts/people/endpoints';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request, Response } from 'express';
import { SessionsService } from '../sessions/sessions.service.ts';
import { clearSessionCookie, readSessionCookie } from '../sign-in/session-cookie.ts';
import { InvitationAcceptances } from './invitation-acceptances.ts';

@Controller()
export class InvitationsPublicController {
  constructor(
    private readonly acceptances: InvitationAcceptances,
    private readonly sessions: SessionsService,
  ) {}

  @Endpoint(people.acceptInvitation)
  async accept(
    { body }: Input<typeof people.acceptInvitation>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<null>> {
    await this.acceptances.accept(body, request.ip);
    // Somebody new signs in here, whoever was signed in before.
    await this.sessions.endBySecret(readSessionCookie(request));
    clearSessionCookie(response);
    return success(null, 'Welcome to the team. You can sign in with your address and your password now');
  }
}
