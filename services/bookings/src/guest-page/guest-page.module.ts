import { type DynamicModule, Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.ts';
import { EnquiriesModule } from '../enquiries/enquiries.module.ts';
import { TravelsModule } from '../travels/travels.module.ts';
import { GuestLinks } from './guest-links.ts';
import { GuestPageController, TripsController } from './guest-page.controller.ts';
import { GuestPageService } from './guest-page.service.ts';
import { GuestViews } from './guest-views.ts';
import { OffersService } from './offers.service.ts';
import { OpenEnquiries } from './open-enquiries.ts';
import { TripsService } from './trips.service.ts';

@Module({})
export class GuestPageModule {
  /** `intake`: the module that provides `GuestMessages`. */
  static forRoot(intake: DynamicModule): DynamicModule {
    return {
      module: GuestPageModule,
      imports: [intake, EnquiriesModule, BookingsModule, TravelsModule],
      controllers: [GuestPageController, TripsController],
      providers: [GuestLinks, OpenEnquiries, GuestViews, GuestPageService, OffersService, TripsService],
      exports: [GuestLinks],
    };
  }
}
