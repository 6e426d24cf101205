import { Controller } from '@nestjs/common';
import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { BeginUpload, type BeginUploadReply, type BeginUploadRequest, CompleteUpload } from '@reefdesk/contracts/messages/media.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { UploadsService } from './uploads.service.ts';

@Controller()
export class UploadsMessagesController {
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
