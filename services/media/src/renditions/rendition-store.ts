import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ImageLife, Rendition, StoredFormat } from '../images/image.schema.ts';
import { CONTENT_TYPES } from '../pixels/content-types.ts';
import { renditionKey } from '../storage/object-keys.ts';
import { ObjectStorage } from '../storage/object-storage.ts';

/** Stores the bytes of a rendition and returns its entry for the record. */
@Injectable()
export class RenditionStore {
  constructor(private readonly storage: ObjectStorage) {}

  async store(image: ImageLife, width: number, format: StoredFormat, bytes: Uint8Array): Promise<Rendition> {
    const key = renditionKey(image, width, format);
    await this.storage.write(key, bytes, CONTENT_TYPES[format]);
    return { width, format, key, bytes: bytes.length, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32) };
  }
}
