import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Registration } from '@reefdesk/contracts/accounts/requests';
import { DEFAULT_LANGUAGE_CODE } from '@reefdesk/contracts/languages';
import { Outbox } from '@reefdesk/mail/outbox';
import { type Account, accountOf } from '../accounts/accounts.ts';
import { PENDING_LIFE_MS } from '../accounts/pending-account.schema.ts';
import { PendingAccountsRepository } from '../accounts/pending-accounts.repository.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { PasswordChoice } from '../passwords/password-choice.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { REGISTRATION_EMAIL } from './registration-email.ts';

/** Every registration gets the same response; only the owner of the address gets an email (OR-17, PPL-02). */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly pending: PendingAccountsRepository,
    private readonly attempts: AttemptsService,
    private readonly hasher: PasswordHasher,
    private readonly choice: PasswordChoice,
    private readonly outbox: Outbox,
  ) {}

  /** Does not look up existing accounts, so the response time reveals nothing. Throws `too_many_attempts` or `validation_failed`. */
  async register({ fullname, email, password, language }: Registration, address: string | undefined): Promise<Account> {
    await this.choice.check(password, email, 'password');
    return this.hasher.withPlace(address, async () => {
      await this.attempts.beginRegistration(address);
      const passwordHash = await this.hasher.hash(password);
      const createdAt = new Date();
      const account = {
        _id: randomUUID(),
        email,
        fullname,
        passwordHash,
        language: language ?? DEFAULT_LANGUAGE_CODE,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + PENDING_LIFE_MS),
      };
      await this.pending.insert(account);
      if (await this.attempts.mayHaveEmail(REGISTRATION_EMAIL, email)) await this.outbox.put(REGISTRATION_EMAIL, email, account._id);
      else await this.outbox.putNothing(REGISTRATION_EMAIL);
      return accountOf(account);
    });
  }
}
