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
import { type SlideDocument, slideSchema } from '../slides/slide.schema.ts';
import { SlidesEditorService } from '../slides/slides.editor.service.ts';
import { SlidesModule } from '../slides/slides.module.ts';
import { SLIDE_MODEL } from '../slides/slides.repository.ts';

/** Translation status of slides. */
@Injectable()
class SlidesTranslations extends Translations<SlideDocument> {
  readonly kind = 'slides';
  protected readonly missing = 'slide_not_found';

  constructor(@InjectModel(SLIDE_MODEL) model: Model<SlideDocument>, { edits }: SlidesEditorService) {
    super(model, edits);
  }
}

/** Translation status of slides: missing and outdated texts in each language. */
@Module({
  imports: [SlidesModule, MongooseModule.forFeature([{ name: SLIDE_MODEL, schema: slideSchema }])],
  controllers: [translationsController('slides', SlidesTranslations), translationsMessages(LIST_TRANSLATIONS.media)],
  providers: [SlidesTranslations, { provide: TRANSLATED, useFactory: (owner: TranslatedRecords) => [owner], inject: [SlidesTranslations] }],
})
export class TranslationsModule {}
