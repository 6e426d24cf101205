import { createHash } from 'node:crypto';

/** Of the demo content; a name under it always gives the same id (RFC 9562, version 5). */
const NAMESPACE = '6f0f3c1e-5d0b-4c58-9a53-0a4b7d0e2c11';

/**
 * The id of a record by its key, such as `destination/bunaken`. It is sent as the `Idempotency-Key` of the call that creates
 * the record, so that the same call sent again creates nothing more.
 */
export function recordId(key: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(key)
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
