import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { BSON } from 'mongodb';
import { DocumentsDigest, documentsIn } from './document-frames.ts';

const documents = [{ _id: 'a' }, { _id: 'b', text: 'x'.repeat(5_000), when: new Date(0) }, { _id: 'c', list: [1, 2.5, null] }];
const bytes = Buffer.concat(documents.map((document) => BSON.serialize(document)));

async function* inPiecesOf(size: number, content: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

async function all(content: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const found: Uint8Array[] = [];
  for await (const one of content) found.push(Uint8Array.from(one));
  return found;
}

describe('documents in a stream', () => {
  it.each([1, 3, 4, 1_000, 100_000])('are split correctly for any chunk size (%d bytes)', async (size) => {
    const found = await all(documentsIn(inPiecesOf(size, bytes)));
    expect(found.map((document) => BSON.deserialize(document))).toEqual(documents);
  });

  it.each([
    ['one that is cut off', bytes.subarray(0, -1)],
    ['a length that cannot be', Buffer.from([3, 0, 0, 0, 0])],
    ['bytes behind the last one', Buffer.concat([bytes, Buffer.from([1])])],
  ])('are refused with %s', async (_what, content) => {
    await expect(all(documentsIn(inPiecesOf(64, content)))).rejects.toThrow();
  });

  it('are counted and hashed', async () => {
    const facts = await new DocumentsDigest().all(documentsIn(inPiecesOf(64, bytes)));
    expect(facts).toEqual({ documents: 3, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  });
});
