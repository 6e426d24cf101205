import { Injectable, Module } from '@nestjs/common';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import { LIST_TRANSLATIONS } from '@reefdesk/contracts/messages/site.messages';
import { Translations } from '@reefdesk/service-kit/translations/translations';
import { translationsController } from '@reefdesk/service-kit/translations/translations.controller';
import {
  TRANSLATED,
  type TranslatedRecords,
  translationsMessages,
} from '@reefdesk/service-kit/translations/translations.messages.controller';
import type { Model } from 'mongoose';
import { DESTINATION, type DestinationDocument, destinationSchema } from '../destinations/destination.schema.ts';
import { DestinationEdits } from '../destinations/destination-edits.ts';
import { DestinationsModule } from '../destinations/destinations.module.ts';
import { TRAVEL, type TravelDocument, travelSchema } from '../travels/travel.schema.ts';
import { TravelEdits } from '../travels/travel-edits.ts';
import { TravelsModule } from '../travels/travels.module.ts';

/** Translation status of packages and their stops. */
@Injectable()
class TravelsTranslations extends Translations<TravelDocument> {
  readonly kind = 'packages';
  protected readonly missing = 'travel_not_found';

  constructor(@InjectModel(TRAVEL) model: Model<TravelDocument>, edits: TravelEdits) {
    super(model, edits);
  }
}

/** Translation status of destinations. */
@Injectable()
class DestinationsTranslations extends Translations<DestinationDocument> {
  readonly kind = 'destinations';
  protected readonly missing = 'destination_not_found';

  constructor(@InjectModel(DESTINATION) model: Model<DestinationDocument>, edits: DestinationEdits) {
    super(model, edits, { removing: null });
  }
}

/** Translation status of packages and destinations: missing and outdated texts in each language. */
@Module({
  imports: [
    TravelsModule,
    DestinationsModule,
    MongooseModule.forFeature([
      { name: TRAVEL, schema: travelSchema },
      { name: DESTINATION, schema: destinationSchema },
    ]),
  ],
  controllers: [
    translationsController('packages', TravelsTranslations),
    translationsController('destinations', DestinationsTranslations),
    translationsMessages(LIST_TRANSLATIONS.catalog),
  ],
  providers: [
    TravelsTranslations,
    DestinationsTranslations,
    {
      provide: TRANSLATED,
      useFactory: (...owners: TranslatedRecords[]) => owners,
      inject: [TravelsTranslations, DestinationsTranslations],
    },
  ],
})
export class TranslationsModule {}
