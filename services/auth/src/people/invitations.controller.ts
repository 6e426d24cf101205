import { Controller, Req, Res } from '@nestjs/common';
import { type InvitationView, people } from '@reefdesk/contracts/people/endpoints';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request, Response } from 'express';
import { SessionsService } from '../sessions/sessions.service.ts';
import { clearSessionCookie, readSessionCookie } from '../sign-in/session-cookie.ts';
import { ActingOwner } from '../staff/acting-owner.ts';
import { toInvitationView } from './invitation.mapper.ts';
import { InvitationAcceptances } from './invitation-acceptances.ts';
import { InvitationsService } from './invitations.service.ts';

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
    // The browser's earlier session ends, even if it was another user's.
    await this.sessions.endBySecret(readSessionCookie(request));
    clearSessionCookie(response);
    return success(null, 'Welcome to the team. You can sign in with your address and your password now');
  }
}

@Controller()
export class InvitationsAdminController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly owner: ActingOwner,
  ) {}

  @Endpoint(people.invite)
  async invite({ body }: Input<typeof people.invite>, @CalledBy() caller: Caller): Promise<Success<InvitationView>> {
    const invited = await this.invitations.invite(body, await this.owner.of(caller));
    return success(toInvitationView(invited), 'An invitation is on its way');
  }

  @Endpoint(people.resendInvitation)
  async resend({ id }: Input<typeof people.resendInvitation>, @CalledBy() caller: Caller): Promise<Success<InvitationView>> {
    const inviter = await this.owner.of(caller);
    return success(toInvitationView(await this.invitations.resend(id, inviter)), 'The invitation is on its way once more');
  }

  @Endpoint(people.revokeInvitation)
  async revoke({ id }: Input<typeof people.revokeInvitation>, @CalledBy() caller: Caller): Promise<Success<{ invitation_id: string }>> {
    await this.owner.of(caller);
    await this.invitations.revoke(id);
    return success({ invitation_id: id }, 'The invitation is taken back');
  }
}
