import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DeparturesModule } from '../departures/departures.module.ts';
import { EnquiriesModule } from '../enquiries/enquiries.module.ts';
import { TravelsModule } from '../travels/travels.module.ts';
import { BookedEnquiries } from './booked-enquiries.ts';
import { BookedTravel } from './booked-travel.ts';
import { BOOKING_MODEL, bookingSchema } from './booking.schema.ts';
import { BookingEvents } from './booking-events.ts';
import { BookingExport } from './booking-export.ts';
import { BookingList } from './booking-list.ts';
import { BookingNews } from './booking-news.ts';
import { BookingSeats } from './booking-seats.ts';
import { BookingExportAdminController, BookingsAdminController, BookingsMessagesController } from './bookings.controller.ts';
import { BookingsRepository } from './bookings.repository.ts';
import { BookingsService } from './bookings.service.ts';
import { SeatsReconciliation } from './seats.reconciliation.ts';

@Module({
  imports: [EnquiriesModule, DeparturesModule, TravelsModule, MongooseModule.forFeature([{ name: BOOKING_MODEL, schema: bookingSchema }])],
  controllers: [BookingExportAdminController, BookingsAdminController, BookingsMessagesController],
  providers: [
    BookingsRepository,
    BookingNews,
    BookingSeats,
    BookedEnquiries,
    BookedTravel,
    BookingEvents,
    BookingList,
    BookingsService,
    BookingExport,
    SeatsReconciliation,
  ],
  exports: [BookingsRepository, BookingSeats, BookedEnquiries, SeatsReconciliation],
})
export class BookingsModule {}
