import { LIMITS } from '@reefdesk/contracts/limits';

export const HAS_UPPERCASE = /\p{Lu}/u;
const HAS_DIGIT = /\d/;
/** Neither a letter, nor a digit, nor blank. */
const HAS_SPECIAL = /[^\p{L}\p{N}\s]/u;

export type Strength = 0 | 25 | 50 | 75 | 100;

export function isLongEnough(password: string): boolean {
  return password.length >= LIMITS.passwordMinLength;
}

/** 25 points each for length, an uppercase letter, a digit and a special character (APWD-06). It advises, no more. */
export function strengthOf(password: string): Strength {
  const met = [isLongEnough(password), HAS_UPPERCASE.test(password), HAS_DIGIT.test(password), HAS_SPECIAL.test(password)];
  return (met.filter(Boolean).length * 25) as Strength;
}
