import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LIST_TRANSLATIONS } from '@reefdesk/contracts/messages/site.messages';
import { translationsController } from '@reefdesk/service-kit/translations/translations.controller';
import {
  TRANSLATED,
  type TranslatedRecords,
  translationsMessages,
} from '@reefdesk/service-kit/translations/translations.messages.controller';
import { slideSchema } from '../slides/slide.schema.ts';
import { SlidesModule } from '../slides/slides.module.ts';
import { SLIDE_MODEL } from '../slides/slides.repository.ts';
import { SlidesTranslations } from './slides.translations.ts';

/** Translation status of slides: missing and outdated texts in each language. */
@Module({
  imports: [SlidesModule, MongooseModule.forFeature([{ name: SLIDE_MODEL, schema: slideSchema }])],
  controllers: [translationsController('slides', SlidesTranslations), translationsMessages(LIST_TRANSLATIONS.media)],
  providers: [SlidesTranslations, { provide: TRANSLATED, useFactory: (owner: TranslatedRecords) => [owner], inject: [SlidesTranslations] }],
})
export class TranslationsModule {}
