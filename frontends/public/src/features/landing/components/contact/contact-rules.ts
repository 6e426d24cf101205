import { LIMITS } from '@reefdesk/contracts/limits';
import { requiredText } from '@reefdesk/contracts/schema/text';
import { emailAddress } from '@reefdesk/contracts/schema/values';
import type { Rules, Wording } from '@reefdesk/forms';
import { type InferType, object } from 'yup';

/** Goes into the operator's chat and to no server (OR-19), so its rules are here; they are made of what requests are made of. */
const contactMessage = object({
  name: requiredText(LIMITS.fullnameMaxLength),
  email: emailAddress(LIMITS.emailMaxLength),
  subject: requiredText(LIMITS.nameMaxLength),
  message: requiredText(LIMITS.contactMessageMaxLength),
});

export type ContactMessage = InferType<typeof contactMessage>;

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', subject: '', message: '' };

export const CONTACT_RULES: Rules<ContactMessage> = { schema: contactMessage };

export const CONTACT_WORDING: Wording = {
  name: 'form.errors.name',
  'email required': 'form.errors.email',
  email: 'form.errors.emailFormat',
  subject: 'form.errors.subject',
  'message too_long': 'form.errors.messageLength',
  message: 'form.errors.message',
};

/** As it goes into the chat. */
export function asSent(message: ContactMessage): ContactMessage {
  return contactMessage.cast(message);
}
