import { randomInt } from 'node:crypto';

/** No letters that are read for another (i, l, o), no zero or one. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Four groups of five characters: about 99 bits, and still easy to read out. */
export function generatePassword(): string {
  const group = (): string => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
