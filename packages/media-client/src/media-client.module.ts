import { Module } from '@nestjs/common';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { ImageDirectory } from './image-directory.ts';
import { ImageEventsController } from './image-events.controller.ts';
import { UploadClient } from './upload-client.ts';

/** For services whose records own images. */
@Module({
  controllers: [ImageEventsController],
  providers: [
    ImageDirectory,
    { provide: UploadClient, useFactory: (bus: MessageBus) => new UploadClient((...args) => bus.ask(...args)), inject: [MessageBus] },
  ],
  exports: [ImageDirectory, UploadClient],
})
export class MediaClientModule {}
