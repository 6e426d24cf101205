import { Controller, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CountOutcomes, type Outcomes } from '@reefdesk/contracts/messages/bookings.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { BOOKING_MODEL, bookingSchema } from '../bookings/booking.schema.ts';
import { ENQUIRY_MODEL, enquirySchema } from '../enquiries/enquiry.schema.ts';
import { FiguresRepository } from './figures.repository.ts';
import { FiguresService } from './figures.service.ts';
import { OutcomesRepository } from './outcomes.repository.ts';

/** Used by the site service for its insights. */
@Controller()
class OutcomesMessagesController {
  constructor(private readonly outcomes: OutcomesRepository) {}

  @HandleMessage(CountOutcomes)
  count(asked: { from: string; timeZone: string }): Promise<Outcomes> {
    return this.outcomes.since(asked);
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
  providers: [OutcomesRepository, FiguresRepository, FiguresService],
  exports: [FiguresService],
})
export class StatisticsModule {}
