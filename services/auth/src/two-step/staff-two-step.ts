import { Inject, Injectable } from '@nestjs/common';
import { RightsChanged } from '@reefdesk/contracts/messages/auth.messages';
import { noteAudited } from '@reefdesk/service-kit/audit/trail';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import type { UserDocument } from '../accounts/user.schema.ts';
import { AccountNotices } from '../attempts/account-notices.ts';
import { AccountRulesRepository } from '../staff/account-rules.repository.ts';
import { StaffRepository } from '../staff/staff.repository.ts';

@Injectable()
export class StaffTwoStep {
  constructor(
    private readonly rules: AccountRulesRepository,
    private readonly staff: StaffRepository,
    private readonly notices: AccountNotices,
    @Inject(MessageBus) private readonly bus: Pick<MessageBus, 'publish'>,
  ) {}

  /** Gateways drop the cached rights of all staff, so that it applies at once. */
  async demand(demanded: boolean): Promise<void> {
    await this.rules.demandTwoStep(demanded);
    for (const userId of await this.staff.listIds()) this.bus.publish(RightsChanged, { userId });
  }

  /** Also removes passkeys. Throws `user_not_found`, and `forbidden` for one's own account. */
  async remove(id: string, byOwner: string): Promise<UserDocument> {
    if (id === byOwner) throw new AppError('forbidden');
    const changed = await this.staff.removeTwoStep(id);
    if (!changed) throw new AppError('user_not_found');
    noteAudited({ id, name: changed.email });
    this.bus.publish(RightsChanged, { userId: id });
    await this.notices.notify('two-step-changed', changed);
    return changed;
  }
}
