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
import { TESTIMONIAL, type TestimonialDocument, testimonialSchema } from '../testimonials/testimonial.schema.ts';
import { TestimonialsEditorService } from '../testimonials/testimonials.editor.service.ts';
import { TestimonialsModule } from '../testimonials/testimonials.module.ts';

/** Translation status of testimonials. */
@Injectable()
class TestimonialsTranslations extends Translations<TestimonialDocument> {
  readonly kind = 'testimonials';
  protected readonly missing = 'testimonial_not_found';

  constructor(@InjectModel(TESTIMONIAL) model: Model<TestimonialDocument>, { edits }: TestimonialsEditorService) {
    super(model, edits);
  }
}

/** Translation status of testimonials: missing and outdated texts in each language. */
@Module({
  imports: [TestimonialsModule, MongooseModule.forFeature([{ name: TESTIMONIAL, schema: testimonialSchema }])],
  controllers: [translationsController('testimonials', TestimonialsTranslations), translationsMessages(LIST_TRANSLATIONS.testimonials)],
  providers: [
    TestimonialsTranslations,
    { provide: TRANSLATED, useFactory: (owner: TranslatedRecords) => [owner], inject: [TestimonialsTranslations] },
  ],
})
export class TranslationsModule {}
