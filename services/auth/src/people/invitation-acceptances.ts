import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { InvitationAcceptance } from '@reefdesk/contracts/people/requests';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { UserDocument } from '../accounts/user.schema.ts';
import { UsersRepository } from '../accounts/users.repository.ts';
import { AccountNotices } from '../attempts/account-notices.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { SignInJournal } from '../audit/sign-in-journal.ts';
import { PasswordChoice } from '../passwords/password-choice.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { sessionIdOf } from '../sessions/session-secret.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { StaffRepository } from '../staff/staff.repository.ts';
import type { Acceptance, InvitationDocument } from './invitation.schema.ts';
import { InvitationsRepository } from './invitations.repository.ts';

/** The invitee's part of an invitation to staff (PPL-06). */
@Injectable()
export class InvitationAcceptances implements OnApplicationBootstrap {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly staff: StaffRepository,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly attempts: AttemptsService,
    private readonly hasher: PasswordHasher,
    private readonly choice: PasswordChoice,
    private readonly journal: SignInJournal,
    private readonly notices: AccountNotices,
  ) {}

  /** Completes acceptances that a killed process left. */
  async onApplicationBootstrap(): Promise<void> {
    for (const invitation of await this.invitations.listAccepted()) await this.complete(invitation);
  }

  /**
   * One write stores the acceptance and uses the link up, so only one of several parallel requests succeeds; the account is created from
   * what it stores. Throws `invalid_or_expired_token`, `too_many_attempts` for the client at `address`, or `validation_failed` for a
   * password that is not allowed; the link stays valid then.
   */
  async accept({ token, name: fullname, password }: InvitationAcceptance, address: string | undefined): Promise<void> {
    return this.hasher.withPlace(address, async () => {
      await this.attempts.beginInvitation(address);
      const tokenHash = sessionIdOf(token);
      const email = tokenHash === undefined ? undefined : await this.expectedFor(tokenHash);
      if (tokenHash === undefined || email === undefined) throw new AppError('invalid_or_expired_token');
      await this.choice.check(password, email, 'password');
      const passwordHash = await this.hasher.hash(password);
      const acceptance = { userId: randomUUID(), fullname, passwordHash, acceptedAt: new Date() };
      const accepted = await this.invitations.accept(tokenHash, acceptance);
      if (!accepted) throw new AppError('invalid_or_expired_token');
      await this.complete(accepted, address);
    });
  }

  /** Completes the acceptance for this address if a killed process left one. */
  async finish(email: string): Promise<void> {
    const accepted = await this.invitations.findAcceptedByEmail(email);
    if (accepted) await this.complete(accepted);
  }

  /** The address of the invitation, or undefined. An invitation opens no disabled account, and ends with the rights of its inviter. */
  private async expectedFor(tokenHash: string): Promise<string | undefined> {
    const invitation = await this.invitations.findByLink(tokenHash);
    if (!invitation || !(await this.staff.mayInvite(invitation.inviterId))) return undefined;
    const account = await this.users.findByEmail(invitation.email);
    return account?.status === 'disabled' ? undefined : invitation.email;
  }

  /** Idempotent: the account is created first and the invitation removed last. */
  private async complete(invitation: InvitationDocument, address?: string): Promise<void> {
    const { _id, email, acceptance, position, languages, inviterId } = invitation;
    if (!acceptance) return;
    const joined = { _id: acceptance.userId, role: 'admin', email, position };
    await this.journal.becameStaff(acceptance.userId, joined, { position, ...(languages && { languages }) }, address);
    const customer = await this.staff.admitCustomer(email, acceptance, invitation);
    if (customer) await this.sessions.endAllOf(customer._id);
    else if (!(await this.users.findByEmail(email)) && !(await this.users.insertOnce(staffOf(invitation, acceptance)))) {
      // A customer registered with this address at the same time.
      return this.complete(invitation, address);
    }
    const inviter = inviterId === undefined ? null : await this.users.findById(inviterId);
    if (inviter) await this.notices.tell('invitation-accepted', inviter, customer?._id ?? acceptance.userId);
    await this.invitations.remove(_id);
  }
}

function staffOf({ email, position, languages, language }: InvitationDocument, acceptance: Acceptance): UserDocument {
  const { userId, fullname, passwordHash, acceptedAt } = acceptance;
  return {
    _id: userId,
    fullname,
    name: fullname,
    email,
    passwordHash,
    role: 'admin',
    position,
    ...(languages && { languages }),
    status: 'active',
    language,
    createdAt: acceptedAt,
    // The link proves that the email was read.
    emailVerified: true,
    version: 1,
  };
}
