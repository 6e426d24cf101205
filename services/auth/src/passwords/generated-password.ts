import { randomInt } from 'node:crypto';

/** Without characters that are easily confused (i, l, o, 0, 1). */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Four groups of five characters: about 99 bits, and easy to read out. */
export function generatePassword(): string {
  const group = (): string => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
