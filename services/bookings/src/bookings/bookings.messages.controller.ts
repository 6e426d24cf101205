import { Controller } from '@nestjs/common';
import { CountActiveBookings } from '@reefdesk/contracts/messages/bookings.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { BookingsService } from './bookings.service.ts';

/** Asked by catalog for the figures of the back office. */
@Controller()
export class BookingsMessagesController {
  constructor(private readonly bookings: BookingsService) {}

  @HandleMessage(CountActiveBookings)
  async count(_: Record<string, never>): Promise<{ count: number }> {
    return { count: await this.bookings.countActive() };
  }
}
