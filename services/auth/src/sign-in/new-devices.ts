import { Injectable } from '@nestjs/common';
import { Outbox } from '@reefdesk/mail/outbox';
import type { Account } from '../accounts/accounts.ts';
import { UsersRepository } from '../accounts/users.repository.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { DevicesService } from './devices.service.ts';

export const NEW_DEVICE_EMAIL = 'new-device';

/** Sends an email after a sign-in from a new device (PPL-07). */
@Injectable()
export class NewDevices {
  constructor(
    private readonly users: UsersRepository,
    private readonly devices: DevicesService,
    private readonly attempts: AttemptsService,
    private readonly outbox: Outbox,
  ) {}

  /** Must be called before the cookies are set. Sends nothing for the first sign-in of an account, or in the browser that registered it. */
  async meet(account: Account, deviceSecret: string | undefined): Promise<void> {
    if (account.isPending) return;
    const isFirst = account.signedInBefore !== true && (await this.users.markSignedIn(account._id));
    if (isFirst || (await this.isKnown(account, deviceSecret))) return;
    if (await this.attempts.mayHaveEmail(NEW_DEVICE_EMAIL, account.email)) await this.outbox.put(NEW_DEVICE_EMAIL, account.email);
  }

  private async isKnown({ _id, email }: Account, secret: string | undefined): Promise<boolean> {
    return ((await this.devices.find(secret, email)) ?? (await this.devices.find(secret, _id))) !== undefined;
  }
}
