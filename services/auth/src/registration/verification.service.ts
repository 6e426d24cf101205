import { Injectable } from '@nestjs/common';
import { Outbox } from '@reefdesk/mail/outbox';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { AttemptsService } from '../attempts/attempts.service.ts';
import type { Holder } from '../holders/holders.ts';
import { sessionIdOf } from '../sessions/session-secret.ts';
import { UsersRepository } from '../users/users.repository.ts';
import { RegistrationService } from './registration.service.ts';
import { REGISTRATION_LETTER } from './registration-letter.ts';
import { VERIFICATION_LETTER } from './verification-letter.ts';

/** Whose an address is shows who opens the link of a letter to it (PPL-02). */
@Injectable()
export class VerificationService {
  constructor(
    private readonly registration: RegistrationService,
    private readonly users: UsersRepository,
    private readonly attempts: AttemptsService,
    private readonly outbox: Outbox,
  ) {}

  /** Throws `invalid_or_expired_token`, or `too_many_attempts` for the client at `address`. */
  async verify(token: string, address: string | undefined): Promise<void> {
    await this.attempts.beginVerification(address);
    const tokenHash = sessionIdOf(token);
    const known =
      tokenHash !== undefined &&
      ((await this.registration.complete(tokenHash)) || (await this.users.useVerification(tokenHash, new Date())));
    if (!known) throw new AppError('invalid_or_expired_token');
  }

  /** Who has an account that does without so far gets a letter to verify it, and who waits for one the letter of a registration. */
  async askAgain({ email, isPending }: Holder): Promise<void> {
    const kind = isPending ? REGISTRATION_LETTER : VERIFICATION_LETTER;
    await this.attempts.beginLetter(kind, email);
    await this.outbox.put(kind, email);
  }
}
