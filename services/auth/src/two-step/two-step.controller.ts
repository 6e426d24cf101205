import { Controller, Req } from '@nestjs/common';
import { ownAccount } from '@reefdesk/contracts/accounts/own-account.endpoints';
import type { RecoveryCodesView, TwoStepSetupView, TwoStepView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request } from 'express';
import { TwoStepService } from './two-step.service.ts';

@Controller()
export class TwoStepController {
  constructor(private readonly twoStep: TwoStepService) {}

  @Endpoint(ownAccount.twoStep)
  async look(@CalledBy() caller: Caller): Promise<Success<TwoStepView>> {
    return success(await this.twoStep.look(caller));
  }

  @Endpoint(ownAccount.setUpTwoStep)
  async setUp(
    { body: { password } }: Input<typeof ownAccount.setUpTwoStep>,
    @Req() request: Request,
    @CalledBy() caller: Caller,
  ): Promise<Success<TwoStepSetupView>> {
    return success(await this.twoStep.setUp(caller, password, request.ip));
  }

  @Endpoint(ownAccount.enableTwoStep)
  async enable(
    { body: { code } }: Input<typeof ownAccount.enableTwoStep>,
    @CalledBy() caller: Caller,
  ): Promise<Success<RecoveryCodesView>> {
    return success(await this.twoStep.enable(caller, code));
  }

  @Endpoint(ownAccount.disableTwoStep)
  async disable(
    { body: { password } }: Input<typeof ownAccount.disableTwoStep>,
    @Req() request: Request,
    @CalledBy() caller: Caller,
  ): Promise<Success<null>> {
    await this.twoStep.disable(caller, password, request.ip);
    return success(null, 'From now on the password alone is asked for');
  }
}
