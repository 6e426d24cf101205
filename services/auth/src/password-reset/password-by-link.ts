import { Injectable } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { Holders } from '../accounts/holders.ts';
import type { UserDocument } from '../accounts/user.schema.ts';
import type { LinkPurpose } from '../accounts/users.repository.ts';
import { SignInJournal } from '../audit/sign-in-journal.ts';
import { PasswordChoice } from '../passwords/password-choice.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { sessionIdOf } from '../sessions/session-secret.ts';
import { AfterPasswordChange } from './after-password-change.ts';

/** Sets a password by an email's link, which also verifies the address (PPL-01, PPL-02). */
@Injectable()
export class PasswordByLink {
  constructor(
    private readonly holders: Holders,
    private readonly hasher: PasswordHasher,
    private readonly choice: PasswordChoice,
    private readonly journal: SignInJournal,
    private readonly after: AfterPasswordChange,
  ) {}

  /**
   * Only one of several parallel requests succeeds. Throws `invalid_or_expired_token`, or `validation_failed`, after which the link stays
   * valid.
   */
  set(purpose: LinkPurpose, token: string, newPassword: string, address: string | undefined): Promise<UserDocument> {
    return this.hasher.withPlace(address, async () => {
      const tokenHash = sessionIdOf(token);
      const holder = tokenHash === undefined ? null : await this.holders.findByLink(purpose, tokenHash);
      if (tokenHash === undefined || !holder) throw new AppError('invalid_or_expired_token');
      await this.choice.check(newPassword, holder.email, 'newPassword');
      const user = await this.holders.setPasswordByLink(purpose, tokenHash, await this.hasher.hash(newPassword));
      if (!user) throw new AppError('invalid_or_expired_token');
      await this.journal.passwordReset(user, address);
      await this.after.endAll(holder, user._id);
      return user;
    });
  }
}
