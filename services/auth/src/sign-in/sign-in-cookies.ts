import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { readDeviceCookie, setDeviceCookie } from '../devices/device-cookie.ts';
import { DevicesService } from '../devices/devices.service.ts';
import type { Holder } from '../holders/holders.ts';
import { setSessionCookie } from './session-cookie.ts';

/** What a browser keeps of who signed in. */
@Injectable()
export class SignInCookies {
  constructor(private readonly devices: DevicesService) {}

  /** `secret` is of the session. Who only waits for an address makes no device known to whose account it may be. */
  async set(response: Response, holder: Holder, secret: string, remembered: boolean): Promise<void> {
    setSessionCookie(response, secret, remembered);
    const known = await this.devices.remember(readDeviceCookie(response.req), holder.isPending ? holder._id : holder.email);
    setDeviceCookie(response, known, remembered);
  }
}
