import type { Enquiry } from '@reefdesk/contracts/enquiries/requests';

/** Faster than any person fills in the form. */
const HASTY_MS = 1_000;
const MANY_LINKS = 3;
const LINK = /https?:\/\/|\bwww\./gi;

/** Spam is stored, and its sender does not learn that it was detected (ENQ-07). */
export function spamSignsOf({ website, filled_in_ms, message, name }: Pick<Enquiry, 'website' | 'filled_in_ms' | 'message' | 'name'>) {
  const links = `${name} ${message ?? ''}`.match(LINK)?.length ?? 0;
  return [
    ...(website ? ['trap'] : []),
    ...(filled_in_ms !== undefined && filled_in_ms < HASTY_MS ? ['hasty'] : []),
    ...(links >= MANY_LINKS ? ['links'] : []),
  ];
}
