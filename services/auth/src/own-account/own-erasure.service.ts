import { Injectable } from '@nestjs/common';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { incorrectPassword } from '../passwords/incorrect-password.ts';
import { CurrentPassword } from '../sign-in/current-password.ts';
import { DevicesService } from '../sign-in/devices.service.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';
import { ErasureService } from './erasure.service.ts';

export interface ErasingBrowser {
  address: string | undefined;
  deviceSecret: string | undefined;
}

@Injectable()
export class OwnErasureService {
  constructor(
    private readonly signedIn: SignedInUsers,
    private readonly password: CurrentPassword,
    private readonly erasures: ErasureService,
    private readonly devices: DevicesService,
  ) {}

  /** Throws `current_password_incorrect`, `too_many_attempts`, and `forbidden` for staff. */
  async erase(caller: Caller, password: string, { address, deviceSecret }: ErasingBrowser): Promise<void> {
    const signedIn = await this.signedIn.require(caller);
    const { user } = signedIn;
    // The token may be older than the user's promotion to staff.
    if (user.role !== 'customer' || user.passwordHash === undefined) throw new AppError('forbidden');
    await this.password.require(signedIn, password, address);
    const { _id, email, emailVerified = false, passwordHash } = user;
    const erasure = await this.erasures.begin({ _id, email, isVerified: emailVerified, passwordHash });
    if (!erasure) throw incorrectPassword('password');
    await this.devices.forget(deviceSecret, user.isPending ? _id : email);
    await this.erasures.finishOrWait(erasure);
  }
}
