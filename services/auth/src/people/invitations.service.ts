import { Injectable } from '@nestjs/common';
import type { Invitation } from '@reefdesk/contracts/people/requests';
import { Outbox } from '@reefdesk/mail/outbox';
import { noteAudited } from '@reefdesk/service-kit/audit/trail';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { emailTaken } from '../accounts/email-taken.ts';
import type { UserDocument } from '../accounts/user.schema.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { StaffRepository } from '../staff/staff.repository.ts';
import { rightsWith } from '../staff/staff-state.ts';
import type { InvitationDocument } from './invitation.schema.ts';
import { INVITATION_EMAIL } from './invitation-email.ts';
import { InvitationsRepository, lifeFrom } from './invitations.repository.ts';
import { StaffJoining } from './staff-joining.ts';

export type Inviter = Pick<UserDocument, 'fullname' | 'language'> & Partial<Pick<UserDocument, '_id'>>;

/** Invitations to staff, for owners (PPL-06). */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly joining: StaffJoining,
    private readonly staff: StaffRepository,
    private readonly attempts: AttemptsService,
    private readonly outbox: Outbox,
  ) {}

  list(): Promise<InvitationDocument[]> {
    return this.invitations.listOpen();
  }

  /**
   * Does not look up customers, so that the response cannot reveal them. Throws `email_taken` for staff, `validation_failed` or
   * `too_many_attempts`.
   */
  async invite({ email, position, languages, language }: Invitation, inviter: Inviter): Promise<InvitationDocument> {
    const rights = rightsWith(position, languages);
    await this.joining.finish(email);
    if (await this.staff.findByEmail(email)) throw emailTaken();
    await this.attempts.beginEmail(INVITATION_EMAIL, email);
    const offer = { email, ...rights, language: language ?? inviter.language, invitedBy: inviter.fullname, inviterId: inviter._id };
    const stored = await this.invitations.keep(offer, lifeFrom(Date.now()));
    // The invitation was accepted between the two reads.
    if (!stored) throw emailTaken();
    noteAudited({ id: stored._id, name: email, after: rights });
    await this.outbox.put(INVITATION_EMAIL, email);
    return stored;
  }

  /** `inviter` becomes the inviter. Throws `invitation_not_found` or `too_many_attempts`. */
  async resend(id: string, inviter: Inviter): Promise<InvitationDocument> {
    const invitation = await this.invitations.findOpen(id);
    if (!invitation) throw new AppError('invitation_not_found');
    await this.attempts.beginEmail(INVITATION_EMAIL, invitation.email);
    const renewed = await this.invitations.renew(id, { ...lifeFrom(Date.now()), invitedBy: inviter.fullname, inviterId: inviter._id });
    if (!renewed) throw new AppError('invitation_not_found');
    noteAudited({ name: renewed.email });
    await this.outbox.put(INVITATION_EMAIL, renewed.email);
    return renewed;
  }

  /** Throws `invitation_not_found`, also after a parallel acceptance. */
  async revoke(id: string): Promise<void> {
    noteAudited({ name: (await this.invitations.findOpen(id))?.email });
    if (!(await this.invitations.revoke(id))) throw new AppError('invitation_not_found');
  }
}
