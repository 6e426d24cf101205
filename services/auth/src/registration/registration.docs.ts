import { LANGUAGE_CODES } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { bodyOf, required } from '@reefdesk/service-kit/openapi/body';
import type { ServiceDocs } from '@reefdesk/service-kit/openapi/operation-docs';
import { oneOf, orNull, text, view } from '@reefdesk/service-kit/openapi/schemas';
import type { RegisterDto } from './registration.dto.ts';

const person = bodyOf<RegisterDto>({
  fullname: required(text(LIMITS.fullnameMaxLength)),
  email: required(text(LIMITS.emailMaxLength)),
  password: required({ ...text(LIMITS.passwordMaxLength), minLength: LIMITS.passwordMinLength }),
  language: orNull(oneOf(LANGUAGE_CODES)),
});

export const registrationDocs: ServiceDocs = {
  'POST /api/register': {
    summary: 'Make a customer account and sign in: answers the bare user object and sets the session cookie',
    body: { json: person },
    answers: { 201: view('UserView') },
    errors: ['email_taken', 'too_many_attempts'],
  },
};
