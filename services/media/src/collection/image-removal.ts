import { Injectable } from '@nestjs/common';
import { ImagesRemoved } from '@reefdesk/contracts/messages/media.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import type { ImageDocument } from '../images/image.schema.ts';
import { type Candidate, ImageRemovalsRepository } from '../images/image-removals.repository.ts';
import { imageFolder } from '../storage/object-keys.ts';
import { ObjectStorage } from '../storage/object-storage.ts';
import { OwnerInquiry } from './owner-inquiry.ts';
import type { SweepLease } from './sweep-lease.ts';

/** Removes images in five steps: mark, ask the owners again, confirm, delete the objects, delete the record. */
@Injectable()
export class ImageRemoval {
  constructor(
    private readonly images: ImageRemovalsRepository,
    private readonly owners: OwnerInquiry,
    private readonly storage: ObjectStorage,
    private readonly bus: MessageBus,
  ) {}

  /** Skips candidates that an upload has claimed since or that an owner uses. Returns the number of removed images. */
  async remove(candidates: readonly Candidate[], lease: SweepLease): Promise<number> {
    const { sweepId } = lease;
    const marked = await this.images.mark(candidates, sweepId);
    if (marked.length === 0) return 0;
    const used = await this.askAgain(marked, sweepId);
    await this.images.unmark({ sweepId, ids: [...used] });
    lease.mustHold();
    const unused = marked.filter((id) => !used.has(id));
    await this.images.confirm(unused, sweepId);
    return this.finish(lease);
  }

  /** Finishes an interrupted sweep: unmarks images that were not confirmed, and deletes the confirmed ones. */
  async recover(lease: SweepLease): Promise<number> {
    await this.images.unmark();
    return this.finish(lease);
  }

  private async askAgain(marked: readonly string[], sweepId: string): Promise<Set<string>> {
    try {
      return await this.owners.usedOf(marked);
    } catch (error) {
      // Without an answer the images are unmarked, so that visitors see them again at once.
      await this.images.unmark({ sweepId, ids: marked });
      throw error;
    }
  }

  private async finish(lease: SweepLease): Promise<number> {
    let removed = 0;
    const confirmed = await this.images.listConfirmed();
    if (confirmed.length > 0) this.bus.publish(ImagesRemoved, { ids: confirmed.map(({ _id }) => _id) });
    for (const image of confirmed) {
      lease.mustHold();
      await this.erase(image);
      if (await this.images.remove(image)) removed++;
    }
    return removed;
  }

  /** Deletes the record last: a remaining record is processed again, while objects without a record are hard to find. */
  private async erase(image: ImageDocument): Promise<void> {
    const keys = new Set([image.masterKey, ...image.renditions.map(({ key }) => key)].filter(Boolean));
    for await (const { key } of this.storage.list(imageFolder(image))) keys.add(key);
    await Promise.all([...keys].map((key) => this.storage.remove(key)));
  }
}
