import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { InvitationAcceptance } from '@reefdesk/contracts/people/requests';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { PasswordChoice } from '../passwords/password-choice.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { sessionIdOf } from '../sessions/session-secret.ts';
import { InvitationLinks } from './invitation-links.ts';
import { StaffJoining } from './staff-joining.ts';

@Injectable()
export class InvitationAcceptances {
  constructor(
    private readonly links: InvitationLinks,
    private readonly attempts: AttemptsService,
    private readonly hasher: PasswordHasher,
    private readonly choice: PasswordChoice,
    private readonly joining: StaffJoining,
  ) {}

  /**
   * One write stores the acceptance and uses the link up, so only one of several parallel requests succeeds. Throws
   * `invalid_or_expired_token`, `too_many_attempts` or `validation_failed`; the link stays valid after the latter.
   */
  async accept({ token, name: fullname, password }: InvitationAcceptance, address: string | undefined): Promise<void> {
    return this.hasher.withPlace(address, async () => {
      await this.attempts.beginInvitation(address);
      const tokenHash = sessionIdOf(token);
      const email = tokenHash === undefined ? undefined : await this.links.addressOf(tokenHash);
      if (tokenHash === undefined || email === undefined) throw new AppError('invalid_or_expired_token');
      await this.choice.check(password, email, 'password');
      const passwordHash = await this.hasher.hash(password);
      const accepted = await this.links.use(tokenHash, { userId: randomUUID(), fullname, passwordHash, acceptedAt: new Date() });
      if (!accepted) throw new AppError('invalid_or_expired_token');
      await this.joining.complete(accepted, address);
    });
  }
}
