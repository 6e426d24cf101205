import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '@reefdesk/contracts/schema/email';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { type Account, Accounts } from '../accounts/accounts.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { SignInJournal } from '../audit/sign-in-journal.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { DevicesService } from './devices.service.ts';

export interface Credentials {
  email: string;
  password: string;
  address: string | undefined;
  deviceSecret?: string | undefined;
}

@Injectable()
export class CredentialsCheck {
  constructor(
    private readonly accounts: Accounts,
    private readonly attempts: AttemptsService,
    private readonly hasher: PasswordHasher,
    private readonly devices: DevicesService,
    private readonly journal: SignInJournal,
  ) {}

  /** Wrong passwords, unknown and disabled accounts cost the same work: a pending registration or a random hash is compared as well. */
  async check({ email: typed, password, address, deviceSecret }: Credentials): Promise<Account> {
    const email = normaliseEmail(typed);
    return this.hasher.withPlace(address, async () => {
      const device = await this.devices.find(deviceSecret, email);
      const attempt = await this.attempts.begin({ email, address, device });
      const { account, pending } = await this.accounts.findByEmail(email);
      const opensAccount = await this.hasher.matches(account?.passwordHash, password);
      if (account?.status === 'active' && opensAccount) {
        await this.attempts.succeeded(attempt);
        return account;
      }
      const opensPending = await this.hasher.matches(pending?.passwordHash, password);
      if (!pending || !opensPending) {
        await this.attempts.failed(attempt);
        await this.journal.failed(email, account, address);
        throw new AppError('invalid_credentials');
      }
      await this.attempts.passed(attempt);
      return pending;
    });
  }
}
