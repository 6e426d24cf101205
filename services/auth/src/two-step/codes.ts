import { createHash, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** Accepts one code before and one after, because the clock of a phone may be off. */
const TOLERANCE_SECONDS = 30;
const APP_CODE = /^\d{6}$/;
export const RECOVERY_CODES = 10;
/** Without characters that are easily confused (i, l, o, 0, 1). */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP = 5;

/** 160 bits, in base32. */
export function newSecret(): string {
  return generateSecret();
}

export function otpauthUrl(secret: string, issuer: string, label: string): string {
  // A colon separates the two, so the issuer must not contain one.
  return generateURI({ issuer: issuer.replaceAll(':', ' '), label, secret });
}

/** Returns the number of the code's half minute; undefined if the code is not valid now. */
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

/** The digest is stored sealed. */
export function recoveryDigest(code: string, userId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, plainCode(code)]))
    .digest('base64url');
}

export function plainCode(code: string): string {
  return code.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
}
