import { Injectable } from '@nestjs/common';
import type { UserDocument } from '../accounts/user.schema.ts';
import { UsersRepository } from '../accounts/users.repository.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { StaffRepository } from '../staff/staff.repository.ts';
import type { Acceptance, InvitationDocument } from './invitation.schema.ts';

@Injectable()
export class StaffAdmission {
  constructor(
    private readonly staff: StaffRepository,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
  ) {}

  /** Returns the id of the account, which may have been a customer's. Idempotent. */
  async admit(invitation: InvitationDocument, acceptance: Acceptance): Promise<string> {
    const { email } = invitation;
    const customer = await this.staff.admitCustomer(email, acceptance, invitation);
    if (customer) await this.sessions.endAllOf(customer._id);
    else if (!(await this.users.findByEmail(email)) && !(await this.users.insertOnce(staffOf(invitation, acceptance)))) {
      // A customer registered with this address at the same time.
      return this.admit(invitation, acceptance);
    }
    return customer?._id ?? acceptance.userId;
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
    emailVerified: true,
    version: 1,
  };
}
