import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { ImageLife } from '../images/image.schema.ts';
import { cardsFolder } from '../storage/object-keys.ts';
import { ObjectStorage } from '../storage/object-storage.ts';

const KEPT_BYTES = 8 * 1024 * 1024;
/** Of one picture: two shapes in three languages of several records and of names that they had before. */
const MOST_CARDS = 48;

/** Cards lie with the picture that they show and go with it; no record knows them. */
@Injectable()
export class CardStore {
  private readonly logger = new Logger(CardStore.name);
  /** By key: what is stored under one never changes. */
  private readonly kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: (bytes) => bytes.length || 1 });

  constructor(private readonly storage: ObjectStorage) {}

  async read(key: string): Promise<Buffer | undefined> {
    const bytes = this.kept.get(key) ?? (await this.storage.read(key));
    if (bytes) this.kept.set(key, bytes);
    return bytes;
  }

  async write(image: ImageLife, key: string, bytes: Buffer): Promise<void> {
    await this.storage.write(key, bytes, 'image/jpeg');
    this.kept.set(key, bytes);
    await this.prune(image, key).catch((error: unknown) => this.logger.warn({ err: error, imageId: image._id }, 'Old cards stay for now'));
  }

  /** The oldest go: their names are those of before, and whoever still asks for one that is shown gets it drawn again. */
  private async prune(image: ImageLife, newest: string): Promise<void> {
    const cards: { key: string; modifiedAt: Date }[] = [];
    for await (const card of this.storage.list(cardsFolder(image))) if (card.key !== newest) cards.push(card);
    const oldestFirst = cards.sort((one, other) => one.modifiedAt.getTime() - other.modifiedAt.getTime());
    for (const { key } of oldestFirst.slice(0, Math.max(0, cards.length + 1 - MOST_CARDS))) {
      await this.storage.remove(key);
      this.kept.delete(key);
    }
  }
}
