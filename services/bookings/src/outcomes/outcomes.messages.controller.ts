import { Controller } from '@nestjs/common';
import { CountOutcomes, type Outcomes } from '@reefdesk/contracts/messages/bookings.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { OutcomesRepository } from './outcomes.repository.ts';

/** The site service requests the outcomes for its insights. */
@Controller()
export class OutcomesMessagesController {
  constructor(private readonly outcomes: OutcomesRepository) {}

  @HandleMessage(CountOutcomes)
  count(asked: { from: string; timeZone: string }): Promise<Outcomes> {
    return this.outcomes.since(asked);
  }
}
