import { Controller } from '@nestjs/common';
import { DescribePeople, FindVerifiedEmail } from '@reefdesk/contracts/messages/auth.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { UsersRepository } from './users.repository.ts';

const MAX_IDS = 200;

/** Used by services that show names of staff; the NATS permissions exclude all others. */
@Controller()
export class StaffNamesMessagesController {
  constructor(private readonly users: UsersRepository) {}

  @HandleMessage(DescribePeople)
  async describe({ ids }: { ids: readonly string[] }): Promise<{ people: { id: string; name: string; isStaff: boolean }[] }> {
    const asked = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MAX_IDS) : [];
    const found = await this.users.findByIds(asked);
    return { people: found.map(({ _id, fullname, role }) => ({ id: _id, name: fullname, isStaff: role === 'admin' })) };
  }
}

/** Used by services that show customers the data of their address; the NATS permissions exclude all others. */
@Controller()
export class AccountAddressesMessagesController {
  constructor(private readonly users: UsersRepository) {}

  @HandleMessage(FindVerifiedEmail)
  async find({ userId }: { userId: string }): Promise<{ email: string | null }> {
    const user = typeof userId === 'string' ? await this.users.findById(userId) : null;
    return { email: user?.emailVerified && user.status === 'active' ? user.email : null };
  }
}
