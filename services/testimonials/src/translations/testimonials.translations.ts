import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Translations } from '@reefdesk/service-kit/translations/translations';
import type { Model } from 'mongoose';
import { TESTIMONIAL, type TestimonialDocument } from '../testimonials/testimonial.schema.ts';
import { TestimonialsEditorService } from '../testimonials/testimonials.editor.service.ts';

/** Translation status of testimonials. */
@Injectable()
export class TestimonialsTranslations extends Translations<TestimonialDocument> {
  readonly kind = 'testimonials';
  protected readonly missing = 'testimonial_not_found';

  constructor(@InjectModel(TESTIMONIAL) model: Model<TestimonialDocument>, { edits }: TestimonialsEditorService) {
    super(model, edits);
  }
}
