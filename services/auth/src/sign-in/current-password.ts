import { Injectable } from '@nestjs/common';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { incorrectPassword } from '../passwords/incorrect-password.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import type { SignedInUser } from './signed-in-users.ts';

/** Confirms changes that a session alone does not allow. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Throws `current_password_incorrect`, at the field `password`, or `too_many_attempts`. */
  require({ session, user }: SignedInUser, password: string, address: string | undefined): Promise<void> {
    return this.hasher.withPlace(address, async () => {
      await this.attempts.beginPasswordCheck(session._id);
      if (!(await this.hasher.matches(user.passwordHash, password))) throw incorrectPassword('password');
      await this.attempts.passPasswordCheck(session._id);
    });
  }
}
