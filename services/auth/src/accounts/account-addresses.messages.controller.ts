import { Controller } from '@nestjs/common';
import { FindVerifiedEmail } from '@reefdesk/contracts/messages/auth.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { UsersRepository } from './users.repository.ts';

/** Asked by who shows customers what belongs to their address; the NATS permissions let nobody else. */
@Controller()
export class AccountAddressesMessagesController {
  constructor(private readonly users: UsersRepository) {}

  @HandleMessage(FindVerifiedEmail)
  async find({ userId }: { userId: string }): Promise<{ email: string | null }> {
    const user = typeof userId === 'string' ? await this.users.findById(userId) : null;
    return { email: user?.emailVerified && user.status === 'active' ? user.email : null };
  }
}
