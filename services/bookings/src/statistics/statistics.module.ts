import { Controller, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CountOutcomes, type Outcomes } from '@reefdesk/contracts/messages/bookings.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { BOOKING_MODEL, bookingSchema } from '../bookings/booking.schema.ts';
import { ENQUIRY_MODEL, enquirySchema } from '../enquiries/enquiry.schema.ts';
import { OutcomesRepository } from './outcomes.repository.ts';
import { StatisticsRepository } from './statistics.repository.ts';
import { StatisticsService } from './statistics.service.ts';

/** Used by the site service for its insights. */
@Controller()
class OutcomesMessagesController {
  constructor(private readonly outcomes: OutcomesRepository) {}

  @HandleMessage(CountOutcomes)
  count(request: { from: string; timeZone: string }): Promise<Outcomes> {
    return this.outcomes.since(request);
  }
}

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ENQUIRY_MODEL, schema: enquirySchema },
      { name: BOOKING_MODEL, schema: bookingSchema },
    ]),
  ],
  controllers: [OutcomesMessagesController],
  providers: [OutcomesRepository, StatisticsRepository, StatisticsService],
  exports: [StatisticsService],
})
export class StatisticsModule {}
