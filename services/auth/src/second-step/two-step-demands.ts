import { Inject, Injectable } from '@nestjs/common';
import { RightsChanged } from '@reefdesk/contracts/messages/auth.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { AccountRulesRepository } from '../staff/account-rules.repository.ts';
import { StaffRepository } from '../staff/staff.repository.ts';

/** Owners decide whether staff need a second step (PPL-08). */
@Injectable()
export class TwoStepDemands {
  constructor(
    private readonly rules: AccountRulesRepository,
    private readonly staff: StaffRepository,
    @Inject(MessageBus) private readonly bus: Pick<MessageBus, 'publish'>,
  ) {}

  /** Gateways forget the rights of all staff, so that it counts at once. */
  async set(demanded: boolean): Promise<void> {
    await this.rules.demandTwoStep(demanded);
    for (const userId of await this.staff.listIds()) this.bus.publish(RightsChanged, { userId });
  }
}
