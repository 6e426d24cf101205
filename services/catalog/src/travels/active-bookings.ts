import { Injectable, Logger } from '@nestjs/common';
import { CountActiveBookings } from '@reefdesk/contracts/messages/bookings.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { InTurns } from '@reefdesk/service-kit/mongo/in-turns';

/** Short, so that a missing number does not delay the list. */
const TIMEOUT_MS = 1_000;

/** Number of active bookings, requested from the bookings service (ENQ-14). */
@Injectable()
export class ActiveBookings {
  private readonly logger = new Logger(ActiveBookings.name);

  private readonly counting = new InTurns(() => this.ask());

  constructor(private readonly bus: MessageBus) {}

  /** Null if bookings does not answer; the list is shown without the number. */
  count(): Promise<number | null> {
    return this.counting.answer();
  }

  private async ask(): Promise<number | null> {
    try {
      return (await this.bus.ask(CountActiveBookings, {}, { timeoutMs: TIMEOUT_MS })).count;
    } catch (error) {
      this.logger.warn({ err: error }, 'The number of active bookings is unavailable');
      return null;
    }
  }
}
