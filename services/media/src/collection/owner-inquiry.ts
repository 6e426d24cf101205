import { Injectable } from '@nestjs/common';
import type { ImageUses } from '@reefdesk/contracts/messages/media.messages';
import { CollectionStateRepository } from './collection-state.repository.ts';
import { IMAGE_OWNERS, type ImageOwner, ImageOwners } from './image-owners.ts';
import { SweepStopped } from './sweep-outcome.ts';

@Injectable()
export class OwnerInquiry {
  constructor(
    private readonly owners: ImageOwners,
    private readonly states: CollectionStateRepository,
  ) {}

  /** Checks that every owner answers; returns the owners seen for the first time. */
  async callRoll(): Promise<ImageOwner[]> {
    const { databases } = await this.states.read();
    const answers = await this.askAll([]);
    const unknown = IMAGE_OWNERS.filter((owner) => databases[owner] === undefined);
    for (const owner of unknown) await this.states.know(owner, answers[owner].databaseId);
    await this.compare(answers);
    return unknown;
  }

  /** Returns the ids in use by any owner. Throws if an owner is silent or answers from another database. */
  async usedOf(ids: readonly string[]): Promise<Set<string>> {
    const answers = await this.askAll(ids);
    await this.compare(answers);
    return new Set(IMAGE_OWNERS.flatMap((owner) => answers[owner].used));
  }

  private async askAll(ids: readonly string[]): Promise<Record<ImageOwner, ImageUses>> {
    const answers = await Promise.all(IMAGE_OWNERS.map(async (owner) => [owner, await this.owners.ask(owner, ids)] as const));
    return Object.fromEntries(answers) as Record<ImageOwner, ImageUses>;
  }

  private async compare(answers: Record<ImageOwner, ImageUses>): Promise<void> {
    const { databases } = await this.states.read();
    for (const owner of IMAGE_OWNERS) {
      const { databaseId } = answers[owner];
      if (databaseId === databases[owner]) continue;
      await this.states.meet(owner, databaseId);
      throw new SweepStopped(
        'another_database',
        `${owner} answers from another database than before: ${databaseId}, known is ${databases[owner]}`,
      );
    }
  }
}
