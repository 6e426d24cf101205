import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Logger } from '@nestjs/common';
import { type Clock, monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { LRUCache } from 'lru-cache';
import { codeOf } from '../upstream/failures.ts';
import { type CachedPicture, hashOf } from './cached-picture.ts';

const HASH = /^[0-9a-f]{32}$/;
const INDEX = 'index.json';
/** Suffix of incomplete files, which a killed process leaves behind. */
const UNFINISHED = '.part';
const TRY_AGAIN_AFTER_MS = 60_000;
const MAX_WRITES = 16;

export type CachedAddresses = [key: string, picture: CachedPicture][];

/** Pictures on local disk, verified by hash and evicted by least recent use. After a write error the disk is unused for a minute. */
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

  /** Returns the addresses of the previous process whose files still exist. Never throws. */
  async open(): Promise<CachedAddresses> {
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

  read(hash: string): Promise<Buffer | undefined> {
    if (!this.files.has(hash)) return Promise.resolve(undefined);
    const reading = this.reading.get(hash) ?? this.readNow(hash).finally(() => this.reading.delete(hash));
    this.reading.set(hash, reading);
    return reading;
  }

  async write(hash: string, bytes: Buffer): Promise<void> {
    if (!this.isOn || this.writing.size >= MAX_WRITES || this.touch(hash)) return;
    const written = this.writeNow(hash, bytes);
    this.writing.add(written);
    await written;
    this.writing.delete(written);
  }

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

  async writeIndex(addresses: CachedAddresses): Promise<void> {
    if (!this.isOn) return;
    const cached = addresses.filter(([, { hash }]) => this.files.has(hash));
    await this.store(join(this.folder, INDEX), JSON.stringify(cached)).catch((error: unknown) => this.turnOff(error));
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
    if (bytes) this.logger.warn({ hash }, 'A cached picture on the disk is damaged and is fetched again');
    this.files.delete(hash);
    return undefined;
  }

  /** Writes atomically, so that a reader finds the whole file or none. */
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

  /** Returns file sizes by hash and removes incomplete files. */
  private async found(): Promise<Map<string, number>> {
    const sizes = new Map<string, number>();
    for (const entry of await readdir(this.folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && HASH.test(entry.name)) sizes.set(entry.name, (await stat(file)).size);
      else if (entry.isFile() && entry.name.endsWith(UNFINISHED)) await this.unlink(file);
    }
    return sizes;
  }

  private async readIndex(): Promise<CachedAddresses> {
    try {
      const listed: unknown = JSON.parse(await readFile(join(this.folder, INDEX), 'utf8'));
      return Array.isArray(listed) ? listed.filter(isCachedAddress) : [];
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
      this.logger.warn({ err: error, code: codeOf(error) }, 'Pictures cannot be cached on the disk now; they come from memory and media');
    }
    this.offUntil = this.now() + TRY_AGAIN_AFTER_MS;
  }
}

/** The file may have been written by another version of the gateway. */
function isCachedAddress(value: unknown): value is CachedAddresses[number] {
  const [key, picture] = Array.isArray(value) ? (value as [unknown, Partial<CachedPicture> | null]) : [];
  return (
    typeof key === 'string' &&
    typeof picture?.id === 'string' &&
    HASH.test(picture.hash ?? '') &&
    Number.isSafeInteger(picture.length) &&
    typeof picture.headers === 'object'
  );
}
