import { Module } from '@nestjs/common';
import { MediaClientModule } from '@reefdesk/media-client/media-client.module';
import { DestinationsModule } from '../destinations/destinations.module.ts';
import { ActiveBookings } from './active-bookings.ts';
import { ItineraryAdminController } from './itinerary.admin.controller.ts';
import { ItineraryService } from './itinerary.service.ts';
import { TravelChangesService } from './travel-changes.service.ts';
import { TravelEdits } from './travel-edits.ts';
import { TravelsAdminController } from './travels.admin.controller.ts';
import { TravelsPublicController } from './travels.public.controller.ts';
import { TravelsService } from './travels.service.ts';
import { TravelsDataModule } from './travels-data.module.ts';

@Module({
  imports: [MediaClientModule, DestinationsModule, TravelsDataModule],
  controllers: [TravelsPublicController, TravelsAdminController, ItineraryAdminController],
  providers: [ActiveBookings, TravelsService, TravelEdits, TravelChangesService, ItineraryService],
  exports: [TravelsDataModule, TravelsService, TravelEdits],
})
export class TravelsModule {}
