import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE_CODE } from '@reefdesk/contracts/languages';
import type { Registration } from '@reefdesk/contracts/requests/accounts.requests';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { emailTaken } from '../users/email-taken.ts';
import type { UserDocument } from '../users/user.schema.ts';
import { UsersRepository } from '../users/users.repository.ts';
import { UsersService } from '../users/users.service.ts';

/** New customers (OR-17). It does tell that an address is taken, so every try counts. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersService,
    private readonly repository: UsersRepository,
    private readonly attempts: AttemptsService,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Throws `email_taken`, or `too_many_attempts` for the client at `address`. */
  async register({ fullname, email, password, language }: Registration, address: string | undefined): Promise<UserDocument> {
    return this.hasher.withPlace(address, async () => {
      await this.attempts.beginRegistration(address);
      // Saves the hashing; of two at the same moment, the unique index lets one through.
      if (await this.repository.findByEmail(email)) throw emailTaken();
      return this.users.create({ fullname, email, password, role: 'customer', language: language ?? DEFAULT_LANGUAGE_CODE });
    });
  }
}
