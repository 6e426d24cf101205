import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { ImageLife } from '../images/image.schema.ts';
import { cardsFolder } from '../storage/object-keys.ts';
import { ObjectStorage } from '../storage/object-storage.ts';

const CACHE_BYTES = 8 * 1024 * 1024;
/** Per picture: two shapes in three languages, for several records and their earlier names. */
const MAX_CARDS = 48;

/** Cards are stored with their picture and deleted with it; no record lists them. */
@Injectable()
export class CardStore {
  private readonly logger = new Logger(CardStore.name);
  /** By key; the content of a key never changes. */
  private readonly cache = new LRUCache<string, Buffer>({ maxSize: CACHE_BYTES, sizeCalculation: (bytes) => bytes.length || 1 });

  constructor(private readonly storage: ObjectStorage) {}

  async read(key: string): Promise<Buffer | undefined> {
    const bytes = this.cache.get(key) ?? (await this.storage.read(key));
    if (bytes) this.cache.set(key, bytes);
    return bytes;
  }

  async write(image: ImageLife, key: string, bytes: Buffer): Promise<void> {
    await this.storage.write(key, bytes, 'image/jpeg');
    this.cache.set(key, bytes);
    await this.prune(image, key).catch((error: unknown) => this.logger.warn({ err: error, imageId: image._id }, 'Old cards stay for now'));
  }

  /** Deletes the oldest cards; one that is still requested is drawn again. */
  private async prune(image: ImageLife, newest: string): Promise<void> {
    const cards: { key: string; modifiedAt: Date }[] = [];
    for await (const card of this.storage.list(cardsFolder(image))) if (card.key !== newest) cards.push(card);
    const oldestFirst = cards.sort((one, other) => one.modifiedAt.getTime() - other.modifiedAt.getTime());
    for (const { key } of oldestFirst.slice(0, Math.max(0, cards.length + 1 - MAX_CARDS))) {
      await this.storage.remove(key);
      this.cache.delete(key);
    }
  }
}
