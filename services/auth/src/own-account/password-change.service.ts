import { Injectable } from '@nestjs/common';
import type { PasswordChange } from '@reefdesk/contracts/accounts/requests';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { Holders } from '../accounts/holders.ts';
import { AccountNotices } from '../attempts/account-notices.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { incorrectPassword } from '../passwords/incorrect-password.ts';
import { PasswordChoice } from '../passwords/password-choice.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { epochOf } from '../sessions/session-epoch.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';

/** The session that the user continues with. */
export interface RotatedSession {
  /** New value of the session cookie. */
  secret: string;
  remembered: boolean;
}

/** Changes one's own password, with the current one (OR-39). */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly signedIn: SignedInUsers,
    private readonly holders: Holders,
    private readonly sessions: SessionsService,
    private readonly attempts: AttemptsService,
    private readonly hasher: PasswordHasher,
    private readonly choice: PasswordChoice,
    private readonly notices: AccountNotices,
  ) {}

  /** The write of the new hash ends all sessions. The new session and the removal of the old ones come after it. */
  async change(caller: Caller, { userId, currentPassword, newPassword }: PasswordChange, address?: string): Promise<RotatedSession> {
    const { session, user } = await this.signedIn.require(caller);
    if (userId !== user._id) throw new AppError('forbidden');
    await this.choice.check(newPassword, user.email, 'newPassword');
    return this.hasher.withPlace(address, async () => {
      await this.attempts.beginPasswordCheck(session._id);
      const { passwordHash } = user;
      if (passwordHash === undefined || !(await this.hasher.matches(passwordHash, currentPassword)))
        throw incorrectPassword('currentPassword');
      const changed = await this.holders.replacePasswordHash(userId, passwordHash, await this.hasher.hash(newPassword));
      // A parallel change was faster, so the given password is no longer the current one.
      if (!changed) throw incorrectPassword('currentPassword');
      await this.notices.tell('password-changed', user);
      const { remembered, client } = session;
      const secret = await this.sessions.open({ userId, epoch: epochOf(changed), remembered, client });
      await this.sessions.endOthersOf(userId, secret);
      return { secret, remembered };
    });
  }
}
