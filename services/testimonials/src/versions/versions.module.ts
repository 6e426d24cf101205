import { Injectable, Module } from '@nestjs/common';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { Versions } from '@reefdesk/service-kit/versions/versions';
import { versionsController } from '@reefdesk/service-kit/versions/versions.controller';
import type { Model } from 'mongoose';
import { TESTIMONIAL, type TestimonialDocument, testimonialSchema } from '../testimonials/testimonial.schema.ts';
import { TestimonialsEditorService } from '../testimonials/testimonials.editor.service.ts';
import { TestimonialsModule } from '../testimonials/testimonials.module.ts';

/** Earlier versions of testimonials, with their photos. */
@Injectable()
class TestimonialsVersions extends Versions<TestimonialDocument> {
  protected readonly missing = 'testimonial_not_found';

  constructor(@InjectModel(TESTIMONIAL) model: Model<TestimonialDocument>, editor: TestimonialsEditorService, staff: StaffNames) {
    super(model, editor.edits, staff);
  }
}

/** The published versions of testimonials, which can be restored. */
@Module({
  imports: [TestimonialsModule, MongooseModule.forFeature([{ name: TESTIMONIAL, schema: testimonialSchema }])],
  controllers: [versionsController('testimonials', TestimonialsVersions)],
  providers: [StaffNames, TestimonialsVersions],
})
export class VersionsModule {}
