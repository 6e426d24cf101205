import { Controller, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { BeginUpload, type BeginUploadReply, type BeginUploadRequest, CompleteUpload } from '@reefdesk/contracts/messages/media.messages';
import { ImageUploads } from '@reefdesk/media-client/image-uploads';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
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
import { UploadWork } from './upload-work.ts';
import { UPLOAD_MODEL, UploadsRepository } from './uploads.repository.ts';
import { UploadsService } from './uploads.service.ts';

@Controller()
class UploadsMessagesController {
  constructor(private readonly uploads: UploadsService) {}

  @HandleMessage(BeginUpload)
  begin(request: BeginUploadRequest): Promise<BeginUploadReply> {
    return this.uploads.begin(request);
  }

  @HandleMessage(CompleteUpload)
  async complete({ uploadId }: { uploadId: string }): Promise<{ image: ImageView }> {
    return { image: await this.uploads.complete(uploadId) };
  }
}

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
    UploadWork,
    ImageIntake,
    StagingSweeper,
    LocalUploader,
    { provide: ImageUploads, useFactory: (uploader: LocalUploader) => new ImageUploads(uploader), inject: [LocalUploader] },
  ],
  exports: [ImageUploads],
})
export class UploadsModule {}
