import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { UsersRepository } from '../accounts/users.repository.ts';
import { AccountNotices } from '../attempts/account-notices.ts';
import { SignInJournal } from '../audit/sign-in-journal.ts';
import type { InvitationDocument } from './invitation.schema.ts';
import { InvitationsRepository } from './invitations.repository.ts';
import { StaffAdmission } from './staff-admission.ts';

@Injectable()
export class StaffJoining implements OnApplicationBootstrap {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly admission: StaffAdmission,
    private readonly users: UsersRepository,
    private readonly journal: SignInJournal,
    private readonly notices: AccountNotices,
  ) {}

  /** Completes acceptances that a killed process left. */
  async onApplicationBootstrap(): Promise<void> {
    for (const invitation of await this.invitations.listAccepted()) await this.complete(invitation);
  }

  async finish(email: string): Promise<void> {
    const accepted = await this.invitations.findAcceptedByEmail(email);
    if (accepted) await this.complete(accepted);
  }

  /** Idempotent: the account is created first and the invitation removed last. */
  async complete(invitation: InvitationDocument, address?: string): Promise<void> {
    const { _id, email, acceptance, position, languages, inviterId } = invitation;
    if (!acceptance) return;
    const joined = { _id: acceptance.userId, role: 'admin', email, position };
    await this.journal.becameStaff(acceptance.userId, joined, { position, ...(languages && { languages }) }, address);
    const userId = await this.admission.admit(invitation, acceptance);
    const inviter = inviterId === undefined ? null : await this.users.findById(inviterId);
    if (inviter) await this.notices.notify('invitation-accepted', inviter, userId);
    await this.invitations.remove(_id);
  }
}
