import { Injectable } from '@nestjs/common';
import type { PasswordChange } from '@reefdesk/contracts/accounts/requests';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { Accounts } from '../accounts/accounts.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { AfterPasswordChange, type RotatedSession } from '../password-reset/after-password-change.ts';
import { incorrectPassword } from '../passwords/incorrect-password.ts';
import { PasswordChoice } from '../passwords/password-choice.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import type { SignedInUser } from '../sign-in/signed-in-users.ts';

@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly accounts: Accounts,
    private readonly attempts: AttemptsService,
    private readonly hasher: PasswordHasher,
    private readonly choice: PasswordChoice,
    private readonly after: AfterPasswordChange,
  ) {}

  /** The write of the new hash ends all sessions, so the new session is opened after it. */
  async change(
    { session, user }: SignedInUser,
    { userId, currentPassword, newPassword }: PasswordChange,
    address: string | undefined,
  ): Promise<RotatedSession> {
    if (userId !== user._id) throw new AppError('forbidden');
    await this.choice.check(newPassword, user.email, 'newPassword');
    return this.hasher.withPlace(address, async () => {
      await this.attempts.beginPasswordCheck(session._id);
      const { passwordHash } = user;
      if (passwordHash === undefined || !(await this.hasher.matches(passwordHash, currentPassword)))
        throw incorrectPassword('currentPassword');
      const changed = await this.accounts.replacePasswordHash(userId, passwordHash, await this.hasher.hash(newPassword));
      // A parallel change was faster, so the given password is no longer the current one.
      if (!changed) throw incorrectPassword('currentPassword');
      return this.after.rotate(session, user, changed);
    });
  }
}
