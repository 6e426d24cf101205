import { Controller, Req, Res } from '@nestjs/common';
import { passkeys } from '@reefdesk/contracts/accounts/own-account.endpoints';
import type { PasskeyQuestionView, UserView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request, Response } from 'express';
import { SignInEntry } from '../sign-in/sign-in-entry.ts';
import { PasskeySignInService } from './passkey-sign-in.service.ts';

@Controller()
export class PasskeySignInPublicController {
  constructor(
    private readonly signIn: PasskeySignInService,
    private readonly signInEntry: SignInEntry,
  ) {}

  @Endpoint(passkeys.signInOptions)
  async begin(
    { body: { challenge } }: Input<typeof passkeys.signInOptions>,
    @Req() request: Request,
  ): Promise<Success<PasskeyQuestionView>> {
    return success(await this.signIn.begin(challenge, request.ip));
  }

  @Endpoint(passkeys.signIn)
  async finish(
    { body: { passkey, remember = false } }: Input<typeof passkeys.signIn>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView> {
    const user = await this.signIn.finish(passkey, request.ip);
    return this.signInEntry.admit(request, response, user, remember);
  }
}
