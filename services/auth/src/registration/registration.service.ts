import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE_CODE } from '@reefdesk/contracts/languages';
import type { Registration } from '@reefdesk/contracts/requests/accounts.requests';
import { Outbox } from '@reefdesk/mail/outbox';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { UsersRepository } from '../users/users.repository.ts';
import { REGISTRATION_LETTER } from './registration-letter.ts';
import { RegistrationsRepository } from './registrations.repository.ts';
import { LINK_LIFE_MS } from './verification.words.ts';

/** New customers (OR-17, PPL-02): whoever asks gets the same answer, and whoever has the address a letter. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly users: UsersRepository,
    private readonly attempts: AttemptsService,
    private readonly hasher: PasswordHasher,
    private readonly outbox: Outbox,
  ) {}

  /**
   * The same work and the same writes whether the address has an account or not: that is not even looked at here. Throws
   * `too_many_attempts` for the network alone.
   */
  async ask({ fullname, email, password, language }: Registration, address: string | undefined): Promise<void> {
    return this.hasher.withPlace(address, async () => {
      await this.attempts.beginRegistration(address);
      const passwordHash = await this.hasher.hash(password);
      // A link that somebody has in their letter goes on making the account that it was sent for.
      if (!(await this.attempts.mayHaveLetter(REGISTRATION_LETTER, email))) return this.outbox.putNothing(REGISTRATION_LETTER);
      await this.registrations.keep({
        _id: email,
        userId: randomUUID(),
        fullname,
        passwordHash,
        language: language ?? DEFAULT_LANGUAGE_CODE,
        expiresAt: new Date(Date.now() + LINK_LIFE_MS),
      });
      await this.outbox.put(REGISTRATION_LETTER, email);
    });
  }

  /**
   * Makes the account that the link was sent for; false when it is none, or none any more. The account comes first and the
   * registration goes after: one that was cut off between the two is done again by the same link.
   */
  async complete(tokenHash: string): Promise<boolean> {
    const now = new Date();
    const registration = await this.registrations.findByLink(tokenHash, now);
    if (!registration) return false;
    const { _id: email, userId, fullname, passwordHash, language } = registration;
    const made = await this.users.insertOnce({
      _id: userId,
      fullname,
      name: fullname,
      email,
      emailVerified: true,
      passwordHash,
      role: 'customer',
      status: 'active',
      language,
      createdAt: now,
      version: 1,
    });
    await this.registrations.remove(registration);
    return made;
  }
}
