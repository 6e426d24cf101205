import { Injectable, Module } from '@nestjs/common';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import { DRAFTED } from '@reefdesk/contracts/editing/kinds';
import { LIST_TRANSLATIONS, PREVIEW_RECORD } from '@reefdesk/contracts/messages/site.messages';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { ImageUploads } from '@reefdesk/media-client/image-uploads';
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
import { ImagesModule } from '../images/images.module.ts';
import { type SlideDocument, slideSchema } from '../slides/slide.schema.ts';
import { SlidesEditorService } from '../slides/slides.editor.service.ts';
import { SlidesModule } from '../slides/slides.module.ts';
import { SLIDE_MODEL } from '../slides/slides.repository.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { SlidesDrafts } from './slides.drafts.ts';
import { SlidesTrash } from './slides.trash.ts';

const surroundings = (operator: Operator<Partial<Brand>>, uploads: ImageUploads): DraftSurroundings => ({
  timeZone: async () => (await operator.current()).timeZone,
  storePictures: (files) => uploads.store(files),
});

@Injectable()
class SlidesTranslations extends Translations<SlideDocument> {
  readonly kind = 'slides';
  protected readonly missing = 'slide_not_found';

  constructor(@InjectModel(SLIDE_MODEL) model: Model<SlideDocument>, { edits }: SlidesEditorService) {
    super(model, edits);
  }
}

/** The place in the slideshow is not versioned. */
@Injectable()
class SlidesVersions extends Versions<SlideDocument> {
  protected readonly missing = 'slide_not_found';

  constructor(@InjectModel(SLIDE_MODEL) model: Model<SlideDocument>, editor: SlidesEditorService, staff: StaffNames) {
    super(model, editor.edits, staff);
  }
}

@Module({
  imports: [
    ImagesModule,
    SlidesModule,
    UploadsModule,
    MongooseModule.forFeature([
      { name: SLIDE_MODEL, schema: slideSchema },
      { name: DRAFT, schema: draftSchema },
    ]),
  ],
  controllers: [
    draftsController(DRAFTED.slides, SlidesDrafts),
    previewsMessages(PREVIEW_RECORD.media),
    versionsController('slides', SlidesVersions, SlidesDrafts),
    orderController('slides', SlidesTrash),
    trashController('slides', SlidesTrash),
    translationsController('slides', SlidesTranslations),
    translationsMessages(LIST_TRANSLATIONS.media),
  ],
  providers: [
    StaffNames,
    DraftTools,
    { provide: DRAFT_SURROUNDINGS, useFactory: surroundings, inject: [Operator, ImageUploads] },
    SlidesDrafts,
    { provide: PREVIEWED, useFactory: (...owners: PreviewedDrafts[]) => owners, inject: [SlidesDrafts] },
    draftsSweeper(SlidesDrafts),
    SlidesVersions,
    SlidesTrash,
    trashSweeper(SlidesTrash),
    SlidesTranslations,
    { provide: TRANSLATED, useFactory: (owner: TranslatedRecords) => [owner], inject: [SlidesTranslations] },
  ],
})
export class EditingModule {}
