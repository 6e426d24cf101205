import type { Enquiry } from '@reefdesk/contracts/enquiries/requests';

/** Nobody loads a page, reads it and fills in its form in less. */
const HASTY_MS = 1_000;
const MANY_LINKS = 3;
const LINK = /https?:\/\/|\bwww\./gi;

/** What makes an enquiry look like spam; it is stored all the same, and nobody is told (ENQ-07). */
export function spamSignsOf({ website, filled_in_ms, message, name }: Pick<Enquiry, 'website' | 'filled_in_ms' | 'message' | 'name'>) {
  const links = `${name} ${message ?? ''}`.match(LINK)?.length ?? 0;
  return [
    ...(website ? ['trap'] : []),
    ...(filled_in_ms !== undefined && filled_in_ms < HASTY_MS ? ['hasty'] : []),
    ...(links >= MANY_LINKS ? ['links'] : []),
  ];
}
