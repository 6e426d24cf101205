import { Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { SECOND_STEP, type SecondStep } from '@reefdesk/contracts/accounts/second-step.requests';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { readDeviceCookie } from '../devices/device-cookie.ts';
import { Entrance } from '../sign-in/entrance.ts';
import { SecondStepService } from './second-step.service.ts';

@Controller('api/login')
@Public()
export class SecondStepPublicController {
  constructor(
    private readonly secondStep: SecondStepService,
    private readonly entrance: Entrance,
  ) {}

  @Post('second-step')
  @HttpCode(200)
  @Header('Cache-Control', NO_STORE)
  async pass(
    @Req() request: Request,
    @ReadBody(SECOND_STEP) step: SecondStep,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView> {
    const { user, remembered } = await this.secondStep.pass(step, readDeviceCookie(request), request.ip);
    return this.entrance.admit(request, response, user, remembered);
  }
}
