import { Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import { PASSWORD_CONSENT, type PasswordConsent } from '@reefdesk/contracts/accounts/requests';
import { TWO_STEP_CODE, type TwoStepCode } from '@reefdesk/contracts/accounts/second-step.requests';
import type { RecoveryCodesView, TwoStepSetupView, TwoStepView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { SignedIn } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Request } from 'express';
import { TwoStepService } from './two-step.service.ts';

@Controller('api/two-step')
@SignedIn()
export class TwoStepController {
  constructor(private readonly twoStep: TwoStepService) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async look(@CalledBy() caller: Caller): Promise<Success<TwoStepView>> {
    return success(await this.twoStep.look(caller));
  }

  @Post('setup')
  @HttpCode(200)
  @Header('Cache-Control', NO_STORE)
  async setUp(
    @Req() request: Request,
    @CalledBy() caller: Caller,
    @ReadBody(PASSWORD_CONSENT) { password }: PasswordConsent,
  ): Promise<Success<TwoStepSetupView>> {
    return success(await this.twoStep.setUp(caller, password, request.ip));
  }

  @Post('enable')
  @HttpCode(200)
  @Header('Cache-Control', NO_STORE)
  async enable(@CalledBy() caller: Caller, @ReadBody(TWO_STEP_CODE) { code }: TwoStepCode): Promise<Success<RecoveryCodesView>> {
    return success(await this.twoStep.enable(caller, code));
  }

  @Post('disable')
  @HttpCode(200)
  @Header('Cache-Control', NO_STORE)
  async disable(
    @Req() request: Request,
    @CalledBy() caller: Caller,
    @ReadBody(PASSWORD_CONSENT) { password }: PasswordConsent,
  ): Promise<Success<null>> {
    await this.twoStep.disable(caller, password, request.ip);
    return success(null, 'From now on the password alone is asked for');
  }
}
