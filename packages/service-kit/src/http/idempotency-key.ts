import { randomUUID } from 'node:crypto';
import { fieldError } from '@reefdesk/contracts/errors/field-errors';
import { AppError } from '../errors/app-error.ts';
import { type FingerprintedRequest, requestFingerprint } from './request-fingerprint.ts';

export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

/** In error responses, as an example of the form. */
const EXAMPLE = '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What a call is to create. */
export interface Creation {
  /** A UUID in lower case: the id of the new object. */
  id: string;
  /** Tells this request from another one under the same key. */
  fingerprint: string;
}

/**
 * The {@link Creation} that the request asks for. A client that never heard the answer sends the same call with
 * the same `Idempotency-Key` (a UUID) again and gets what was created the first time; another request under that key is refused
 * (`idempotency_key_reused`). Without a key each call creates something new; a key that is no UUID is refused
 * (`idempotency_key_unreadable`).
 */
export function creationOf(request: FingerprintedRequest): Creation {
  const key = request.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()];
  if (key !== undefined && !isUuid(key)) throw unreadableKey();
  return { id: newId(key), fingerprint: requestFingerprint(request) };
}

export function newId(key: string | string[] | undefined): string {
  if (key === undefined) return randomUUID();
  if (!isUuid(key)) throw new AppError('bad_request');
  return key.toLowerCase();
}

function isUuid(key: string | string[]): key is string {
  return typeof key === 'string' && UUID.test(key);
}

/** Names the header and its form, as a field error too. */
function unreadableKey(): AppError {
  const params = { header: IDEMPOTENCY_KEY_HEADER, example: EXAMPLE };
  const fields = { [IDEMPOTENCY_KEY_HEADER]: [fieldError('idempotency_key_unreadable', params)] };
  return new AppError('idempotency_key_unreadable', params, { fields });
}

/**
 * What is stored under the id of a creation, which some call created before; `stored` is that call's fingerprint. Throws
 * `idempotency_key_reused` when that was another call. What is older than fingerprints is taken for the same.
 */
export function requireSameCall(creation: Creation, stored: string | undefined): void {
  if (stored !== undefined && stored !== creation.fingerprint) throw new AppError('idempotency_key_reused');
}
