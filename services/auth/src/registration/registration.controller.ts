import { Controller, Req, Res } from '@nestjs/common';
import { accounts } from '@reefdesk/contracts/accounts/endpoints';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request, Response } from 'express';
import { toUserView } from '../accounts/user.mapper.ts';
import { clientOf } from '../sessions/session-client.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { readDeviceCookie } from '../sign-in/device-cookie.ts';
import { clearSessionCookie, readSessionCookie } from '../sign-in/session-cookie.ts';
import { SignInService } from '../sign-in/sign-in.service.ts';
import { SignInCookies } from '../sign-in/sign-in-cookies.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';
import { RegistrationService } from './registration.service.ts';
import { VerificationService } from './verification.service.ts';

@Controller()
export class VerificationController {
  constructor(
    private readonly verification: VerificationService,
    private readonly signedIn: SignedInUsers,
  ) {}

  @Endpoint(accounts.resendVerification)
  async resend(@CalledBy() caller: Caller): Promise<Success<null>> {
    const { user } = await this.signedIn.require(caller);
    await this.verification.askAgain(user);
    return success(null, 'Unless your address is verified already, a letter is on its way');
  }
}

@Controller()
export class VerificationPublicController {
  constructor(
    private readonly verification: VerificationService,
    private readonly sessions: SessionsService,
  ) {}

  @Endpoint(accounts.verifyEmail)
  async verify(
    { body }: Input<typeof accounts.verifyEmail>,
    @Req() request: Request,
    @CalledBy() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<null>> {
    if (await this.verification.verify(caller, body, request.ip)) {
      // The browser's earlier session ends, even if it was another user's.
      await this.sessions.endBySecret(readSessionCookie(request));
      clearSessionCookie(response);
    }
    return success(null, 'Your address is verified');
  }
}

@Controller()
export class RegistrationPublicController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly signIn: SignInService,
    private readonly cookies: SignInCookies,
  ) {}

  @Endpoint(accounts.register)
  async register(
    { body }: Input<typeof accounts.register>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView> {
    const account = await this.registration.register(body, request.ip);
    const secret = await this.signIn.openFirst(account, readSessionCookie(request), clientOf(request));
    await this.cookies.set(response, account, { secret, device: readDeviceCookie(request) }, false);
    return toUserView(account);
  }
}
