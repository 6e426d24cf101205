import { Controller, Inject, type Type } from '@nestjs/common';
import {
  FIND_IMAGE_USES,
  type ImageReplacement,
  type ImageUse,
  type ImageUses,
  type ImageUsesQuestion,
  LIST_IMAGE_USES,
  REPLACE_IMAGE,
} from '@reefdesk/contracts/messages/media.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { ImageUsesAnswer } from './image-uses-answer.ts';

interface Uses {
  find(ids: readonly string[]): Promise<string[]>;
  list(question: ImageUsesQuestion): Promise<ImageUse[]>;
}
interface Replacements {
  replace(replacement: ImageReplacement): Promise<number>;
}

/** Creates the controller that handles requests of media; NATS permissions allow no other service. */
export function imageUsesMessages(
  owner: keyof typeof FIND_IMAGE_USES,
  usesRepository: Type<Uses>,
  replacementsRepository: Type<Replacements>,
): Type<object> {
  @Controller()
  class ImageUsesMessagesController {
    constructor(
      @Inject(usesRepository) private readonly uses: Uses,
      @Inject(replacementsRepository) private readonly replacements: Replacements,
      private readonly answer: ImageUsesAnswer,
    ) {}

    @HandleMessage(FIND_IMAGE_USES[owner])
    find({ ids }: { ids: string[] }): Promise<ImageUses> {
      return this.answer.answer(ids, (asked) => this.uses.find(asked));
    }

    @HandleMessage(LIST_IMAGE_USES[owner])
    async list(question: ImageUsesQuestion): Promise<{ uses: ImageUse[] }> {
      return { uses: await this.uses.list(question) };
    }

    @HandleMessage(REPLACE_IMAGE[owner])
    async replace(replacement: ImageReplacement): Promise<{ changed: number }> {
      return { changed: await this.replacements.replace(replacement) };
    }
  }
  return ImageUsesMessagesController;
}
