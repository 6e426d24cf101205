import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EditingModule } from '../editing/editing.module.ts';
import { PREVIEW_MODEL, previewSchema } from './preview.schema.ts';
import { PreviewsAdminController, PreviewsMessagesController } from './previews.controller.ts';
import { PreviewsRepository } from './previews.repository.ts';
import { PreviewsService } from './previews.service.ts';

/** The service that owns a record provides its preview. */
@Module({
  imports: [EditingModule, MongooseModule.forFeature([{ name: PREVIEW_MODEL, schema: previewSchema }])],
  controllers: [PreviewsAdminController, PreviewsMessagesController],
  providers: [PreviewsRepository, PreviewsService],
})
export class PreviewsModule {}
