import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Logger } from '@nestjs/common';
import { type Clock, monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { LRUCache } from 'lru-cache';
import { codeOf } from '../upstream/failures.ts';
import { hashOf, type KeptPicture } from './kept-picture.ts';

const HASH = /^[0-9a-f]{32}$/;
const INDEX = 'index.json';
/** Suffix of files that are being written; a killed process leaves them behind. */
const UNFINISHED = '.part';
/** Time during which a disk that could not be written is not used. */
const TRY_AGAIN_AFTER_MS = 60_000;
/** Maximum number of concurrent writes; further pictures stay in memory only. */
const MOST_WRITES = 16;

export type KeptAddresses = [key: string, picture: KeptPicture][];

/**
 * Pictures on this process's own disk, each in a file named by the hash of its bytes; the least recently used go first. A file is trusted
 * only if its hash matches. Losing files is harmless: media is asked again, and a disk that cannot be written (full, read-only, missing) is
 * not used for a minute.
 */
export class PictureFolder {
  private readonly logger = new Logger('Pictures');
  private readonly files: LRUCache<string, number>;
  private readonly reading = new Map<string, Promise<Buffer | undefined>>();
  private readonly writing = new Set<Promise<void>>();
  private offUntil = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly folder: string,
    maxBytes: number,
    private readonly now: Clock = monotonicMs,
  ) {
    this.files = new LRUCache<string, number>({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => bytes || 1,
      dispose: (_bytes, hash, reason) => {
        if (reason === 'evict' || reason === 'delete') void this.unlink(this.fileOf(hash));
      },
    });
  }

  get bytes(): number {
    return this.files.calculatedSize;
  }

  get isOn(): boolean {
    return this.folder !== '' && this.now() >= this.offUntil;
  }

  has(hash: string): boolean {
    return this.files.has(hash);
  }

  /** Returns the addresses kept by the previous process whose files still exist. Never throws. */
  async open(): Promise<KeptAddresses> {
    if (this.folder === '') return [];
    try {
      await mkdir(this.folder, { recursive: true });
      const sizes = await this.found();
      const addresses = (await this.readIndex()).filter(([, { hash, length }]) => sizes.get(hash) === length);
      const known = new Set(addresses.map(([, { hash }]) => hash));
      for (const [, { hash, length }] of addresses) this.files.set(hash, length);
      for (const hash of sizes.keys()) if (!known.has(hash)) await this.unlink(this.fileOf(hash));
      return addresses.filter(([, { hash }]) => this.files.has(hash));
    } catch (error) {
      this.turnOff(error);
      return [];
    }
  }

  /** Undefined if the file is missing or its bytes do not match its hash. */
  read(hash: string): Promise<Buffer | undefined> {
    if (!this.files.has(hash)) return Promise.resolve(undefined);
    const reading = this.reading.get(hash) ?? this.readNow(hash).finally(() => this.reading.delete(hash));
    this.reading.set(hash, reading);
    return reading;
  }

  /** Never throws. */
  async write(hash: string, bytes: Buffer): Promise<void> {
    if (!this.isOn || this.writing.size >= MOST_WRITES || this.touch(hash)) return;
    const written = this.writeNow(hash, bytes);
    this.writing.add(written);
    await written;
    this.writing.delete(written);
  }

  /** Resolves when all writes that are running now have ended. */
  async written(): Promise<void> {
    await Promise.all(this.writing);
  }

  /** Marks the file as used; false if there is none. */
  touch(hash: string): boolean {
    return this.files.get(hash) !== undefined;
  }

  remove(hash: string): void {
    this.files.delete(hash);
  }

  /** Never throws. */
  async writeIndex(addresses: KeptAddresses): Promise<void> {
    if (!this.isOn) return;
    const kept = addresses.filter(([, { hash }]) => this.files.has(hash));
    await this.store(join(this.folder, INDEX), JSON.stringify(kept)).catch((error: unknown) => this.turnOff(error));
  }

  private async writeNow(hash: string, bytes: Buffer): Promise<void> {
    try {
      await this.store(this.fileOf(hash), bytes);
      this.files.set(hash, bytes.length);
    } catch (error) {
      this.turnOff(error);
    }
  }

  private async readNow(hash: string): Promise<Buffer | undefined> {
    const bytes = await readFile(this.fileOf(hash)).catch(() => undefined);
    if (bytes && hashOf(bytes) === hash) {
      this.touch(hash);
      return bytes;
    }
    if (bytes) this.logger.warn({ hash }, 'A picture on the disk is not what it was; it is asked for anew');
    this.files.delete(hash);
    return undefined;
  }

  /** Writes atomically: a reader finds the whole file or none. */
  private async store(file: string, content: Buffer | string): Promise<void> {
    const part = `${file}.${randomUUID()}${UNFINISHED}`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(part, content);
      await rename(part, file);
    } catch (error) {
      await this.unlink(part);
      throw error;
    }
  }

  /** File sizes by hash. Removes unfinished files. */
  private async found(): Promise<Map<string, number>> {
    const sizes = new Map<string, number>();
    for (const entry of await readdir(this.folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && HASH.test(entry.name)) sizes.set(entry.name, (await stat(file)).size);
      else if (entry.isFile() && entry.name.endsWith(UNFINISHED)) await this.unlink(file);
    }
    return sizes;
  }

  private async readIndex(): Promise<KeptAddresses> {
    try {
      const listed: unknown = JSON.parse(await readFile(join(this.folder, INDEX), 'utf8'));
      return Array.isArray(listed) ? listed.filter(isKeptAddress) : [];
    } catch {
      return [];
    }
  }

  private fileOf(hash: string): string {
    return join(this.folder, hash.slice(0, 2), hash);
  }

  private async unlink(file: string): Promise<void> {
    await rm(file, { force: true }).catch(() => undefined);
  }

  private turnOff(error: unknown): void {
    if (this.isOn) {
      this.logger.warn({ err: error, code: codeOf(error) }, 'Pictures cannot be kept on the disk now; they come from memory and media');
    }
    this.offUntil = this.now() + TRY_AGAIN_AFTER_MS;
  }
}

/** The file may have been written by another version of the gateway. */
function isKeptAddress(value: unknown): value is KeptAddresses[number] {
  const [key, picture] = Array.isArray(value) ? (value as [unknown, Partial<KeptPicture> | null]) : [];
  return (
    typeof key === 'string' &&
    typeof picture?.id === 'string' &&
    HASH.test(picture.hash ?? '') &&
    Number.isSafeInteger(picture.length) &&
    typeof picture.headers === 'object'
  );
}
