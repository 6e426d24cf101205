import { Controller } from '@nestjs/common';
import { ownAccount } from '@reefdesk/contracts/accounts/own-account.endpoints';
import { type PersonView, people } from '@reefdesk/contracts/people/endpoints';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { ActingOwner } from '../staff/acting-owner.ts';
import { toPersonView } from '../staff/person.mapper.ts';
import { StaffTwoStep } from './staff-two-step.ts';

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
