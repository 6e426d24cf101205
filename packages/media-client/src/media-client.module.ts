import { Controller, Module } from '@nestjs/common';
import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { ImageChanged, ImageRendered } from '@reefdesk/contracts/messages/media.messages';
import { OnEvent } from '@reefdesk/service-kit/messaging/handle.decorators';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { ImageDirectory } from './image-directory.ts';
import { ImageUploads } from './image-uploads.ts';
import { UploadClient } from './upload-client.ts';

/** Each replica has its own cache, so each replica receives the events. */
@Controller()
class ImageEventsController {
  constructor(private readonly directory: ImageDirectory) {}

  @OnEvent(ImageRendered, { broadcast: true })
  onRendered({ image }: { image: ImageView }): void {
    this.directory.learn(image);
  }

  @OnEvent(ImageChanged, { broadcast: true })
  onChanged({ image }: { image: ImageView }): void {
    this.directory.learn(image);
  }
}

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
