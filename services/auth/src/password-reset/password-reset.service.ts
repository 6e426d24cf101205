import { Injectable } from '@nestjs/common';
import type { PasswordReset } from '@reefdesk/contracts/requests/accounts.requests';
import { Outbox } from '@reefdesk/mail/outbox';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { sessionIdOf } from '../sessions/session-secret.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { UsersRepository } from '../users/users.repository.ts';
import { RESET_LETTER } from './reset-letter.ts';

/** "Forgot password?" (PPL-01): a letter with a link, and what the link is for. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly attempts: AttemptsService,
    private readonly hasher: PasswordHasher,
    private readonly outbox: Outbox,
  ) {}

  /** The same writes for an account, for none, and for one that had its letters; throws `too_many_attempts` for the network alone. */
  async ask(email: string, address: string | undefined): Promise<void> {
    await this.attempts.beginForgotten(address);
    if (await this.attempts.mayHaveLetter(RESET_LETTER, email)) await this.outbox.put(RESET_LETTER, email);
    else await this.outbox.putNothing(RESET_LETTER);
  }

  /**
   * The write of the new hash is what uses the link up and what ends all sessions, so of any number at once one works. Throws
   * `invalid_or_expired_token`, or `too_many_attempts` for the client at `address`.
   */
  async reset({ token, newPassword }: PasswordReset, address: string | undefined): Promise<void> {
    return this.hasher.withPlace(address, async () => {
      await this.attempts.beginReset(address);
      const tokenHash = sessionIdOf(token);
      if (tokenHash === undefined || !(await this.users.expectsReset(tokenHash, new Date())))
        throw new AppError('invalid_or_expired_token');
      const passwordHash = await this.hasher.hash(newPassword);
      const user = await this.users.useReset(tokenHash, new Date(), passwordHash);
      if (!user) throw new AppError('invalid_or_expired_token');
      await this.sessions.endAllOf(user._id);
      await this.attempts.forgive(user.email, address);
    });
  }
}
