import { Link } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { keep } from './stored-enquiry.ts';

export const CONTACT_FORM = 'contact';
const CONTACT_SECTION = '/auth/homepage#contact-section';

export interface ContactLinkProps {
  /** Subject and first text of the message, unless the reader has already typed one. */
  subject: string;
  message: string;
  className: string;
  children: ReactNode;
}

/** Link to the contact form, which then knows the subject of the linking page (ENQ-01). */
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
