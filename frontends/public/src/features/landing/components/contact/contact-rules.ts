import { LIMITS } from '@reefdesk/contracts/limits';
import { type InferType, object, string } from 'yup';

/** Messages are keys under `form.errors`, so that they follow the language. */
export const contactRules = object({
  name: string().trim().required('name').max(LIMITS.fullnameMaxLength, 'name'),
  email: string().trim().required('email').max(LIMITS.emailMaxLength, 'emailFormat').email('emailFormat'),
  subject: string().trim().required('subject').max(LIMITS.nameMaxLength, 'subject'),
  message: string().trim().required('message').max(LIMITS.contactMessageMaxLength, 'messageLength'),
});

export type ContactMessage = InferType<typeof contactRules>;

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', subject: '', message: '' };

/** The most characters a field takes. */
export const MAX_LENGTHS = {
  name: LIMITS.fullnameMaxLength,
  email: LIMITS.emailMaxLength,
  subject: LIMITS.nameMaxLength,
  message: LIMITS.contactMessageMaxLength,
} as const satisfies Record<keyof ContactMessage, number>;
