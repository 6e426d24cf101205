import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MediaClientModule } from '@reefdesk/media-client/media-client.module';
import { DESTINATION, destinationSchema } from './destination.schema.ts';
import { DestinationEdits } from './destination-edits.ts';
import { DestinationsPublicController } from './destinations.public.controller.ts';
import { DestinationsRepository } from './destinations.repository.ts';
import { DestinationsService } from './destinations.service.ts';

@Module({
  imports: [MediaClientModule, MongooseModule.forFeature([{ name: DESTINATION, schema: destinationSchema }])],
  controllers: [DestinationsPublicController],
  providers: [DestinationsRepository, DestinationsService, DestinationEdits],
  exports: [DestinationsRepository, DestinationsService, DestinationEdits],
})
export class DestinationsModule {}
