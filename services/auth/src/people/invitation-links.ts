import { Injectable } from '@nestjs/common';
import { UsersRepository } from '../accounts/users.repository.ts';
import { StaffRepository } from '../staff/staff.repository.ts';
import type { Acceptance, InvitationDocument } from './invitation.schema.ts';
import { InvitationsRepository } from './invitations.repository.ts';

/** Open invitations. One opens no disabled account, and ends with the rights of its inviter. */
@Injectable()
export class InvitationLinks {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly staff: StaffRepository,
    private readonly users: UsersRepository,
  ) {}

  /** Address of the invitation behind a link, or undefined. */
  async addressOf(tokenHash: string): Promise<string | undefined> {
    const invitation = await this.invitations.findByLink(tokenHash);
    return invitation && (await this.isValid(invitation)) ? invitation.email : undefined;
  }

  /** True if an invitation of this address may still be accepted. */
  async isOpen(email: string): Promise<boolean> {
    const invitation = await this.invitations.findOpenByEmail(email);
    return invitation !== null && (await this.isValid(invitation));
  }

  /** Uses the link up and stores the acceptance; null if another request was faster. */
  use(tokenHash: string, acceptance: Acceptance): Promise<InvitationDocument | null> {
    return this.invitations.accept(tokenHash, acceptance);
  }

  private async isValid({ email, inviterId }: InvitationDocument): Promise<boolean> {
    if (!(await this.staff.mayInvite(inviterId))) return false;
    return (await this.users.findByEmail(email))?.status !== 'disabled';
  }
}
