import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export function randomSecret(bytes = 24): string {
  return randomBytes(bytes).toString('base64url');
}

// 29 lower-case letters and digits that are not easily confused.
const READABLE = 'abcdefghjkmnpqrstuvwxyz346789';

/** Four groups of five, such as `k7mpx-3hrtq-w9adz-e4vcn`: 97 bits, and easy to type from a screen. */
export function readablePassword(): string {
  const group = () => Array.from({ length: 5 }, () => READABLE[randomInt(READABLE.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** Writes a file that only this user can read, in a folder that only this user can enter. */
export function writePrivate(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, content, { mode: 0o600 });
  chmodSync(file, 0o600); // The mode above counts only for a file that is new.
}
