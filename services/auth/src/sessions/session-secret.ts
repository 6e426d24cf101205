import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;

/** 256 random bits. */
export function createSessionSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Returns undefined for invalid cookie values. */
export function sessionIdOf(secret: unknown): string | undefined {
  if (typeof secret !== 'string' || !SECRET.test(secret)) return undefined;
  return createHash('sha256').update(secret).digest('base64url');
}
