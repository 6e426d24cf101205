import { Injectable, Module } from '@nestjs/common';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import { DRAFTED } from '@reefdesk/contracts/editing/kinds';
import { LIST_TRANSLATIONS, PREVIEW_RECORD } from '@reefdesk/contracts/messages/site.messages';
import type { Brand } from '@reefdesk/contracts/site/brand';
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
import { TESTIMONIAL, type TestimonialDocument, testimonialSchema } from '../testimonials/testimonial.schema.ts';
import { TestimonialsEditorService } from '../testimonials/testimonials.editor.service.ts';
import { TestimonialsModule } from '../testimonials/testimonials.module.ts';
import { TestimonialsDrafts } from './testimonials.drafts.ts';
import { TestimonialsTrash } from './testimonials.trash.ts';

const surroundings = (operator: Operator<Partial<Brand>>, uploads: ImageUploads): DraftSurroundings => ({
  timeZone: async () => (await operator.current()).timeZone,
  storePictures: (files) => uploads.store(files),
});

@Injectable()
class TestimonialsTranslations extends Translations<TestimonialDocument> {
  readonly kind = 'testimonials';
  protected readonly missing = 'testimonial_not_found';

  constructor(@InjectModel(TESTIMONIAL) model: Model<TestimonialDocument>, { edits }: TestimonialsEditorService) {
    super(model, edits);
  }
}

@Injectable()
class TestimonialsVersions extends Versions<TestimonialDocument> {
  protected readonly missing = 'testimonial_not_found';

  constructor(@InjectModel(TESTIMONIAL) model: Model<TestimonialDocument>, editor: TestimonialsEditorService, staff: StaffNames) {
    super(model, editor.edits, staff);
  }
}

@Module({
  imports: [
    MediaClientModule,
    TestimonialsModule,
    MongooseModule.forFeature([
      { name: TESTIMONIAL, schema: testimonialSchema },
      { name: DRAFT, schema: draftSchema },
    ]),
  ],
  controllers: [
    draftsController(DRAFTED.testimonials, TestimonialsDrafts),
    previewsMessages(PREVIEW_RECORD.testimonials),
    versionsController('testimonials', TestimonialsVersions, TestimonialsDrafts),
    orderController('testimonials', TestimonialsTrash),
    trashController('testimonials', TestimonialsTrash),
    translationsController('testimonials', TestimonialsTranslations),
    translationsMessages(LIST_TRANSLATIONS.testimonials),
  ],
  providers: [
    StaffNames,
    DraftTools,
    { provide: DRAFT_SURROUNDINGS, useFactory: surroundings, inject: [Operator, ImageUploads] },
    TestimonialsDrafts,
    { provide: PREVIEWED, useFactory: (...owners: PreviewedDrafts[]) => owners, inject: [TestimonialsDrafts] },
    draftsSweeper(TestimonialsDrafts),
    TestimonialsVersions,
    TestimonialsTrash,
    trashSweeper(TestimonialsTrash),
    TestimonialsTranslations,
    { provide: TRANSLATED, useFactory: (owner: TranslatedRecords) => [owner], inject: [TestimonialsTranslations] },
  ],
})
export class EditingModule {}
