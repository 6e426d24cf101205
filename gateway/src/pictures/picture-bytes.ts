import { LRUCache } from 'lru-cache';
import type { PictureFolder } from './picture-folder.ts';

/** Maximum share of memory for one picture. Larger ones are read from disk each time. */
const ONE_PICTURES_SHARE = 1 / 16;

/** Picture bytes by hash: recently used ones in memory, all of them on disk. */
export class PictureBytes {
  private readonly memory: LRUCache<string, Buffer>;

  constructor(
    readonly folder: PictureFolder,
    maxBytes: number,
  ) {
    this.memory = new LRUCache<string, Buffer>({
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes * ONE_PICTURES_SHARE),
      sizeCalculation: (bytes) => bytes.length || 1,
    });
  }

  get memoryBytes(): number {
    return this.memory.calculatedSize;
  }

  inMemory(hash: string): Buffer | undefined {
    return this.memory.get(hash);
  }

  async read(hash: string): Promise<Buffer | undefined> {
    const held = this.memory.get(hash);
    if (held) return held;
    const bytes = await this.folder.read(hash);
    if (bytes) this.memory.set(hash, bytes);
    return bytes;
  }

  write(hash: string, bytes: Buffer): void {
    this.memory.set(hash, bytes);
    void this.folder.write(hash, bytes);
  }

  /** Marks the picture as used, and writes it to disk again if it was evicted only there. */
  touch(hash: string): void {
    const held = this.memory.get(hash);
    if (!this.folder.touch(hash) && held) void this.folder.write(hash, held);
  }

  remove(hash: string): void {
    this.memory.delete(hash);
    this.folder.remove(hash);
  }
}
