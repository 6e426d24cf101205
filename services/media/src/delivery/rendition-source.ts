import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { withoutDeadline } from '@reefdesk/service-kit/request/request-context';
import { LRUCache } from 'lru-cache';
import { type ByteRange, ObjectStorage } from '../storage/object-storage.ts';
import type { Sendable, Source } from './send-rendition.ts';

/** What pages show again and again fits; a rendition larger than a part of it is always streamed. */
const KEPT_BYTES = 32 * 1024 * 1024;
const LARGEST_KEPT_BYTES = 256 * 1024;

/** The bytes of renditions: small ones asked for lately from memory, everything else as a stream from storage. */
@Injectable()
export class RenditionSource implements Source {
  /** By content, so nothing in it can be out of date. */
  private readonly kept = new LRUCache<string, Buffer, Sendable>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.length || 1,
    fetchMethod: async (_hash, _stale, { context }) => withoutDeadline(() => this.storage.read(context.key)),
  });

  constructor(private readonly storage: ObjectStorage) {}

  /** Undefined when storage does not hold it. */
  async open(rendition: Sendable, range?: ByteRange): Promise<Buffer | Readable | undefined> {
    if (rendition.bytes > LARGEST_KEPT_BYTES) return this.storage.open(rendition.key, range);
    const bytes = await this.kept.fetch(rendition.hash, { context: rendition });
    return range ? bytes?.subarray(range.offset, range.offset + range.length) : bytes;
  }
}
