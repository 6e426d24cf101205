import { Controller, Req, Res } from '@nestjs/common';
import { passkeys } from '@reefdesk/contracts/accounts/own-account.endpoints';
import type { PasskeyQuestionView, UserView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request, Response } from 'express';
import { Entrance } from '../sign-in/entrance.ts';
import { PasskeySignInService } from './passkey-sign-in.service.ts';

@Controller()
export class PasskeySignInPublicController {
  constructor(
    private readonly signIn: PasskeySignInService,
    private readonly entrance: Entrance,
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
    return this.entrance.admit(request, response, user, remember);
  }
}
