import { Controller, Header, Put } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { TWO_STEP_DEMAND, type TwoStepDemand } from '@reefdesk/contracts/requests/second-step.requests';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { TwoStepDemands } from './two-step-demands.ts';

@Controller('api/two-step')
@RequireRole('admin')
export class TwoStepAdminController {
  constructor(private readonly demands: TwoStepDemands) {}

  @Put('demand')
  @Header('Cache-Control', NO_STORE)
  async demand(@ReadBody(TWO_STEP_DEMAND) { demanded }: TwoStepDemand): Promise<Success<null>> {
    await this.demands.set(demanded);
    return success(null, demanded ? 'Staff are asked for a second step' : 'Staff decide for themselves');
  }
}
