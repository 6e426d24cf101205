import { Controller, Req, Res } from '@nestjs/common';
import { ownAccount } from '@reefdesk/contracts/accounts/own-account.endpoints';
import type { RecoveryCodesView, TwoStepSetupView, TwoStepView, UserView } from '@reefdesk/contracts/accounts/views';
import { type PersonView, people } from '@reefdesk/contracts/people/endpoints';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request, Response } from 'express';
import { readDeviceCookie } from '../sign-in/device-cookie.ts';
import { SignInEntry } from '../sign-in/sign-in-entry.ts';
import { ActingOwner } from '../staff/acting-owner.ts';
import { toPersonView } from '../staff/person.mapper.ts';
import { SecondStepService } from './second-step.service.ts';
import { StaffTwoStep } from './staff-two-step.ts';
import { TwoStepService } from './two-step.service.ts';
import { TwoStepEnabling, TwoStepSetup } from './two-step-setup.ts';

@Controller()
export class TwoStepAdminController {
  constructor(
    private readonly twoStep: StaffTwoStep,
    private readonly owner: ActingOwner,
  ) {}

  @Endpoint(ownAccount.demandTwoStep)
  async demand({ body: { demanded } }: Input<typeof ownAccount.demandTwoStep>): Promise<Success<null>> {
    await this.twoStep.demand(demanded);
    return success(null, demanded ? 'Staff are asked for a second step' : 'Staff decide for themselves');
  }

  @Endpoint(people.removeTwoStep)
  async remove({ id }: Input<typeof people.removeTwoStep>, @CalledBy() caller: Caller): Promise<Success<PersonView>> {
    const owner = await this.owner.of(caller);
    return success(toPersonView(await this.twoStep.remove(id, owner._id)), 'The second step is removed');
  }
}

@Controller()
export class SecondStepPublicController {
  constructor(
    private readonly secondStep: SecondStepService,
    private readonly signInEntry: SignInEntry,
  ) {}

  @Endpoint(ownAccount.secondStep)
  async pass(
    { body }: Input<typeof ownAccount.secondStep>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView> {
    const { user, remembered } = await this.secondStep.pass(body, readDeviceCookie(request), request.ip);
    return this.signInEntry.admit(request, response, user, remembered);
  }
}

@Controller()
export class TwoStepController {
  constructor(
    private readonly twoStep: TwoStepService,
    private readonly setup: TwoStepSetup,
    private readonly enabling: TwoStepEnabling,
  ) {}

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
    return success(await this.setup.begin(caller, password, request.ip));
  }

  @Endpoint(ownAccount.enableTwoStep)
  async enable(
    { body: { code } }: Input<typeof ownAccount.enableTwoStep>,
    @CalledBy() caller: Caller,
  ): Promise<Success<RecoveryCodesView>> {
    return success(await this.enabling.enable(caller, code));
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
