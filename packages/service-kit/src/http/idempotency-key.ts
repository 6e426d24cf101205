import { randomUUID } from 'node:crypto';
import { fieldError } from '@reefdesk/contracts/errors/field-errors';
import { AppError } from '../errors/app-error.ts';
import { type FingerprintedRequest, requestFingerprint } from './request-fingerprint.ts';

export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

const EXAMPLE = '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export interface Creation {
  /** UUID in lower case: the id of the new object. */
  id: string;
  /** Distinguishes different requests with the same key. */
  fingerprint: string;
}

/**
 * A repeated `Idempotency-Key` (a UUID) returns the existing object. Throws `idempotency_key_reused` for another request with that key,
 * `idempotency_key_unreadable` for a key that is no UUID.
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

function unreadableKey(): AppError {
  const params = { header: IDEMPOTENCY_KEY_HEADER, example: EXAMPLE };
  const fields = { [IDEMPOTENCY_KEY_HEADER]: [fieldError('idempotency_key_unreadable', params)] };
  return new AppError('idempotency_key_unreadable', params, { fields });
}

/** Throws `idempotency_key_reused` if another request created the object. Older objects without a fingerprint are accepted. */
export function requireSameCall(creation: Creation, stored: string | undefined): void {
  if (stored !== undefined && stored !== creation.fingerprint) throw new AppError('idempotency_key_reused');
}
