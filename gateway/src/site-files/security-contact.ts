import { LANGUAGE_TAGS, LANGUAGES } from '@reefdesk/contracts/languages';
import type { Brand } from '@reefdesk/contracts/site/brand';

const DAY_MS = 24 * 60 * 60_000;
/** RFC 9116 advises less than a year. It is written anew each day, so a copy that is older than this is nobody's. */
const VALID_DAYS = 180;

export const SECURITY_CONTACT_PATH = '/.well-known/security.txt';

/** Whom to tell of a weakness (RFC 9116); undefined when the operator names nobody. */
export function securityContact({ securityContact: contact }: Pick<Brand, 'securityContact'>, origin: string): string | undefined {
  if (!contact) return undefined;
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return [
    `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.map((language) => LANGUAGE_TAGS[language]).join(', ')}`,
    `Canonical: ${origin}${SECURITY_CONTACT_PATH}`,
    '',
  ].join('\n');
}
