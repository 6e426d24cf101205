import type { Language } from '@reefdesk/contracts/languages';
import type { Brand } from '@reefdesk/contracts/site/brand';

/** What letters show of the operator. */
export type LetterBrand = Pick<Brand, 'name' | 'shortName' | 'tagline' | 'phoneDisplay' | 'email' | 'address'>;

/** Everything that one letter says, in one language; the picture and the plain text are both made of it. */
export interface LetterWords {
  language: Language;
  subject: string;
  /** What a list of letters shows behind the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** The button; null if the email leads to no page. */
  action: { label: string; url: string } | null;
  /** For those whose button does not work; the address follows. */
  byHand: string;
  /** In small print, below: what to do when one did not ask for it, why it came. */
  notes: readonly string[];
}

/** A letter as it is sent. */
export interface LetterContent {
  subject: string;
  html: string;
  text: string;
  /** In whose name; who sends it where nobody else is configured. */
  operator?: Pick<Brand, 'name' | 'email'>;
}
