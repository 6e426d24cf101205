import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { withoutDeadline } from '@reefdesk/service-kit/request/request-context';
import { LRUCache } from 'lru-cache';
import { type ByteRange, ObjectStorage } from '../storage/object-storage.ts';
import type { Sendable, Source } from './send-rendition.ts';

/** Enough for the images that pages show often; larger renditions are always streamed. */
const CACHE_BYTES = 32 * 1024 * 1024;
const MAX_CACHED_BYTES = 256 * 1024;

@Injectable()
export class RenditionSource implements Source {
  /** Keyed by content, so entries are never outdated. */
  private readonly cache = new LRUCache<string, Buffer, Sendable>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.length || 1,
    fetchMethod: async (_hash, _stale, { context }) => withoutDeadline(() => this.storage.read(context.key)),
  });

  constructor(private readonly storage: ObjectStorage) {}

  async open(rendition: Sendable, range?: ByteRange): Promise<Buffer | Readable | undefined> {
    if (rendition.bytes > MAX_CACHED_BYTES) return this.storage.open(rendition.key, range);
    const bytes = await this.cache.fetch(rendition.hash, { context: rendition });
    return range ? bytes?.subarray(range.offset, range.offset + range.length) : bytes;
  }
}
