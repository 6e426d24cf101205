import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Account } from '../accounts/accounts.ts';
import { setDeviceCookie } from './device-cookie.ts';
import { DevicesService } from './devices.service.ts';
import { setSessionCookie } from './session-cookie.ts';

export interface BrowserSecrets {
  secret: string;
  device: string | undefined;
}

@Injectable()
export class SignInCookies {
  constructor(private readonly devices: DevicesService) {}

  /** For a pending account, the device is stored under the account id only, because the address may belong to another user. */
  async set(response: Response, account: Account, { secret, device }: BrowserSecrets, remembered: boolean): Promise<void> {
    setSessionCookie(response, secret, remembered);
    const known = await this.devices.remember(device, account.isPending ? account._id : account.email);
    setDeviceCookie(response, known, remembered);
  }
}
