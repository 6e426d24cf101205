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

/** "Forgot password?" (PPL-01): sends the email with the link, and handles the link. */
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

  /** Makes the same writes with and without an account, and over the email limit. Throws `too_many_attempts` only for the network. */
  async ask(email: string, address: string | undefined): Promise<void> {
    await this.attempts.beginForgotten(address);
    if (await this.attempts.mayHaveLetter(RESET_LETTER, email)) await this.outbox.put(RESET_LETTER, email);
    else await this.outbox.putNothing(RESET_LETTER);
  }

  /**
   * The write of the new hash uses the link up and ends all sessions, so only one of several parallel requests succeeds. Throws
   * `invalid_or_expired_token`, `too_many_attempts` for the client at `address`, or `validation_failed` for a password that is not allowed;
   * the link stays valid then.
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

  /** The address that the link was sent to; undefined if the link is invalid or used. */
  private async expectedFor(tokenHash: string): Promise<string | undefined> {
    const user = await this.users.findByReset(tokenHash, new Date());
    return user?.email ?? (await this.pending.findByLink('passwordReset', tokenHash))?._id;
  }

  /** The link verifies the address of a pending account too: it becomes an account with this password. */
  private async admit(tokenHash: string, passwordHash: string): Promise<Pick<UserDocument, '_id' | 'email' | 'role'> | null> {
    const account = await this.pending.useReset(tokenHash, passwordHash);
    return account && (await this.holders.admit(account)) ? { _id: account.userId, email: account._id, role: 'customer' } : null;
  }
}
