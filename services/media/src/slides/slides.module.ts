import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImagesModule } from '../images/images.module.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { slideSchema } from './slide.schema.ts';
import { SlidesAdminController, SlidesPublicController } from './slides.controller.ts';
import { SlidesEditorService } from './slides.editor.service.ts';
import { SLIDE_MODEL, SlidesRepository } from './slides.repository.ts';
import { SlidesService } from './slides.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: SLIDE_MODEL, schema: slideSchema }]), ImagesModule, UploadsModule],
  controllers: [SlidesPublicController, SlidesAdminController],
  providers: [SlidesRepository, SlidesService, SlidesEditorService],
  exports: [SlidesService, SlidesEditorService],
})
export class SlidesModule {}
