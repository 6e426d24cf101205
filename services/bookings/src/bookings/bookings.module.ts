import { type DynamicModule, Module } from '@nestjs/common';
import { BookingRecordsModule } from '../booking-records/booking-records.module.ts';
import { DeparturesModule } from '../departures/departures.module.ts';
import { TravelsModule } from '../travels/travels.module.ts';
import { BookedEnquiries } from './booked-enquiries.ts';
import { BookingEvents } from './booking-events.ts';
import { BookingExport } from './booking-export.ts';
import { BookingSeats } from './booking-seats.ts';
import { BookingExportAdminController, BookingsAdminController, BookingsMessagesController } from './bookings.controller.ts';
import { BookingsService } from './bookings.service.ts';
import { SeatsReconciliation } from './seats.reconciliation.ts';
import { SEATS_SWEEP_SECONDS, SeatsSweeper } from './seats.sweeper.ts';

export interface BookingOptions {
  /** The module that provides the enquiries. */
  enquiries: DynamicModule;
  seatsSweepSeconds: number;
}

@Module({})
export class BookingsModule {
  static forRoot({ enquiries, seatsSweepSeconds }: BookingOptions): DynamicModule {
    return {
      module: BookingsModule,
      imports: [enquiries, BookingRecordsModule, DeparturesModule, TravelsModule],
      controllers: [BookingExportAdminController, BookingsAdminController, BookingsMessagesController],
      providers: [
        BookingSeats,
        BookedEnquiries,
        BookingEvents,
        BookingsService,
        BookingExport,
        SeatsReconciliation,
        SeatsSweeper,
        { provide: SEATS_SWEEP_SECONDS, useValue: seatsSweepSeconds },
      ],
    };
  }
}
