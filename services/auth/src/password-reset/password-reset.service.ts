import { Injectable } from '@nestjs/common';
import type { PasswordReset } from '@reefdesk/contracts/requests/accounts.requests';
import { Outbox } from '@reefdesk/mail/outbox';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { SignInJournal } from '../audit/sign-in-journal.ts';
import { Holders } from '../holders/holders.ts';
import { PendingAccountsRepository } from '../holders/pending-accounts.repository.ts';
import { PasswordChoice } from '../passwords/password-choice.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { sessionIdOf } from '../sessions/session-secret.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import type { UserDocument } from '../users/user.schema.ts';
import { UsersRepository } from '../users/users.repository.ts';
import { RESET_LETTER } from './reset-letter.ts';

/** "Forgot password?" (PPL-01): a letter with a link, and what the link is for. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly users: UsersRepository,
    private readonly pending: PendingAccountsRepository,
    private readonly holders: Holders,
    private readonly sessions: SessionsService,
    private readonly attempts: AttemptsService,
    private readonly hasher: PasswordHasher,
    private readonly choice: PasswordChoice,
    private readonly outbox: Outbox,
    private readonly journal: SignInJournal,
  ) {}

  /** The same writes for an account, for none, and for one that had its letters; throws `too_many_attempts` for the network alone. */
  async ask(email: string, address: string | undefined): Promise<void> {
    await this.attempts.beginForgotten(address);
    if (await this.attempts.mayHaveLetter(RESET_LETTER, email)) await this.outbox.put(RESET_LETTER, email);
    else await this.outbox.putNothing(RESET_LETTER);
  }

  /**
   * The write of the new hash is what uses the link up and what ends all sessions, so of any number at once one works. Throws
   * `invalid_or_expired_token`, or `too_many_attempts` for the client at `address`; `validation_failed` for a password that nobody may
   * have, which leaves the link as it is.
   */
  async reset({ token, newPassword }: PasswordReset, address: string | undefined): Promise<void> {
    return this.hasher.withPlace(address, async () => {
      await this.attempts.beginReset(address);
      const tokenHash = sessionIdOf(token);
      const email = tokenHash === undefined ? undefined : await this.expectedFor(tokenHash);
      if (tokenHash === undefined || email === undefined) throw new AppError('invalid_or_expired_token');
      await this.choice.check(newPassword, email, 'newPassword');
      const passwordHash = await this.hasher.hash(newPassword);
      const user = (await this.users.useReset(tokenHash, new Date(), passwordHash)) ?? (await this.admit(tokenHash, passwordHash));
      if (!user) throw new AppError('invalid_or_expired_token');
      await this.journal.passwordReset(user, address);
      await this.sessions.endAllOf(user._id);
      await this.attempts.forgive(user.email, address);
    });
  }

  /** The address that the link went to; undefined when it is none, or none any more. */
  private async expectedFor(tokenHash: string): Promise<string | undefined> {
    const user = await this.users.findByReset(tokenHash, new Date());
    return user?.email ?? (await this.pending.findByLink('passwordReset', tokenHash))?._id;
  }

  /** Who reads the letters of a pending account's address has verified it as well: it becomes an account, with this password. */
  private async admit(tokenHash: string, passwordHash: string): Promise<Pick<UserDocument, '_id' | 'email' | 'role'> | null> {
    const account = await this.pending.useReset(tokenHash, passwordHash);
    return account && (await this.holders.admit(account)) ? { _id: account.userId, email: account._id, role: 'customer' } : null;
  }
}
