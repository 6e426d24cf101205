import { createHash } from 'node:crypto';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import type { Request } from 'express';
import type { ReceivedForm } from './form/received-form.ts';

export type FingerprintedRequest = Pick<Request, 'method' | 'originalUrl' | 'headers' | 'body'> & {
  user?: unknown;
  form?: ReceivedForm;
};

/** Not part of the fingerprint: a repeated request may name another version. */
const PRECONDITION = 'version';

/** SHA-256 (lowercase hex) of user, method, address and body. JSON spaces, key order and file names of a form make no difference. */
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

/** Replaces each object by its sorted entries. Recursion is safe, because `json-bounds` limits the depth. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return { entries: entries.map(([key, entry]) => [key, sorted(entry)]) };
}
