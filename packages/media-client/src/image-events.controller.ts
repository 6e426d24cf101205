import { Controller } from '@nestjs/common';
import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { ImageChanged, ImageRendered } from '@reefdesk/contracts/messages/media.messages';
import { OnEvent } from '@reefdesk/service-kit/messaging/handle.decorators';
import { ImageDirectory } from './image-directory.ts';

/** Each replica has its own cache, so each replica receives the events. */
@Controller()
export class ImageEventsController {
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
