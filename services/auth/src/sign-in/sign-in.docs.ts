import { LIMITS } from '@reefdesk/contracts/limits';
import { bodyOf, required } from '@reefdesk/service-kit/openapi/body';
import type { ServiceDocs } from '@reefdesk/service-kit/openapi/operation-docs';
import { enveloped, NOTHING, text, view } from '@reefdesk/service-kit/openapi/schemas';
import type { SignInDto } from './sign-in.dto.ts';

const remember = { type: 'boolean', description: 'Keep the session for 14 days' };
const credentials = bodyOf<SignInDto>({
  email: required(text(LIMITS.emailMaxLength)),
  password: required(text(LIMITS.passwordMaxLength)),
  remember,
  rememberMe: { ...remember, description: 'Another spelling of `remember`' },
});

export const signInDocs: ServiceDocs = {
  'POST /api/login': {
    summary: 'Sign in: answers the bare user object (OR-12) and sets the session cookie',
    body: { json: credentials },
    answers: { 200: view('UserView') },
    errors: ['missing_credentials', 'invalid_credentials', 'too_many_attempts', 'service_unavailable'],
  },
  'GET /api/me': {
    summary: 'The signed-in user, as the bare object (OR-12)',
    answers: { 200: view('UserView') },
  },
  'DELETE /api/logout': {
    summary: 'End the session; without one 401, and the cookie goes all the same',
    answers: { 200: enveloped(NOTHING) },
    errors: ['unauthenticated'],
  },
};
