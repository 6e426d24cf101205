import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DRAFTED } from '@reefdesk/contracts/editing/kinds';
import { PREVIEW_RECORD } from '@reefdesk/contracts/messages/site.messages';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { ImageUploads } from '@reefdesk/media-client/image-uploads';
import { MediaClientModule } from '@reefdesk/media-client/media-client.module';
import { Operator } from '@reefdesk/operator-client/operator';
import { DRAFT, draftSchema } from '@reefdesk/service-kit/records/draft.schema';
import { DRAFT_SURROUNDINGS, type DraftSurroundings, DraftTools } from '@reefdesk/service-kit/drafts/draft-tools';
import { draftsController } from '@reefdesk/service-kit/drafts/drafts.controller';
import { draftsSweeper } from '@reefdesk/service-kit/drafts/drafts.sweeper';
import { PREVIEWED, type PreviewedDrafts, previewsMessages } from '@reefdesk/service-kit/drafts/previews.messages.controller';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { TESTIMONIAL, testimonialSchema } from '../testimonials/testimonial.schema.ts';
import { TestimonialsModule } from '../testimonials/testimonials.module.ts';
import { TestimonialsDrafts } from './testimonials.drafts.ts';

const surroundings = (operator: Operator<Partial<Brand>>, uploads: ImageUploads): DraftSurroundings => ({
  timeZone: async () => (await operator.current()).timeZone,
  storePictures: (files) => uploads.store(files),
});

/** Drafts of testimonials: edits that are saved without changing the public testimonial. */
@Module({
  imports: [
    MediaClientModule,
    TestimonialsModule,
    MongooseModule.forFeature([
      { name: TESTIMONIAL, schema: testimonialSchema },
      { name: DRAFT, schema: draftSchema },
    ]),
  ],
  controllers: [draftsController(DRAFTED.testimonials, TestimonialsDrafts), previewsMessages(PREVIEW_RECORD.testimonials)],
  providers: [
    StaffNames,
    DraftTools,
    { provide: DRAFT_SURROUNDINGS, useFactory: surroundings, inject: [Operator, ImageUploads] },
    TestimonialsDrafts,
    { provide: PREVIEWED, useFactory: (...owners: PreviewedDrafts[]) => owners, inject: [TestimonialsDrafts] },
    draftsSweeper(TestimonialsDrafts),
  ],
})
export class DraftsModule {}
