import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageReplacingRepository } from '@reefdesk/media-client/image-replacing.repository';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { DRAFT, draftSchema } from '@reefdesk/service-kit/records/draft.schema';
import { STORED_VERSION, storedVersionSchema } from '@reefdesk/service-kit/records/versioned.schema';
import { imageSchema } from '../images/image.schema.ts';
import { ImagesModule } from '../images/images.module.ts';
import { IMAGE_MODEL } from '../images/images.repository.ts';
import { slideSchema } from '../slides/slide.schema.ts';
import { SlideReplacementsRepository } from '../slides/slide-replacements.repository.ts';
import { SlideUsesRepository } from '../slides/slide-uses.repository.ts';
import { SLIDE_MODEL } from '../slides/slides.repository.ts';
import { LibraryAdminController } from './library.admin.controller.ts';
import { LibraryRepository } from './library.repository.ts';
import { LibraryService } from './library.service.ts';
import { LibraryUses } from './library-uses.ts';
import { InheritedTexts } from './replacements/inherited-texts.ts';
import { replacementSchema } from './replacements/replacement.schema.ts';
import { ReplacementSweeper } from './replacements/replacement-sweeper.ts';
import { ReplacementWork } from './replacements/replacement-work.ts';
import { REPLACEMENT_MODEL, ReplacementsRepository } from './replacements/replacements.repository.ts';
import { ReplacementsService } from './replacements/replacements.service.ts';

/** The media library (docs/adr/0034). */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: IMAGE_MODEL, schema: imageSchema },
      { name: SLIDE_MODEL, schema: slideSchema },
      { name: STORED_VERSION, schema: storedVersionSchema },
      { name: DRAFT, schema: draftSchema },
      { name: REPLACEMENT_MODEL, schema: replacementSchema },
    ]),
    ImagesModule,
  ],
  controllers: [LibraryAdminController],
  providers: [
    LibraryRepository,
    LibraryService,
    LibraryUses,
    StaffNames,
    SlideUsesRepository,
    SlideReplacementsRepository,
    ImageReplacingRepository,
    ReplacementsRepository,
    InheritedTexts,
    ReplacementWork,
    ReplacementsService,
    ReplacementSweeper,
  ],
})
export class LibraryModule {}
