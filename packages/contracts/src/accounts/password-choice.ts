import type { FaultCode } from '../errors/field-errors.ts';

// Which passwords nobody may choose (PPL-09): the rules by which the server refuses and the forms warn.

/** What a password must not be made of. */
export interface OwnWords {
  /** Of the account; empty while it is being typed. */
  email: string;
  /** Names of the operator, such as the long one and the short one. */
  brand: readonly string[];
}

export type OwnWordFault = Extract<FaultCode, 'password_has_email' | 'password_has_brand'>;

/** Shorter ones stand in many a word by chance: "ana" in "banana". */
const SHORTEST_WORD = 4;
/** Shorter ones are mostly what somebody is, such as "admin", "info" or "sales": words like any other. */
const SHORTEST_MAILBOX = 6;

/** Digits of the digest of {@link commonPasswordText} that a browser tells: each stands for about a dozen of the passwords in use. */
export const COMMON_PASSWORD_PREFIX = 3;
/** All digits that are compared: by chance two passwords in 2⁴⁸ have the same. */
export const COMMON_PASSWORD_DIGITS = 12;

/** The account's address, the part before its @, or the operator's name in a password, however it is written. */
export function ownWordIn(password: string, { email, brand }: OwnWords): OwnWordFault | undefined {
  const plain = plainly(password);
  const holds = (word: string, shortest: number) => word.length >= shortest && plain.includes(word);
  const [mailbox = ''] = email.split('@');
  if (holds(plainly(email), SHORTEST_WORD) || holds(plainly(mailbox), SHORTEST_MAILBOX)) return 'password_has_email';
  return brand.some((name) => holds(plainly(name), SHORTEST_WORD)) ? 'password_has_brand' : undefined;
}

/** What is hashed to look a password up among those in use: case changes nothing. UTF-8 of it, SHA-256, lower-case hexadecimal. */
export function commonPasswordText(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

/** Letters and digits alone: "R.e.e.f-desk" is "reefdesk". */
function plainly(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
