import { Controller } from '@nestjs/common';
import { ImagesRemoved } from '@reefdesk/contracts/messages/media.messages';
import { OnEvent } from '@reefdesk/service-kit/messaging/handle.decorators';
import { Pictures } from './pictures.ts';

/** Every replica receives every removal. */
@Controller()
export class PicturesMessagesController {
  constructor(private readonly pictures: Pictures) {}

  @OnEvent(ImagesRemoved, { broadcast: true })
  removed({ ids }: { ids: string[] }): void {
    this.pictures.removed(ids);
  }
}
