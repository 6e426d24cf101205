import type { FieldErrorCode } from '../errors/field-errors.ts';

// Password rules (PPL-09) shared by the server and the forms.

export interface OwnTerms {
  /** The account's email; empty while it is being typed. */
  email: string;
  brand: readonly string[];
}

export type OwnTermError = Extract<FieldErrorCode, 'password_has_email' | 'password_has_brand'>;

/** Shorter names occur in words by chance, such as "ana" in "banana". */
const MIN_TERM_LENGTH = 4;
/** Shorter mailbox names are mostly common words, such as "admin", "info" or "sales". */
const SHORTEST_MAILBOX = 6;

/** Hex digits of the digest of {@link commonPasswordText} that a browser sends; each prefix matches about a dozen common passwords. */
export const COMMON_PASSWORD_PREFIX = 3;
/** Hex digits that are compared: the chance of a collision is 1 in 2⁴⁸. */
export const COMMON_PASSWORD_DIGITS = 12;

/** Finds the account's email, its local part or the operator's name in a password, in any notation. */
export function ownTermIn(password: string, { email, brand }: OwnTerms): OwnTermError | undefined {
  const plain = plainly(password);
  const holds = (word: string, shortest: number) => word.length >= shortest && plain.includes(word);
  const [mailbox = ''] = email.split('@');
  if (holds(plainly(email), MIN_TERM_LENGTH) || holds(plainly(mailbox), SHORTEST_MAILBOX)) return 'password_has_email';
  return brand.some((name) => holds(plainly(name), MIN_TERM_LENGTH)) ? 'password_has_brand' : undefined;
}

/** Returns the normalized text whose UTF-8 SHA-256 is looked up in lower-case hex. Case is ignored. */
export function commonPasswordText(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

/** Keeps letters and digits only: "R.e.e.f-desk" becomes "reefdesk". */
function plainly(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
