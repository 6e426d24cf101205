import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the current code of an authenticator app for a base32 secret (RFC 6238: SHA-1, 30 seconds, six digits). */
export function appCode(secret: string, now = Date.now()): string {
  const bits = [...secret.replace(/\s/g, '')].map((email) => BASE32.indexOf(email).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const digest = createHmac('sha1', key).update(step).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** Enters a code for the second step. A code of the app is computed when the field is editable, because it is valid for a minute. */
export async function giveCode(page: Page, code: string | (() => string)): Promise<void> {
  const field = page.locator('input[name="code"]');
  await expect(field).toBeEditable();
  await field.fill(typeof code === 'string' ? code : code());
  await page.locator('form:has(input[name="code"]) button[type="submit"]').click();
}
