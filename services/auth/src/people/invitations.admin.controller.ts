import { Controller } from '@nestjs/common';
import { type InvitationView, people } from '@reefdesk/contracts/people/endpoints';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { ActingOwner } from '../staff/acting-owner.ts';
import { toInvitationView } from './invitation.mapper.ts';
import { InvitationsService } from './invitations.service.ts';

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
