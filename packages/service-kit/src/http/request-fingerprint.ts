import { createHash } from 'node:crypto';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import type { Request } from 'express';
import type { ReceivedForm } from './form/received-form.ts';

export type FingerprintedRequest = Pick<Request, 'method' | 'originalUrl' | 'headers' | 'body'> & {
  user?: unknown;
  form?: ReceivedForm;
};

/** Says which state the call was made on, not what it asks for: a repeated call may name another one. */
const PRECONDITION = 'version';

/**
 * Lowercase hex (SHA-256) of what a request asks for: who sends it, its method and address, and its body. Of JSON neither
 * spaces nor the order of keys count; of a form, its text fields and the bytes of its files, not their names.
 */
export function requestFingerprint({ method, originalUrl, user, body, form }: FingerprintedRequest): string {
  const [path = ''] = originalUrl.split('?');
  const content = form ? [sorted(withoutPrecondition(form.fields)), filesOf(form)] : sorted(withoutPrecondition(body));
  const sender = (user as Actor | undefined)?.userId ?? null;
  return createHash('sha256')
    .update(JSON.stringify([sender, method, path, content]))
    .digest('hex');
}

function filesOf({ files }: ReceivedForm): unknown {
  const brought = Object.entries(files).filter(([, list]) => list.length > 0);
  return sorted(Object.fromEntries(brought.map(([field, list]) => [field, list.map(({ sha256 }) => sha256)])));
}

function withoutPrecondition(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body ?? null;
  const { [PRECONDITION]: _, ...content } = body as Record<string, unknown>;
  return content;
}

/** The value with each object as its entries in the order of their keys. Bodies are shallow (`json-bounds`). */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return { entries: entries.map(([key, entry]) => [key, sorted(entry)]) };
}
