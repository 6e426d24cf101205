import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LIST_TRANSLATIONS } from '@reefdesk/contracts/messages/site.messages';
import { translationsController } from '@reefdesk/service-kit/translations/translations.controller';
import {
  TRANSLATED,
  type TranslatedRecords,
  translationsMessages,
} from '@reefdesk/service-kit/translations/translations.messages.controller';
import { DESTINATION, destinationSchema } from '../destinations/destination.schema.ts';
import { DestinationsModule } from '../destinations/destinations.module.ts';
import { TRAVEL, travelSchema } from '../travels/travel.schema.ts';
import { TravelsModule } from '../travels/travels.module.ts';
import { DestinationsTranslations } from './destinations.translations.ts';
import { TravelsTranslations } from './travels.translations.ts';

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
