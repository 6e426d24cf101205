import { Injectable, Module } from '@nestjs/common';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { Versions } from '@reefdesk/service-kit/versions/versions';
import { versionsController } from '@reefdesk/service-kit/versions/versions.controller';
import type { Model } from 'mongoose';
import { type SlideDocument, slideSchema } from '../slides/slide.schema.ts';
import { SlidesEditorService } from '../slides/slides.editor.service.ts';
import { SlidesModule } from '../slides/slides.module.ts';
import { SLIDE_MODEL } from '../slides/slides.repository.ts';

/** Earlier versions of slides, without their place in the slideshow. */
@Injectable()
class SlidesVersions extends Versions<SlideDocument> {
  protected readonly missing = 'slide_not_found';

  constructor(@InjectModel(SLIDE_MODEL) model: Model<SlideDocument>, editor: SlidesEditorService, staff: StaffNames) {
    super(model, editor.edits, staff);
  }
}

/** The published versions of slides, which can be restored. */
@Module({
  imports: [SlidesModule, MongooseModule.forFeature([{ name: SLIDE_MODEL, schema: slideSchema }])],
  controllers: [versionsController('slides', SlidesVersions)],
  providers: [StaffNames, SlidesVersions],
})
export class VersionsModule {}
