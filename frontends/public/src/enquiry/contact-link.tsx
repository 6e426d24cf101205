import { Link } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { keep } from './kept.ts';

/** Names where the contact form keeps what is typed. */
export const CONTACT_FORM = 'contact';
const CONTACT_SECTION = '/auth/homepage#contact-section';

export interface ContactLinkProps {
  /** What the message is about, and its first words, where the reader has typed none. */
  subject: string;
  message: string;
  className: string;
  children: ReactNode;
}

/** To the contact form, which knows what the page was about that leads there (ENQ-01). */
export function ContactLink({ subject, message, className, children }: ContactLinkProps) {
  return (
    <Link
      to={CONTACT_SECTION}
      className={className}
      onClick={() => keep(CONTACT_FORM, { suggested: { subject, message }, sent: undefined })}
    >
      {children}
    </Link>
  );
}
