import { BSON } from 'mongodb';

const OP_MSG = 2013;
const HEADER_BYTES = 16;
const FLAGS_BYTES = 4;
const BODY = 0;

type Document = Record<string, unknown>;

/** A message of MongoDB's wire protocol; `body` is undefined for the old format, which only handshakes use. */
export interface MongoFrame {
  id: number;
  answers: number;
  body: Document | undefined;
  bytes: Buffer;
}

export class MongoFrames {
  private rest: Buffer = Buffer.alloc(0);

  *take(bytes: Buffer): Generator<MongoFrame> {
    this.rest = Buffer.concat([this.rest, bytes]);
    while (this.rest.length >= HEADER_BYTES && this.rest.length >= this.rest.readInt32LE(0)) {
      const length = this.rest.readInt32LE(0);
      const whole = this.rest.subarray(0, length);
      this.rest = this.rest.subarray(length);
      yield { id: whole.readInt32LE(4), answers: whole.readInt32LE(8), body: bodyOf(whole), bytes: whole };
    }
  }
}

export function mongoFrame(ids: Pick<MongoFrame, 'id' | 'answers'>, body: Document): Buffer {
  const document = BSON.serialize(body);
  const head = Buffer.alloc(HEADER_BYTES + FLAGS_BYTES + 1);
  head.writeInt32LE(head.length + document.length, 0);
  head.writeInt32LE(ids.id, 4);
  head.writeInt32LE(ids.answers, 8);
  head.writeInt32LE(OP_MSG, 12);
  return Buffer.concat([head, document]);
}

/** Sections of another kind contain document lists: `kind, length, name, documents`. */
function bodyOf(whole: Buffer): Document | undefined {
  if (whole.readInt32LE(12) !== OP_MSG) return undefined;
  let at = HEADER_BYTES + FLAGS_BYTES;
  while (whole.readUInt8(at) !== BODY) at += 1 + whole.readInt32LE(at + 1);
  const length = whole.readInt32LE(at + 1);
  return BSON.deserialize(whole.subarray(at + 1, at + 1 + length), { promoteLongs: false, promoteValues: false });
}
