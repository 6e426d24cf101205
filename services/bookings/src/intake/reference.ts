import { randomInt } from 'node:crypto';

/** Without characters that are easily confused (0 and O, 1 and I). */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;
const NAMELESS = 'RD';

/** `TA-7QX3MD`: two letters of the operator's name, a dash, six characters (about a billion values). */
export function newReference(operator: string): string {
  const random = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${prefixOf(operator)}-${random}`;
}

/** A reference as a guest may type it: in any case, with other or without separators. */
export function typedReference(typed: string): string {
  const signs = typed.replace(/[^a-z\d]/gi, '').toUpperCase();
  return `${signs.slice(0, -LENGTH)}-${signs.slice(-LENGTH)}`;
}

function prefixOf(operator: string): string {
  const emails = operator
    .normalize('NFKD')
    .replace(/[^a-z]/gi, '')
    .toUpperCase();
  return emails.length >= 2 ? emails.slice(0, 2) : NAMELESS;
}
