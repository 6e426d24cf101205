import { LRUCache } from 'lru-cache';
import type { PictureFolder } from './picture-folder.ts';

/** No picture may push many others out of memory; larger ones are read from the disk each time. */
const ONE_PICTURES_SHARE = 1 / 16;

/** The bytes of pictures by their hash: those asked for lately in memory, all on the disk. */
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

  /** Undefined where it is kept nowhere. */
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

  /** What was only let go on the disk is written there again while it is used. */
  touch(hash: string): void {
    const held = this.memory.get(hash);
    if (!this.folder.touch(hash) && held) void this.folder.write(hash, held);
  }

  remove(hash: string): void {
    this.memory.delete(hash);
    this.folder.remove(hash);
  }
}
