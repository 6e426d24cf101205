import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageUploads } from '@reefdesk/media-client/image-uploads';
import { ImagesModule } from '../images/images.module.ts';
import { RenditionsModule } from '../renditions/renditions.module.ts';
import { ImageIntake } from './image-intake.ts';
import { LocalUploader } from './local-uploader.ts';
import { StagingSweeper } from './staging-sweeper.ts';
import { uploadSchema } from './upload.schema.ts';
import { UploadMetrics } from './upload-metrics.ts';
import { UploadsMessagesController } from './uploads.messages.controller.ts';
import { UPLOAD_MODEL, UploadsRepository } from './uploads.repository.ts';
import { UploadsService } from './uploads.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: UPLOAD_MODEL, schema: uploadSchema }]), ImagesModule, RenditionsModule],
  controllers: [UploadsMessagesController],
  providers: [
    UploadsRepository,
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
