import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BOOKING_MODEL, bookingSchema } from '../booking-records/booking.schema.ts';
import { ENQUIRY_MODEL, enquirySchema } from '../enquiries/enquiry.schema.ts';
import { OutcomesMessagesController } from './outcomes.messages.controller.ts';
import { OutcomesRepository } from './outcomes.repository.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ENQUIRY_MODEL, schema: enquirySchema },
      { name: BOOKING_MODEL, schema: bookingSchema },
    ]),
  ],
  controllers: [OutcomesMessagesController],
  providers: [OutcomesRepository],
})
export class OutcomesModule {}
