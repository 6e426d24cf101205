import { Controller } from '@nestjs/common';
import { FIND_IMAGE_USES, type ImageUses } from '@reefdesk/contracts/messages/image-uses.messages';
import { ImageUsesAnswer } from '@reefdesk/media-client/image-uses-answer';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { ImageUsesRepository } from './image-uses.repository.ts';

/** Media asks this before it deletes an image; the NATS permissions let nobody else. */
@Controller()
export class ImageUsesMessagesController {
  constructor(
    private readonly uses: ImageUsesRepository,
    private readonly answer: ImageUsesAnswer,
  ) {}

  @HandleMessage(FIND_IMAGE_USES.testimonials)
  find({ ids }: { ids: string[] }): Promise<ImageUses> {
    return this.answer.answer(ids, (asked) => this.uses.find(asked));
  }
}
