import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BOOKING_MODEL, bookingSchema } from './booking.schema.ts';
import { BookingsRepository } from './bookings.repository.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: BOOKING_MODEL, schema: bookingSchema }])],
  providers: [BookingsRepository],
  exports: [BookingsRepository],
})
export class BookingRecordsModule {}
