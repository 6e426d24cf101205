import { Injectable, Module } from '@nestjs/common';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import { DRAFTED } from '@reefdesk/contracts/editing/kinds';
import { LIST_TRANSLATIONS, PREVIEW_RECORD } from '@reefdesk/contracts/messages/site.messages';
import { ImageUploads } from '@reefdesk/media-client/image-uploads';
import { MediaClientModule } from '@reefdesk/media-client/media-client.module';
import { Operator } from '@reefdesk/operator-client/operator';
import { DRAFT_SURROUNDINGS, type DraftSurroundings, DraftTools } from '@reefdesk/service-kit/drafts/draft-tools';
import { draftsController } from '@reefdesk/service-kit/drafts/drafts.controller';
import { draftsSweeper } from '@reefdesk/service-kit/drafts/drafts.sweeper';
import { PREVIEWED, type PreviewedDrafts, previewsMessages } from '@reefdesk/service-kit/drafts/previews.messages.controller';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { orderController } from '@reefdesk/service-kit/order/order.controller';
import { DRAFT, draftSchema } from '@reefdesk/service-kit/records/draft.schema';
import { Translations } from '@reefdesk/service-kit/translations/translations';
import { translationsController } from '@reefdesk/service-kit/translations/translations.controller';
import {
  TRANSLATED,
  type TranslatedRecords,
  translationsMessages,
} from '@reefdesk/service-kit/translations/translations.messages.controller';
import { trashController } from '@reefdesk/service-kit/trash/trash.controller';
import { trashSweeper } from '@reefdesk/service-kit/trash/trash.sweeper';
import { Versions } from '@reefdesk/service-kit/versions/versions';
import { versionsController } from '@reefdesk/service-kit/versions/versions.controller';
import type { Model } from 'mongoose';
import { DESTINATION, type DestinationDocument, destinationSchema } from '../destinations/destination.schema.ts';
import { DestinationEdits } from '../destinations/destination-edits.ts';
import { DestinationsModule } from '../destinations/destinations.module.ts';
import { DestinationsAdminModule } from '../destinations-admin/destinations-admin.module.ts';
import { TRAVEL, type TravelDocument, travelSchema } from '../travels/travel.schema.ts';
import { TravelEdits } from '../travels/travel-edits.ts';
import { TravelsModule } from '../travels/travels.module.ts';
import { DestinationsDrafts } from './destinations.drafts.ts';
import { DestinationsTrash } from './destinations.trash.ts';
import { TravelsDrafts } from './travels.drafts.ts';
import { TravelsTrash } from './travels.trash.ts';
import { TravelsVersions } from './travels.versions.ts';

const surroundings = (operator: Operator<{ timeZone: string }>, uploads: ImageUploads): DraftSurroundings => ({
  timeZone: async () => (await operator.current()).timeZone,
  storePictures: (files) => uploads.store(files),
});

@Injectable()
class TravelsTranslations extends Translations<TravelDocument> {
  readonly kind = 'packages';
  protected readonly missing = 'travel_not_found';

  constructor(@InjectModel(TRAVEL) model: Model<TravelDocument>, edits: TravelEdits) {
    super(model, edits);
  }
}

@Injectable()
class DestinationsTranslations extends Translations<DestinationDocument> {
  readonly kind = 'destinations';
  protected readonly missing = 'destination_not_found';

  constructor(@InjectModel(DESTINATION) model: Model<DestinationDocument>, edits: DestinationEdits) {
    super(model, edits, { removing: null });
  }
}

@Injectable()
class DestinationsVersions extends Versions<DestinationDocument> {
  protected readonly missing = 'destination_not_found';

  constructor(@InjectModel(DESTINATION) model: Model<DestinationDocument>, edits: DestinationEdits, staff: StaffNames) {
    super(model, edits, staff);
  }
}

@Module({
  imports: [
    MediaClientModule,
    TravelsModule,
    DestinationsModule,
    DestinationsAdminModule,
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
    versionsController('packages', TravelsVersions, TravelsDrafts),
    versionsController('destinations', DestinationsVersions, DestinationsDrafts),
    orderController('packages', TravelsTrash),
    orderController('destinations', DestinationsTrash),
    trashController('packages', TravelsTrash),
    trashController('destinations', DestinationsTrash),
    translationsController('packages', TravelsTranslations),
    translationsController('destinations', DestinationsTranslations),
    translationsMessages(LIST_TRANSLATIONS.catalog),
  ],
  providers: [
    StaffNames,
    DraftTools,
    { provide: DRAFT_SURROUNDINGS, useFactory: surroundings, inject: [Operator, ImageUploads] },
    TravelsDrafts,
    DestinationsDrafts,
    { provide: PREVIEWED, useFactory: (...owners: PreviewedDrafts[]) => owners, inject: [TravelsDrafts, DestinationsDrafts] },
    draftsSweeper(TravelsDrafts, DestinationsDrafts),
    TravelsVersions,
    DestinationsVersions,
    TravelsTrash,
    DestinationsTrash,
    trashSweeper(TravelsTrash, DestinationsTrash),
    TravelsTranslations,
    DestinationsTranslations,
    {
      provide: TRANSLATED,
      useFactory: (...owners: TranslatedRecords[]) => owners,
      inject: [TravelsTranslations, DestinationsTranslations],
    },
  ],
})
export class EditingModule {}
