import { createHash, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** How far the clock of a phone may be off, in seconds: one code before, one after. */
const TOLERANCE_SECONDS = 30;
const APP_CODE = /^\d{6}$/;
export const RECOVERY_CODES = 10;
/** No letters that are read for another (i, l, o), no zero or one. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP = 5;

/** 160 bits, in base32. */
export function newSecret(): string {
  return generateSecret();
}

/** What an authenticator app reads; `issuer` and `label` are what it shows. */
export function otpauthUrl(secret: string, issuer: string, label: string): string {
  // A colon stands between the two in the address, and apps read it so wherever it stands.
  return generateURI({ issuer: issuer.replaceAll(':', ' '), label, secret });
}

/** Which half minute the code is of; undefined when it is none of now. */
export function timeStepOf(code: string, secret: string, now: Date): number | undefined {
  if (!APP_CODE.test(code)) return undefined;
  const found = verifySync({ secret, token: code, epoch: Math.floor(now.getTime() / 1_000), epochTolerance: TOLERANCE_SECONDS });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}

/** `abcde-fghjk`: 49 bits, and easy to read out. */
export function newRecoveryCode(): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${group()}-${group()}`;
}

/** Digest of a recovery code; it is stored sealed. */
export function recoveryDigest(code: string, userId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, plainCode(code)]))
    .digest('base64url');
}

/** Without what people put between its parts. */
export function plainCode(code: string): string {
  return code.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
}
