import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Translations } from '@reefdesk/service-kit/translations/translations';
import type { Model } from 'mongoose';
import type { SlideDocument } from '../slides/slide.schema.ts';
import { SlidesEditorService } from '../slides/slides.editor.service.ts';
import { SLIDE_MODEL } from '../slides/slides.repository.ts';

/** Translation status of slides. */
@Injectable()
export class SlidesTranslations extends Translations<SlideDocument> {
  readonly kind = 'slides';
  protected readonly missing = 'slide_not_found';

  constructor(@InjectModel(SLIDE_MODEL) model: Model<SlideDocument>, { edits }: SlidesEditorService) {
    super(model, edits);
  }
}
