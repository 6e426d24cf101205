import { Injectable } from '@nestjs/common';
import type { EmailVerification } from '@reefdesk/contracts/accounts/requests';
import { fieldFault } from '@reefdesk/contracts/errors/field-errors';
import { fault } from '@reefdesk/contracts/schema/check';
import { Outbox } from '@reefdesk/mail/outbox';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { refusedFields } from '@reefdesk/service-kit/errors/refused-fields';
import { type Holder, Holders } from '../accounts/holders.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { PasswordByLink } from '../password-reset/password-by-link.ts';
import { sessionIdOf } from '../sessions/session-secret.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';
import { REGISTRATION_LETTER } from './registration-letter.ts';
import { VERIFICATION_LETTER } from './verification-letter.ts';

@Injectable()
export class VerificationService {
  constructor(
    private readonly signedIn: SignedInUsers,
    private readonly holders: Holders,
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
    const holder = tokenHash === undefined ? null : await this.holders.findByLink('emailVerification', tokenHash);
    if (tokenHash === undefined || !holder) throw new AppError('invalid_or_expired_token');
    if (await this.holders.voidTaken(holder)) {
      await this.outbox.put(REGISTRATION_LETTER, holder.email, holder._id);
      throw new AppError('invalid_or_expired_token');
    }
    if ((await this.signedIn.find(caller))?.user._id === holder._id) {
      if (!(await this.holders.verify(holder, tokenHash))) throw new AppError('invalid_or_expired_token');
      return false;
    }
    if (newPassword === undefined) throw refusedFields({ newPassword: fieldFault(fault('required'), 'New password') });
    await this.passwords.set('emailVerification', token, newPassword, address);
    await this.attempts.forgive(holder.email, address);
    return true;
  }

  /** Throws `too_many_attempts`. */
  async askAgain({ _id, email, isPending }: Holder): Promise<void> {
    const kind = isPending ? REGISTRATION_LETTER : VERIFICATION_LETTER;
    await this.attempts.beginLetter(kind, email);
    await this.outbox.put(kind, email, _id);
  }
}
