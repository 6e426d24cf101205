import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DraftsModule } from '../drafts/drafts.module.ts';
import { PREVIEW_MODEL, previewSchema } from './preview.schema.ts';
import { PreviewsAdminController } from './previews.admin.controller.ts';
import { PreviewsMessagesController } from './previews.messages.controller.ts';
import { PreviewsRepository } from './previews.repository.ts';
import { PreviewsService } from './previews.service.ts';

/** Links to drafts, of every kind of record: their owners say what there is to see. */
@Module({
  imports: [DraftsModule, MongooseModule.forFeature([{ name: PREVIEW_MODEL, schema: previewSchema }])],
  controllers: [PreviewsAdminController, PreviewsMessagesController],
  providers: [PreviewsRepository, PreviewsService],
})
export class PreviewsModule {}
