import { createHash } from 'node:crypto';

/** Namespace of the demo content (RFC 9562, UUID version 5). */
const NAMESPACE = '6f0f3c1e-5d0b-4c58-9a53-0a4b7d0e2c11';
/** The same as in the service of bookings. */
const ENQUIRY_NAMESPACE = 'a1c6b0f2-4d5e-4b8f-9d3a-7e2c50f1b864';

/**
 * Id of a record by its key, such as `destination/bunaken`. It is sent as the `Idempotency-Key` of the request that creates the
 * record, so that a repeated request creates nothing.
 */
export function recordId(key: string): string {
  return idIn(NAMESPACE, key);
}

/** Id of the enquiry of this key, which is made from the `Idempotency-Key` of its request. */
export function enquiryId(key: string): string {
  return idIn(ENQUIRY_NAMESPACE, recordId(key));
}

function idIn(namespace: string, name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
