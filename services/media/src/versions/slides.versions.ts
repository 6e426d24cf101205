import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { Versions } from '@reefdesk/service-kit/versions/versions';
import type { Model } from 'mongoose';
import type { SlideDocument } from '../slides/slide.schema.ts';
import { SlidesEditorService } from '../slides/slides.editor.service.ts';
import { SLIDE_MODEL } from '../slides/slides.repository.ts';

/** Earlier versions of slides, without their place in the slideshow. */
@Injectable()
export class SlidesVersions extends Versions<SlideDocument> {
  protected readonly missing = 'slide_not_found';

  constructor(@InjectModel(SLIDE_MODEL) model: Model<SlideDocument>, editor: SlidesEditorService, staff: StaffNames) {
    super(model, editor.edits, staff);
  }
}
