import { Injectable, Logger } from '@nestjs/common';
import { REPLACE_IMAGE } from '@reefdesk/contracts/messages/media.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { ImagesService } from '../../images/images.service.ts';
import { SlideReplacementsRepository } from '../../slides/slide-replacements.repository.ts';
import { InheritedTexts } from './inherited-texts.ts';
import type { ReplacementDocument } from './replacement.schema.ts';
import { ReplacementsRepository } from './replacements.repository.ts';

type Owner = keyof typeof REPLACE_IMAGE;
const SLIDES = 'slides';
export const OWNERS: readonly string[] = [SLIDES, ...Object.keys(REPLACE_IMAGE)];

/** Replaces an image in all owners. Each step is idempotent and recorded, so any replica can continue. */
@Injectable()
export class ReplacementWork {
  private readonly logger = new Logger(ReplacementWork.name);

  constructor(
    private readonly replacements: ReplacementsRepository,
    private readonly slides: SlideReplacementsRepository,
    private readonly images: ImagesService,
    private readonly texts: InheritedTexts,
    private readonly bus: MessageBus,
  ) {}

  /** Usually only one replica tries each replacement, which is not required. */
  async sweep(triedBefore: Date, signal?: AbortSignal): Promise<void> {
    for (const left of await this.replacements.listLeft(triedBefore)) {
      if (signal?.aborted) return;
      await this.replacements.noteTried(left._id);
      await this.goOn(left);
    }
  }

  /** True if every owner has completed it. Owners that do not answer are tried again later. */
  async goOn({ _id: from, to, by, waiting }: ReplacementDocument): Promise<boolean> {
    const [image] = await this.images.claim([to]);
    // If the new image has been deleted, the replacement ends and the old image stays.
    if (!image) await Promise.all(waiting.map((owner) => this.replacements.noteDone(from, owner)));
    else {
      await this.texts.copy(from, to, by);
      const [current = image] = await this.images.describe([to]);
      for (const owner of waiting) {
        try {
          if (owner === SLIDES) await this.slides.replace(from, to, by);
          else await this.bus.ask(REPLACE_IMAGE[owner as Owner], { from, to: current, by });
          await this.replacements.noteDone(from, owner);
        } catch (error) {
          this.logger.warn({ err: error, owner }, 'A picture is replaced there later');
        }
      }
    }
    await this.replacements.end(from);
    return !(await this.replacements.isLeft(from));
  }
}
