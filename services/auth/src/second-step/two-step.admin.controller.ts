import { Controller, Delete, Header, Param, Put } from '@nestjs/common';
import { TWO_STEP_DEMAND, type TwoStepDemand } from '@reefdesk/contracts/accounts/second-step.requests';
import { type Success, success } from '@reefdesk/contracts/envelope';
import type { PersonView } from '@reefdesk/contracts/people/endpoints';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { ActingOwner } from '../staff/acting-owner.ts';
import { toPersonView } from '../staff/person.mapper.ts';
import { StaffTwoStep } from './staff-two-step.ts';

@Controller('api/two-step')
@RequireRole('admin')
export class TwoStepAdminController {
  constructor(
    private readonly twoStep: StaffTwoStep,
    private readonly owner: ActingOwner,
  ) {}

  @Put('demand')
  @Header('Cache-Control', NO_STORE)
  async demand(@ReadBody(TWO_STEP_DEMAND) { demanded }: TwoStepDemand): Promise<Success<null>> {
    await this.twoStep.demand(demanded);
    return success(null, demanded ? 'Staff are asked for a second step' : 'Staff decide for themselves');
  }

  @Delete(':id')
  @Header('Cache-Control', NO_STORE)
  async remove(@Param('id') id: string, @CalledBy() caller: Caller): Promise<Success<PersonView>> {
    const owner = await this.owner.of(caller);
    return success(toPersonView(await this.twoStep.remove(id, owner._id)), 'The second step is removed');
  }
}
