import { Injectable } from '@nestjs/common';
import { EraseGuest } from '@reefdesk/contracts/messages/bookings.messages';
import { Outbox } from '@reefdesk/mail/outbox';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { UsersRepository } from '../accounts/users.repository.ts';
import { ChallengesService } from '../sign-in/challenges.service.ts';
import type { ErasureDocument } from './erasures.repository.ts';
import { SavedViewsService } from './saved-views.service.ts';

/** Removes the data that remains after an account is removed: challenges, saved views, emails, enquiries as a guest. */
@Injectable()
export class AccountTraces {
  constructor(
    private readonly users: UsersRepository,
    private readonly challenges: ChallengesService,
    private readonly views: SavedViewsService,
    private readonly outbox: Outbox,
    private readonly bus: MessageBus,
  ) {}

  async remove({ _id, email, isVerified, at }: ErasureDocument): Promise<void> {
    await this.challenges.forgetAllOf(_id);
    // The user may have saved views from an earlier time as staff.
    await this.views.forgetAllOf(_id);
    // If the address was not verified, another user's account may exist under it.
    if (isVerified || !(await this.users.findByEmail(email))) await this.outbox.forgetTo(email, at);
    if (isVerified) await this.eraseGuest(email, at);
  }

  private async eraseGuest(email: string, at: Date): Promise<void> {
    const before = at.toISOString();
    for (let isDone = false; !isDone; ) isDone = (await this.bus.ask(EraseGuest, { email, before })).is_done;
  }
}
