import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Rendition, StoredFormat } from '../images/image.schema.ts';
import { CONTENT_TYPES } from '../pixels/encode.ts';
import { renditionKey } from '../storage/object-keys.ts';
import { ObjectStorage } from '../storage/object-storage.ts';

/** Puts the bytes of a rendition where they belong and says what the record needs to know. */
@Injectable()
export class RenditionStore {
  constructor(private readonly storage: ObjectStorage) {}

  async store(imageId: string, width: number, format: StoredFormat, bytes: Buffer): Promise<Rendition> {
    const key = renditionKey(imageId, width, format);
    await this.storage.write(key, bytes, CONTENT_TYPES[format]);
    return { width, format, key, bytes: bytes.length, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32) };
  }
}
