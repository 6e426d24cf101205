import { createHmac } from 'node:crypto';
import { WEBHOOK_HEADERS } from '@reefdesk/contracts/webhook/requests';

/** Signature of a delivery: HMAC-SHA256 over the Unix time in seconds, a dot and the body's bytes. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

export function signedHeaders(secret: string, body: string, now: Date): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1_000);
  return { [WEBHOOK_HEADERS.timestamp]: String(seconds), [WEBHOOK_HEADERS.signature]: signatureOf(secret, seconds, body) };
}
