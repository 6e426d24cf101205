import { Injectable } from '@nestjs/common';
import type { PasswordReset } from '@reefdesk/contracts/accounts/requests';
import { Outbox } from '@reefdesk/mail/outbox';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { PasswordByLink } from './password-by-link.ts';
import { RESET_EMAIL } from './reset-email.ts';

@Injectable()
export class PasswordResetService {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly outbox: Outbox,
    private readonly passwords: PasswordByLink,
  ) {}

  /** Makes the same writes with and without an account, and over the email limit. Throws `too_many_attempts` for the network only. */
  async ask(email: string, address: string | undefined): Promise<void> {
    await this.attempts.beginForgotten(address);
    if (await this.attempts.mayHaveEmail(RESET_EMAIL, email)) await this.outbox.put(RESET_EMAIL, email);
    else await this.outbox.putNothing(RESET_EMAIL);
  }

  /** Throws `too_many_attempts`, and the errors of {@link PasswordByLink.set}. */
  async reset({ token, newPassword }: PasswordReset, address: string | undefined): Promise<void> {
    await this.attempts.beginReset(address);
    const { email } = await this.passwords.set('passwordReset', token, newPassword, address);
    await this.attempts.forgive(email, address);
  }
}
