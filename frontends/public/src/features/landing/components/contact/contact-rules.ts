import type { Enquiry } from '@reefdesk/contracts/enquiries/requests';
import { type Language, toLanguageCode } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { emailAddress, requiredText, typedText } from '@reefdesk/contracts/schema/fields';
import type { Rules, Wording } from '@reefdesk/forms';
import { type InferType, object } from 'yup';

/** All four fields are required here (OR-19), more than an enquiry requires; built from the request's own field schemas. */
const contactMessage = object({
  name: requiredText(LIMITS.fullnameMaxLength),
  email: emailAddress(LIMITS.emailMaxLength),
  subject: requiredText(LIMITS.nameMaxLength),
  message: requiredText(LIMITS.contactMessageMaxLength),
  website: typedText(LIMITS.nameMaxLength).default(''),
});

export type ContactMessage = InferType<typeof contactMessage>;

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', subject: '', message: '', website: '' };

export const CONTACT_RULES: Rules<ContactMessage> = { schema: contactMessage };

export const CONTACT_WORDING: Wording = {
  name: 'form.errors.name',
  'email required': 'form.errors.email',
  email: 'form.errors.emailFormat',
  subject: 'form.errors.subject',
  'message too_long': 'form.errors.messageLength',
  message: 'form.errors.message',
};

/** The request: the subject is placed above the message. */
export function asEnquiry(typed: ContactMessage, language: Language): Enquiry {
  const { name, email, subject, message, website } = contactMessage.cast(typed);
  return {
    name,
    email,
    preferred_channel: 'email',
    language: toLanguageCode(language),
    message: `${subject}\n\n${message}`,
    website,
    filled_in_ms: Math.round(performance.now()),
  };
}

/** The typed values as text, for channels other than this form. */
export function asLetter({ name, email, subject, message }: ContactMessage): string {
  return `${subject}\n\n${message}\n\n${name}\n${email}`;
}
