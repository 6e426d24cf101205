import { Controller } from '@nestjs/common';
import { BookingsChanged, DeparturesChanged, EnquiriesChanged } from '@reefdesk/contracts/messages/bookings.messages';
import { OnEvent } from '@reefdesk/service-kit/messaging/handle.decorators';
import { Followers } from './followers.ts';

/** Broadcast subscriptions: every replica receives the changes of all replicas. */
@Controller()
export class ChangesMessagesController {
  constructor(private readonly followers: Followers) {}

  @OnEvent(EnquiriesChanged, { broadcast: true })
  enquiries(): void {
    this.followers.tell('enquiries');
  }

  @OnEvent(BookingsChanged, { broadcast: true })
  bookings(): void {
    this.followers.tell('bookings');
  }

  @OnEvent(DeparturesChanged, { broadcast: true })
  departures(): void {
    this.followers.tell('departures');
  }
}
