import { createHash } from 'node:crypto';
import type { DocumentsFacts } from '../bundle/manifest.ts';

const LENGTH_BYTES = 4;
const SMALLEST = 5;
/** The server's limit is 16 MB plus a margin for its own fields. */
const LARGEST = 17 * 1_024 * 1_024;

/** Splits a stream into BSON documents by their length prefix. */
export async function* documentsIn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
    let at = 0;
    while (rest.length - at >= LENGTH_BYTES) {
      const length = rest.readInt32LE(at);
      if (length < SMALLEST || length > LARGEST) throw new Error('Not a BSON document');
      if (rest.length - at < length) break;
      yield rest.subarray(at, at + length);
      at += length;
    }
    rest = rest.subarray(at);
  }
  if (rest.length > 0) throw new Error('The last document is cut off');
}

export class DocumentsDigest {
  private readonly hash = createHash('sha256');
  private documents = 0;
  private size = 0;

  async *through(documents: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const document of documents) {
      this.hash.update(document);
      this.documents++;
      this.size += document.length;
      yield document;
    }
  }

  async all(documents: AsyncIterable<Uint8Array>): Promise<DocumentsFacts> {
    for await (const _ of this.through(documents));
    return this.facts();
  }

  /** Call once, at the end. */
  facts(): DocumentsFacts {
    return { documents: this.documents, size: this.size, sha256: this.hash.digest('hex') };
  }
}
