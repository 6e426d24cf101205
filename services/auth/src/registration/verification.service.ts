import { Injectable } from '@nestjs/common';
import type { EmailVerification } from '@reefdesk/contracts/accounts/requests';
import { toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { ruleError } from '@reefdesk/contracts/schema/check';
import { Outbox } from '@reefdesk/mail/outbox';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { invalidFields } from '@reefdesk/service-kit/errors/field-errors';
import { type Account, Accounts } from '../accounts/accounts.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { PasswordByLink } from '../password-reset/password-by-link.ts';
import { sessionIdOf } from '../sessions/session-secret.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';
import { REGISTRATION_EMAIL } from './registration-email.ts';
import { VERIFICATION_EMAIL } from './verification-email.ts';

@Injectable()
export class VerificationService {
  constructor(
    private readonly signedIn: SignedInUsers,
    private readonly accounts: Accounts,
    private readonly attempts: AttemptsService,
    private readonly passwords: PasswordByLink,
    private readonly outbox: Outbox,
  ) {}

  /**
   * The link proves who owns the address, but not who registered. Without a session of this account, it sets a new password and ends all
   * sessions, and the result is true. Throws `invalid_or_expired_token`, `too_many_attempts` or `validation_failed`.
   */
  async verify(caller: Caller, { token, newPassword }: EmailVerification, address: string | undefined): Promise<boolean> {
    await this.attempts.beginVerification(address);
    const tokenHash = sessionIdOf(token);
    const account = tokenHash === undefined ? null : await this.accounts.findByLink('emailVerification', tokenHash);
    if (tokenHash === undefined || !account) throw new AppError('invalid_or_expired_token');
    if (await this.accounts.voidTaken(account)) {
      await this.outbox.put(REGISTRATION_EMAIL, account.email, account._id);
      throw new AppError('invalid_or_expired_token');
    }
    if ((await this.signedIn.find(caller))?.user._id === account._id) {
      if (!(await this.accounts.verify(account, tokenHash))) throw new AppError('invalid_or_expired_token');
      return false;
    }
    if (newPassword === undefined) throw invalidFields({ newPassword: toFieldError(ruleError('required'), 'New password') });
    await this.passwords.set('emailVerification', token, newPassword, address);
    await this.attempts.forgive(account.email, address);
    return true;
  }

  /** Throws `too_many_attempts`. */
  async askAgain({ _id, email, isPending }: Account): Promise<void> {
    const kind = isPending ? REGISTRATION_EMAIL : VERIFICATION_EMAIL;
    await this.attempts.beginEmail(kind, email);
    await this.outbox.put(kind, email, _id);
  }
}
