import { Injectable } from '@nestjs/common';
import type { ImageUseView } from '@reefdesk/contracts/images/endpoints';
import { EMPTY_TEXT } from '@reefdesk/contracts/languages';
import {
  FIND_IMAGE_USES,
  IMAGE_USES_MAX_IDS,
  type ImageUse,
  type ImageUsesQuestion,
  LIST_IMAGE_USES,
} from '@reefdesk/contracts/messages/media.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { SlideUsesRepository } from '../slides/slide-uses.repository.ts';

type Owner = keyof typeof LIST_IMAGE_USES;
const OWNERS = Object.keys(LIST_IMAGE_USES) as Owner[];
const STORED_USE: ImageUseView = { kind: 'kept', record_id: '', name: EMPTY_TEXT };

/** Every method throws if an owner does not answer, because an unknown use must not count as unused. */
@Injectable()
export class LibraryUses {
  constructor(
    private readonly bus: MessageBus,
    private readonly slides: SlideUsesRepository,
  ) {}

  /** Unused images are missing from the map. Accepts at most {@link IMAGE_USES_MAX_IDS} ids. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, ImageUseView[]>> {
    if (ids.length === 0) return new Map();
    const [listed, used] = await Promise.all([this.list({ ids: [...ids] }), this.usedOf(ids)]);
    const uses = new Map<string, ImageUseView[]>();
    for (const { imageId, kind, recordId, name } of listed) {
      uses.set(imageId, [...(uses.get(imageId) ?? []), { kind, record_id: recordId, name }]);
    }
    for (const id of used) if (!uses.has(id)) uses.set(id, [STORED_USE]);
    return uses;
  }

  async usedOf(ids: readonly string[]): Promise<Set<string>> {
    const requested = [...ids];
    const answers = await Promise.all([
      this.slides.find(requested),
      ...OWNERS.map(async (owner) => (await this.bus.ask(FIND_IMAGE_USES[owner], { ids: requested })).used),
    ]);
    return new Set(answers.flat());
  }

  async named(terms: readonly string[]): Promise<string[]> {
    const uses = await this.list({ words: [...terms] });
    return [...new Set(uses.map(({ imageId }) => imageId))];
  }

  private async list(question: ImageUsesQuestion): Promise<ImageUse[]> {
    const answers = await Promise.all([
      this.slides.list(question),
      ...OWNERS.map(async (owner) => (await this.bus.ask(LIST_IMAGE_USES[owner], question)).uses),
    ]);
    return answers.flat();
  }
}

export const USES_BATCH = IMAGE_USES_MAX_IDS;
