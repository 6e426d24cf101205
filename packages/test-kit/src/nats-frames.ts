const LINE_END = Buffer.from('\r\n');

export interface NatsFrame {
  message: NatsDelivery | undefined;
  bytes: Buffer;
}

export interface NatsDelivery {
  subject: string;
  subscription: string;
  reply: string;
  headers: Buffer;
  payload: Buffer;
}

export class NatsFrames {
  private rest: Buffer = Buffer.alloc(0);

  *take(bytes: Buffer): Generator<NatsFrame> {
    this.rest = Buffer.concat([this.rest, bytes]);
    for (;;) {
      const end = this.rest.indexOf(LINE_END);
      if (end < 0) return;
      const [operation = '', ...fields] = this.rest.toString('latin1', 0, end).split(/[ \t]+/);
      const isMessage = operation === 'MSG' || operation === 'HMSG';
      const begin = end + LINE_END.length;
      const length = isMessage ? begin + Number(fields.at(-1)) + LINE_END.length : begin;
      if (this.rest.length < length) return;
      const whole = this.rest.subarray(0, length);
      this.rest = this.rest.subarray(length);
      const content = whole.subarray(begin, length - LINE_END.length);
      yield { bytes: whole, message: isMessage ? deliveryOf(operation, fields, content) : undefined };
    }
  }
}

export function natsFrame({ subject, subscription, reply, headers, payload }: NatsDelivery): Buffer {
  const to = [subject, subscription, ...(reply ? [reply] : [])].join(' ');
  const total = headers.length + payload.length;
  const head = headers.length > 0 ? `HMSG ${to} ${headers.length} ${total}` : `MSG ${to} ${total}`;
  return Buffer.concat([Buffer.from(head), LINE_END, headers, payload, LINE_END]);
}

/** `MSG subject subscription [reply] bytes`, `HMSG subject subscription [reply] bytes-of-headers bytes`. */
function deliveryOf(operation: string, fields: string[], content: Buffer): NatsDelivery {
  const sizes = operation === 'HMSG' ? 2 : 1;
  const [subject = '', subscription = '', reply = ''] = fields.slice(0, -sizes);
  const headerLength = sizes === 2 ? Number(fields.at(-2)) : 0;
  return { subject, subscription, reply, headers: content.subarray(0, headerLength), payload: content.subarray(headerLength) };
}
