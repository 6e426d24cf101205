const ATOM = /^[a-z\d!#$%&'*+\-/=?^_`{|}~\u00A1-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF]+$/i;
const QUOTED = /^"(?:[^\p{C}\\"]|\\[^\p{C}])*"$/u;
const DOMAIN_LABEL = /^(?!-)[a-z\d\u00A1-\uFF00\uFF5F-\uFFFF-]{1,63}(?<!-)$/i;
const TOP_LEVEL = /^(?:[a-z\u00A1-\u00A8\u00AA-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF]{2,}|xn[a-z\d-]{2,})$/i;
const MAILBOX_MAX_BYTES = 64;
const ADDRESS_MAX_LENGTH = 254;

/** Normalizes an address for storage and comparison: case is ignored. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns true for a mailbox, one @ and a domain with a top-level part. */
export function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf('@');
  const [mailbox, labels] = [address.slice(0, at), address.slice(at + 1).split('.')];
  return (
    address.length <= ADDRESS_MAX_LENGTH &&
    new TextEncoder().encode(mailbox).length <= MAILBOX_MAX_BYTES &&
    (QUOTED.test(mailbox) || mailbox.split('.').every((atom) => ATOM.test(atom))) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  );
}
