import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { FIND_IMAGE_USES, type ImageUses } from '@reefdesk/contracts/messages/media.messages';
import { ImageUsesAnswer } from '@reefdesk/media-client/image-uses-answer';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { SlideUsesRepository } from '../slides/slide-uses.repository.ts';
import { SweepStopped } from './sweep-outcome.ts';

const ASK_TIMEOUT_MS = 5_000;
const ATTEMPTS = 3;
const RETRY_MS = 500;

type RemoteOwner = keyof typeof FIND_IMAGE_USES;
export const IMAGE_OWNERS = [...(Object.keys(FIND_IMAGE_USES) as RemoteOwner[]), 'media'] as const;
export type ImageOwner = (typeof IMAGE_OWNERS)[number];

@Injectable()
export class ImageOwners {
  constructor(
    private readonly bus: MessageBus,
    private readonly slides: SlideUsesRepository,
    private readonly ownAnswer: ImageUsesAnswer,
  ) {}

  /** Throws `owner_silent` without a clear answer after three attempts; a service may be restarting. */
  async ask(owner: ImageOwner, ids: readonly string[]): Promise<ImageUses> {
    for (let attempt = 1; ; attempt++) {
      try {
        return checked(await this.askOnce(owner, [...ids]));
      } catch (error) {
        if (attempt === ATTEMPTS) {
          throw new SweepStopped('owner_silent', `${owner} does not say which images it uses (${(error as Error).message})`);
        }
        await sleep(RETRY_MS * attempt);
      }
    }
  }

  private askOnce(owner: ImageOwner, ids: string[]): Promise<ImageUses> {
    if (owner === 'media') return this.ownAnswer.answer(ids, (requested) => this.slides.find(requested));
    return this.bus.ask(FIND_IMAGE_USES[owner], { ids }, { timeoutMs: ASK_TIMEOUT_MS });
  }
}

/** Rejects a malformed answer, so that it does not count as "no image is used". */
function checked(answer: ImageUses): ImageUses {
  const { used, databaseId } = answer;
  const isClear = Array.isArray(used) && used.every((id) => typeof id === 'string') && typeof databaseId === 'string' && databaseId !== '';
  if (!isClear) throw new Error('not understood');
  return answer;
}
