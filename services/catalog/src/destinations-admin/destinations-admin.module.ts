import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MediaClientModule } from '@reefdesk/media-client/media-client.module';
import { DESTINATION, destinationSchema } from '../destinations/destination.schema.ts';
import { DestinationsModule } from '../destinations/destinations.module.ts';
import { TravelsModule } from '../travels/travels.module.ts';
import { DestinationUploads } from './destination.forms.ts';
import { DestinationGalleryService } from './destination-gallery.service.ts';
import { DestinationRemovalService } from './destination-removal.service.ts';
import { DestinationRemovalsRepository, REMOVED_DESTINATION, removedDestinationSchema } from './destination-removals.repository.ts';
import { DestinationsAdminController } from './destinations.admin.controller.ts';
import { DestinationsEditorService } from './destinations.editor.service.ts';

/** Imports travels for removals, while the travels module imports destinations. */
@Module({
  imports: [
    MediaClientModule,
    DestinationsModule,
    TravelsModule,
    MongooseModule.forFeature([
      { name: DESTINATION, schema: destinationSchema },
      { name: REMOVED_DESTINATION, schema: removedDestinationSchema },
    ]),
  ],
  controllers: [DestinationsAdminController],
  providers: [
    DestinationUploads,
    DestinationsEditorService,
    DestinationGalleryService,
    DestinationRemovalsRepository,
    DestinationRemovalService,
  ],
  exports: [DestinationRemovalService],
})
export class DestinationsAdminModule {}
