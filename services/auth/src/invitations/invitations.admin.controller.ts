import { Controller, Delete, Header, HttpCode, Param, Post } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import type { InvitationView } from '@reefdesk/contracts/people/endpoints';
import { INVITATION, type Invitation } from '@reefdesk/contracts/people/requests';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { ActingOwner } from '../staff/acting-owner.ts';
import { toInvitationView } from './invitation.mapper.ts';
import { InvitationsService } from './invitations.service.ts';

@Controller('api/users/invitations')
@RequireRole('admin')
export class InvitationsAdminController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly owner: ActingOwner,
  ) {}

  @Post()
  @Header('Cache-Control', NO_STORE)
  async invite(@ReadBody(INVITATION) invitation: Invitation, @CalledBy() caller: Caller): Promise<Success<InvitationView>> {
    const invited = await this.invitations.invite(invitation, await this.owner.of(caller));
    return success(toInvitationView(invited), 'An invitation is on its way');
  }

  @Post(':id/resend')
  @HttpCode(202)
  @Header('Cache-Control', NO_STORE)
  async resend(@Param('id') id: string, @CalledBy() caller: Caller): Promise<Success<InvitationView>> {
    const inviter = await this.owner.of(caller);
    return success(toInvitationView(await this.invitations.resend(id, inviter)), 'The invitation is on its way once more');
  }

  @Delete(':id')
  @Header('Cache-Control', NO_STORE)
  async revoke(@Param('id') id: string, @CalledBy() caller: Caller): Promise<Success<{ invitation_id: string }>> {
    await this.owner.of(caller);
    await this.invitations.revoke(id);
    return success({ invitation_id: id }, 'The invitation is taken back');
  }
}
