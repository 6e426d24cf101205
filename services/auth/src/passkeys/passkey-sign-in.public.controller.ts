import { Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  PASSKEY_QUESTION,
  PASSKEY_SIGN_IN,
  type PasskeyQuestion,
  type PasskeySignIn,
} from '@reefdesk/contracts/accounts/second-step.requests';
import type { PasskeyQuestionView, UserView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { Entrance } from '../sign-in/entrance.ts';
import { PasskeySignInService } from './passkey-sign-in.service.ts';

@Controller('api/login/passkey')
@Public()
export class PasskeySignInPublicController {
  constructor(
    private readonly signIn: PasskeySignInService,
    private readonly entrance: Entrance,
  ) {}

  @Post('options')
  @HttpCode(200)
  @Header('Cache-Control', NO_STORE)
  async begin(@Req() request: Request, @ReadBody(PASSKEY_QUESTION) { challenge }: PasskeyQuestion): Promise<Success<PasskeyQuestionView>> {
    return success(await this.signIn.begin(challenge, request.ip));
  }

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', NO_STORE)
  async finish(
    @Req() request: Request,
    @ReadBody(PASSKEY_SIGN_IN) { passkey, remember = false }: PasskeySignIn,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView> {
    const user = await this.signIn.finish(passkey, request.ip);
    return this.entrance.admit(request, response, user, remember);
  }
}
