import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MediaClientModule } from '@reefdesk/media-client/media-client.module';
import { TravelsDataModule } from '../travels/travels-data.module.ts';
import { DestinationUploads } from './destination.forms.ts';
import { DESTINATION, destinationSchema } from './destination.schema.ts';
import { DestinationEdits } from './destination-edits.ts';
import { DestinationGalleryService } from './destination-gallery.service.ts';
import { DestinationRemovalService } from './destination-removal.service.ts';
import { DestinationRemovalsRepository } from './destination-removals.repository.ts';
import { DestinationsAdminController } from './destinations.admin.controller.ts';
import { DestinationsEditorService } from './destinations.editor.service.ts';
import { DestinationsPublicController } from './destinations.public.controller.ts';
import { DestinationsRepository } from './destinations.repository.ts';
import { DestinationsService } from './destinations.service.ts';
import { REMOVED_DESTINATION, removedDestinationSchema } from './removed-destination.schema.ts';

const STORED = MongooseModule.forFeature([
  { name: DESTINATION, schema: destinationSchema },
  { name: REMOVED_DESTINATION, schema: removedDestinationSchema },
]);

@Module({
  imports: [MediaClientModule, TravelsDataModule, STORED],
  controllers: [DestinationsPublicController, DestinationsAdminController],
  providers: [
    DestinationsRepository,
    DestinationRemovalsRepository,
    DestinationsService,
    DestinationEdits,
    DestinationUploads,
    DestinationsEditorService,
    DestinationGalleryService,
    DestinationRemovalService,
  ],
  exports: [DestinationsRepository, DestinationsService, DestinationEdits, DestinationRemovalService, DestinationRemovalsRepository],
})
export class DestinationsModule {}
