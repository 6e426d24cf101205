import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DRAFTED } from '@reefdesk/contracts/editing/kinds';
import { PREVIEW_RECORD } from '@reefdesk/contracts/messages/site.messages';
import { ImageUploads } from '@reefdesk/media-client/image-uploads';
import { MediaClientModule } from '@reefdesk/media-client/media-client.module';
import { Operator } from '@reefdesk/operator-client/operator';
import { DRAFT_SURROUNDINGS, type DraftSurroundings, DraftTools } from '@reefdesk/service-kit/drafts/draft-tools';
import { draftsController } from '@reefdesk/service-kit/drafts/drafts.controller';
import { draftsSweeper } from '@reefdesk/service-kit/drafts/drafts.sweeper';
import { PREVIEWED, type PreviewedDrafts, previewsMessages } from '@reefdesk/service-kit/drafts/previews.messages.controller';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { DRAFT, draftSchema } from '@reefdesk/service-kit/records/draft.schema';
import { DESTINATION, destinationSchema } from '../destinations/destination.schema.ts';
import { DestinationsModule } from '../destinations/destinations.module.ts';
import { TRAVEL, travelSchema } from '../travels/travel.schema.ts';
import { TravelsModule } from '../travels/travels.module.ts';
import { DestinationsDrafts } from './destinations.drafts.ts';
import { TravelsDrafts } from './travels.drafts.ts';

const surroundings = (operator: Operator<{ timeZone: string }>, uploads: ImageUploads): DraftSurroundings => ({
  timeZone: async () => (await operator.current()).timeZone,
  storePictures: (files) => uploads.store(files),
});

/** Drafts of packages and destinations: edits that are saved without changing the public record. */
@Module({
  imports: [
    MediaClientModule,
    TravelsModule,
    DestinationsModule,
    MongooseModule.forFeature([
      { name: TRAVEL, schema: travelSchema },
      { name: DESTINATION, schema: destinationSchema },
      { name: DRAFT, schema: draftSchema },
    ]),
  ],
  controllers: [
    draftsController(DRAFTED.packages, TravelsDrafts),
    draftsController(DRAFTED.destinations, DestinationsDrafts),
    previewsMessages(PREVIEW_RECORD.catalog),
  ],
  providers: [
    StaffNames,
    DraftTools,
    { provide: DRAFT_SURROUNDINGS, useFactory: surroundings, inject: [Operator, ImageUploads] },
    TravelsDrafts,
    DestinationsDrafts,
    { provide: PREVIEWED, useFactory: (...owners: PreviewedDrafts[]) => owners, inject: [TravelsDrafts, DestinationsDrafts] },
    draftsSweeper(TravelsDrafts, DestinationsDrafts),
  ],
})
export class DraftsModule {}
