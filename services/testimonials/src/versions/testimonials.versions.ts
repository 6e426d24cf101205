import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { Versions } from '@reefdesk/service-kit/versions/versions';
import type { Model } from 'mongoose';
import { TESTIMONIAL, type TestimonialDocument } from '../testimonials/testimonial.schema.ts';
import { TestimonialsEditorService } from '../testimonials/testimonials.editor.service.ts';

/** Earlier versions of testimonials, with their photos. */
@Injectable()
export class TestimonialsVersions extends Versions<TestimonialDocument> {
  protected readonly missing = 'testimonial_not_found';

  constructor(@InjectModel(TESTIMONIAL) model: Model<TestimonialDocument>, editor: TestimonialsEditorService, staff: StaffNames) {
    super(model, editor.edits, staff);
  }
}
