import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { setDeviceCookie } from '../devices/device-cookie.ts';
import { DevicesService } from '../devices/devices.service.ts';
import type { Holder } from '../holders/holders.ts';
import { setSessionCookie } from './session-cookie.ts';

export interface BrowserSecrets {
  secret: string;
  device: string | undefined;
}

/** What a browser keeps of who signed in. */
@Injectable()
export class SignInCookies {
  constructor(private readonly devices: DevicesService) {}

  /** `secret` is of the session, `device` what the browser had. Who only waits for an address makes no device known to whose account it may be. */
  async set(response: Response, holder: Holder, { secret, device }: BrowserSecrets, remembered: boolean): Promise<void> {
    setSessionCookie(response, secret, remembered);
    const known = await this.devices.remember(device, holder.isPending ? holder._id : holder.email);
    setDeviceCookie(response, known, remembered);
  }
}
