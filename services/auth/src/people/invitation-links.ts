import { Injectable } from '@nestjs/common';
import { UsersRepository } from '../accounts/users.repository.ts';
import { StaffRepository } from '../staff/staff.repository.ts';
import type { Acceptance, InvitationDocument } from './invitation.schema.ts';
import { InvitationsRepository } from './invitations.repository.ts';

/** An invitation opens no disabled account, and ends with the rights of its inviter. */
@Injectable()
export class InvitationLinks {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly staff: StaffRepository,
    private readonly users: UsersRepository,
  ) {}

  async addressOf(tokenHash: string): Promise<string | undefined> {
    const invitation = await this.invitations.findByLink(tokenHash);
    return invitation && (await this.isValid(invitation)) ? invitation.email : undefined;
  }

  async isOpen(email: string): Promise<boolean> {
    const invitation = await this.invitations.findOpenByEmail(email);
    return invitation !== null && (await this.isValid(invitation));
  }

  /** Also stores the acceptance; null if another request was faster. */
  use(tokenHash: string, acceptance: Acceptance): Promise<InvitationDocument | null> {
    return this.invitations.accept(tokenHash, acceptance);
  }

  private async isValid({ email, inviterId }: InvitationDocument): Promise<boolean> {
    if (!(await this.staff.mayInvite(inviterId))) return false;
    return (await this.users.findByEmail(email))?.status !== 'disabled';
  }
}
