import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LIST_TRANSLATIONS } from '@reefdesk/contracts/messages/site.messages';
import { translationsController } from '@reefdesk/service-kit/translations/translations.controller';
import {
  TRANSLATED,
  type TranslatedRecords,
  translationsMessages,
} from '@reefdesk/service-kit/translations/translations.messages.controller';
import { TESTIMONIAL, testimonialSchema } from '../testimonials/testimonial.schema.ts';
import { TestimonialsModule } from '../testimonials/testimonials.module.ts';
import { TestimonialsTranslations } from './testimonials.translations.ts';

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
