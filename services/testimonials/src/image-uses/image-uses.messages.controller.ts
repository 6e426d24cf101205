import { Controller } from '@nestjs/common';
import {
  FIND_IMAGE_USES,
  type ImageReplacement,
  type ImageUse,
  type ImageUses,
  type ImageUsesQuestion,
  LIST_IMAGE_USES,
  REPLACE_IMAGE,
} from '@reefdesk/contracts/messages/media.messages';
import { ImageUsesAnswer } from '@reefdesk/media-client/image-uses-answer';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { ImageReplacementsRepository } from './image-replacements.repository.ts';
import { ImageUsesRepository } from './image-uses.repository.ts';

/** Handles requests of media, for example before it deletes an image; the NATS permissions allow no other service. */
@Controller()
export class ImageUsesMessagesController {
  constructor(
    private readonly uses: ImageUsesRepository,
    private readonly answer: ImageUsesAnswer,
    private readonly replacements: ImageReplacementsRepository,
  ) {}

  @HandleMessage(FIND_IMAGE_USES.testimonials)
  find({ ids }: { ids: string[] }): Promise<ImageUses> {
    return this.answer.answer(ids, (asked) => this.uses.find(asked));
  }

  @HandleMessage(LIST_IMAGE_USES.testimonials)
  async list(question: ImageUsesQuestion): Promise<{ uses: ImageUse[] }> {
    return { uses: await this.uses.list(question) };
  }

  @HandleMessage(REPLACE_IMAGE.testimonials)
  async replace(replacement: ImageReplacement): Promise<{ changed: number }> {
    return { changed: await this.replacements.replace(replacement) };
  }
}
