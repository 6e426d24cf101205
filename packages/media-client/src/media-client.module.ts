import { Module } from '@nestjs/common';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { ImageDirectory } from './image-directory.ts';
import { ImageEventsController } from './image-events.controller.ts';
import { ImageUploads } from './image-uploads.ts';
import { UploadClient } from './upload-client.ts';

/** For services whose records own images. */
@Module({
  controllers: [ImageEventsController],
  providers: [
    ImageDirectory,
    { provide: ImageUploads, useFactory: (client: UploadClient) => new ImageUploads(client), inject: [UploadClient] },
    { provide: UploadClient, useFactory: (bus: MessageBus) => new UploadClient((...args) => bus.ask(...args)), inject: [MessageBus] },
  ],
  exports: [ImageDirectory, ImageUploads, UploadClient],
})
export class MediaClientModule {}
