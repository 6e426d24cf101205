import { Injectable } from '@nestjs/common';
import { Outbox } from '@reefdesk/mail/outbox';
import type { Holder } from '../accounts/holders.ts';
import { UsersRepository } from '../accounts/users.repository.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { DevicesService } from './devices.service.ts';

export const NEW_DEVICE_LETTER = 'new-device';

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
  async meet(holder: Holder, deviceSecret: string | undefined): Promise<void> {
    if (holder.isPending) return;
    const isFirst = holder.signedInBefore !== true && (await this.users.markSignedIn(holder._id));
    if (isFirst || (await this.isKnown(holder, deviceSecret))) return;
    if (await this.attempts.mayHaveLetter(NEW_DEVICE_LETTER, holder.email)) await this.outbox.put(NEW_DEVICE_LETTER, holder.email);
  }

  private async isKnown({ _id, email }: Holder, secret: string | undefined): Promise<boolean> {
    return ((await this.devices.find(secret, email)) ?? (await this.devices.find(secret, _id))) !== undefined;
  }
}
