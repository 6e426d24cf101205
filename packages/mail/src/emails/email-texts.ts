import type { Language } from '@reefdesk/contracts/languages';
import type { Brand } from '@reefdesk/contracts/site/brand';

export type EmailBrand = Pick<Brand, 'name' | 'shortName' | 'tagline' | 'phoneDisplay' | 'email' | 'address'>;

/** All texts of one email in one language; HTML and plain text are both rendered from it. */
export interface EmailTexts {
  language: Language;
  subject: string;
  /** Text that mail programs show behind the subject in lists. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** The button; null if the email links to no page. */
  action: { label: string; url: string } | null;
  /** Text before the plain address, for mail programs where the button does not work. */
  byHand: string;
  /** Small print at the end, for example why the email was sent. */
  notes: readonly string[];
}

export interface EmailFile {
  filename: string;
  contentType: string;
  content: string;
}

export interface EmailContent {
  subject: string;
  html: string;
  text: string;
  attachments?: readonly EmailFile[];
  /** Sender of the email, unless the sender is configured. */
  operator?: Pick<Brand, 'name' | 'email'>;
}
