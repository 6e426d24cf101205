import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageUploads } from '@reefdesk/media-client/image-uploads';
import { ImagesModule } from '../images/images.module.ts';
import { RenditionsModule } from '../renditions/renditions.module.ts';
import { ImageIntake } from './image-intake.ts';
import { LocalUploader } from './local-uploader.ts';
import { partUploadSchema } from './parts/part-upload.schema.ts';
import { PartUploadsAdminController } from './parts/part-uploads.admin.controller.ts';
import { PART_UPLOAD_MODEL, PartUploadsRepository } from './parts/part-uploads.repository.ts';
import { PartUploadsService } from './parts/part-uploads.service.ts';
import { StagingSweeper } from './staging-sweeper.ts';
import { uploadSchema } from './upload.schema.ts';
import { UploadMetrics } from './upload-metrics.ts';
import { UploadsMessagesController } from './uploads.messages.controller.ts';
import { UPLOAD_MODEL, UploadsRepository } from './uploads.repository.ts';
import { UploadsService } from './uploads.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: UPLOAD_MODEL, schema: uploadSchema },
      { name: PART_UPLOAD_MODEL, schema: partUploadSchema },
    ]),
    ImagesModule,
    RenditionsModule,
  ],
  controllers: [UploadsMessagesController, PartUploadsAdminController],
  providers: [
    UploadsRepository,
    PartUploadsRepository,
    PartUploadsService,
    UploadsService,
    UploadMetrics,
    ImageIntake,
    StagingSweeper,
    LocalUploader,
    { provide: ImageUploads, useFactory: (uploader: LocalUploader) => new ImageUploads(uploader), inject: [LocalUploader] },
  ],
  exports: [ImageUploads],
})
export class UploadsModule {}
