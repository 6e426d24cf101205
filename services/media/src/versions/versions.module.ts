import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { versionsController } from '@reefdesk/service-kit/versions/versions.controller';
import { slideSchema } from '../slides/slide.schema.ts';
import { SlidesModule } from '../slides/slides.module.ts';
import { SLIDE_MODEL } from '../slides/slides.repository.ts';
import { SlidesVersions } from './slides.versions.ts';

/** The published versions of slides, which can be restored. */
@Module({
  imports: [SlidesModule, MongooseModule.forFeature([{ name: SLIDE_MODEL, schema: slideSchema }])],
  controllers: [versionsController('slides', SlidesVersions)],
  providers: [StaffNames, SlidesVersions],
})
export class VersionsModule {}
