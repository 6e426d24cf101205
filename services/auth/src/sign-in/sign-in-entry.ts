import { Injectable } from '@nestjs/common';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import type { Request, Response } from 'express';
import type { Account } from '../accounts/accounts.ts';
import { toUserView } from '../accounts/user.mapper.ts';
import { SignInJournal } from '../audit/sign-in-journal.ts';
import { clientOf } from '../sessions/session-client.ts';
import { readDeviceCookie } from './device-cookie.ts';
import { NewDevices } from './new-devices.ts';
import { readSessionCookie } from './session-cookie.ts';
import { SignInService } from './sign-in.service.ts';
import { SignInCookies } from './sign-in-cookies.ts';

/** Last step of every kind of sign-in: opens the session and sets the cookies. */
@Injectable()
export class SignInEntry {
  constructor(
    private readonly signIn: SignInService,
    private readonly cookies: SignInCookies,
    private readonly newDevices: NewDevices,
    private readonly journal: SignInJournal,
  ) {}

  /** `device` is the device cookie, for requests in which the browser does not send it. */
  async admit(
    request: Request,
    response: Response,
    account: Account,
    remembered: boolean,
    device = readDeviceCookie(request),
  ): Promise<UserView> {
    const secret = await this.signIn.open(account, remembered, readSessionCookie(request), clientOf(request));
    await this.journal.signedIn(account, request.ip);
    await this.newDevices.meet(account, device);
    await this.cookies.set(response, account, { secret, device }, remembered);
    return toUserView(account);
  }
}
