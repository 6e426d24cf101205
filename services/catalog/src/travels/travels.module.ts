import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageDirectory } from '@reefdesk/media-client/image-directory';
import { MediaClientModule } from '@reefdesk/media-client/media-client.module';
import { RememberedAnswers } from '@reefdesk/service-kit/mongo/remembered-answers';
import { DestinationsModule } from '../destinations/destinations.module.ts';
import { ActiveBookings } from './active-bookings.ts';
import { ItineraryAdminController } from './itinerary.admin.controller.ts';
import { ItineraryRepository } from './itinerary.repository.ts';
import { ItineraryService } from './itinerary.service.ts';
import { TRAVEL, travelSchema } from './travel.schema.ts';
import { TravelChangesService } from './travel-changes.service.ts';
import { TravelEdits } from './travel-edits.ts';
import { TravelNamesMessagesController } from './travel-names.messages.controller.ts';
import { TravelsAdminController } from './travels.admin.controller.ts';
import { TravelsPublicController } from './travels.public.controller.ts';
import { TravelsRepository } from './travels.repository.ts';
import { TravelsService } from './travels.service.ts';

@Module({
  imports: [MediaClientModule, DestinationsModule, MongooseModule.forFeature([{ name: TRAVEL, schema: travelSchema }])],
  controllers: [TravelsPublicController, TravelsAdminController, ItineraryAdminController, TravelNamesMessagesController],
  providers: [TravelsRepository, ItineraryRepository, ActiveBookings, TravelsService, TravelEdits, TravelChangesService, ItineraryService],
  exports: [TravelsRepository, ItineraryRepository, TravelsService, TravelEdits],
})
export class TravelsModule implements OnModuleInit {
  constructor(
    private readonly images: ImageDirectory,
    private readonly answers: RememberedAnswers,
  ) {}

  onModuleInit(): void {
    this.images.onChange(() => this.answers.forget());
  }
}
