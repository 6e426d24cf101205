import { Controller, Req, Res } from '@nestjs/common';
import { ownAccount } from '@reefdesk/contracts/accounts/own-account.endpoints';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request, Response } from 'express';
import { readDeviceCookie } from '../sign-in/device-cookie.ts';
import { Entrance } from '../sign-in/entrance.ts';
import { SecondStepService } from './second-step.service.ts';

@Controller()
export class SecondStepPublicController {
  constructor(
    private readonly secondStep: SecondStepService,
    private readonly entrance: Entrance,
  ) {}

  @Endpoint(ownAccount.secondStep)
  async pass(
    { body }: Input<typeof ownAccount.secondStep>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView> {
    const { user, remembered } = await this.secondStep.pass(body, readDeviceCookie(request), request.ip);
    return this.entrance.admit(request, response, user, remembered);
  }
}
