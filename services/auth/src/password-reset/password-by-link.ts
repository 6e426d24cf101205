import { Injectable } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { Accounts } from '../accounts/accounts.ts';
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
    private readonly accounts: Accounts,
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
      const account = tokenHash === undefined ? null : await this.accounts.findByLink(purpose, tokenHash);
      if (tokenHash === undefined || !account) throw new AppError('invalid_or_expired_token');
      await this.choice.check(newPassword, account.email, 'newPassword');
      const user = await this.accounts.setPasswordByLink(purpose, tokenHash, await this.hasher.hash(newPassword));
      if (!user) throw new AppError('invalid_or_expired_token');
      await this.journal.passwordReset(user, address);
      await this.after.endAll(account, user._id);
      return user;
    });
  }
}
