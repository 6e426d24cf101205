import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DRAFTED } from '@reefdesk/contracts/editing/kinds';
import { PREVIEW_RECORD } from '@reefdesk/contracts/messages/site.messages';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { ImageUploads } from '@reefdesk/media-client/image-uploads';
import { Operator } from '@reefdesk/operator-client/operator';
import { DRAFT, draftSchema } from '@reefdesk/service-kit/records/draft.schema';
import { DRAFT_SURROUNDINGS, type DraftSurroundings, DraftTools } from '@reefdesk/service-kit/drafts/draft-tools';
import { draftsController } from '@reefdesk/service-kit/drafts/drafts.controller';
import { draftsSweeper } from '@reefdesk/service-kit/drafts/drafts.sweeper';
import { PREVIEWED, type PreviewedDrafts, previewsMessages } from '@reefdesk/service-kit/drafts/previews.messages.controller';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { slideSchema } from '../slides/slide.schema.ts';
import { SlidesModule } from '../slides/slides.module.ts';
import { SLIDE_MODEL } from '../slides/slides.repository.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { SlidesDrafts } from './slides.drafts.ts';

const surroundings = (operator: Operator<Partial<Brand>>, uploads: ImageUploads): DraftSurroundings => ({
  timeZone: async () => (await operator.current()).timeZone,
  storePictures: (files) => uploads.store(files),
});

/** Drafts of slides: edits that are saved without changing the public slide. */
@Module({
  imports: [
    SlidesModule,
    UploadsModule,
    MongooseModule.forFeature([
      { name: SLIDE_MODEL, schema: slideSchema },
      { name: DRAFT, schema: draftSchema },
    ]),
  ],
  controllers: [draftsController(DRAFTED.slides, SlidesDrafts), previewsMessages(PREVIEW_RECORD.media)],
  providers: [
    StaffNames,
    DraftTools,
    { provide: DRAFT_SURROUNDINGS, useFactory: surroundings, inject: [Operator, ImageUploads] },
    SlidesDrafts,
    { provide: PREVIEWED, useFactory: (...owners: PreviewedDrafts[]) => owners, inject: [SlidesDrafts] },
    draftsSweeper(SlidesDrafts),
  ],
})
export class DraftsModule {}
