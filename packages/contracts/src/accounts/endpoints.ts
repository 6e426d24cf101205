import { AREAS } from '../access.ts';
import type { Endpoints } from '../endpoint.ts';
import { anyOf, array, enveloped, nothing, string } from '../schema/view.ts';
import { EMAIL_VERIFICATION, FORGOTTEN_PASSWORD, PASSWORD_CHANGE, PASSWORD_RESET, REGISTRATION, SIGN_IN } from './requests.ts';
import { letterSummaryView, letterView, providerLinkView, secondStepView, userView } from './views.ts';

export const accounts = {
  login: {
    route: 'POST /api/login',
    access: 'public',
    summary: 'Sign in',
    json: SIGN_IN,
    description:
      'Returns the bare user object (OR-12) and sets the session cookie. If the account requires a second step, the response is a ' +
      'challenge instead, and no session is created yet.',
    answers: { 200: anyOf(userView, secondStepView) },
    errors: ['missing_credentials', 'invalid_credentials', 'too_many_attempts', 'service_unavailable'],
  },
  register: {
    route: 'POST /api/register',
    access: 'public',
    summary: 'Register a customer account and sign in',
    description:
      'Returns the bare user object and sets the session cookie. The response is the same whether or not the address already has an ' +
      'account. The new account waits up to 30 days for its address to be verified and is never merged with another account at that ' +
      'address. An email is sent to the address: with a verification link that works once and for 72 hours or, if an account exists ' +
      'already, with the ways to sign in to it; at most three emails per hour. Several users can register with the same address; the ' +
      'first link that is used creates the account.',
    json: REGISTRATION,
    answers: { 201: userView },
    errors: ['too_many_attempts', 'service_unavailable'],
  },
  verifyEmail: {
    route: 'POST /api/verify-email',
    access: 'public',
    isBeforeSecondStep: true,
    summary: 'Verify an email address with the link from an email',
    description:
      'The link works once and for 72 hours. With a session of the account, the link is sufficient. Without one, the password may have ' +
      'been set by another person who entered this address: `newPassword` is required (else 400 `validation_failed`), it replaces the ' +
      'password, and all sessions of the account end.',
    json: EMAIL_VERIFICATION,
    answers: { 200: enveloped(nothing()) },
    errors: ['invalid_or_expired_token', 'too_many_attempts', 'service_unavailable'],
  },
  resendVerification: {
    route: 'POST /api/verify-email/resend',
    access: 'signed-in',
    audit: null,
    summary: 'Resend the verification email to the current user',
    description:
      'At most three emails per hour and address. A new link voids the previous one. Nothing is sent if the address is verified already.',
    answers: { 202: enveloped(nothing()) },
    errors: ['too_many_attempts'],
  },
  commonPasswords: {
    route: 'GET /api/common-passwords/{prefix}',
    access: 'public',
    summary: 'List common passwords by digest prefix',
    description:
      'Lets a form check a new password without sending it. The digest is the hexadecimal SHA-256 of the password in lower case. The ' +
      'browser sends its first three digits, receives the following nine digits of each password that is not allowed (PPL-09), and ' +
      'searches them for those of the new password.',
    path: { prefix: 'Three hexadecimal digits' },
    answers: { 200: enveloped(array(string('Nine hexadecimal digits'))) },
    errors: ['not_found'],
  },
  me: {
    route: 'GET /api/me',
    access: 'signed-in',
    isBeforeSecondStep: true,
    summary: 'Get the current user as the bare object (OR-12)',
    answers: { 200: userView },
  },
  logout: {
    route: 'DELETE /api/logout',
    access: 'public',
    isBeforeSecondStep: true,
    summary: 'Sign out',
    description: 'Ends the session. Without a session the response is 401; the cookie is deleted in either case.',
    answers: { 200: enveloped(nothing()) },
    errors: ['unauthenticated'],
  },
  changePassword: {
    route: 'POST /api/change-password',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'password_changed', ofEverybody: true },
    summary: 'Change the password of the current user',
    description: 'All other sessions end. The current session continues with a new cookie.',
    json: PASSWORD_CHANGE,
    answers: { 200: enveloped(nothing()) },
    errors: ['current_password_incorrect', 'forbidden', 'too_many_attempts'],
  },
  forgotPassword: {
    route: 'POST /api/forgot-password',
    access: 'public',
    summary: 'Send a link for a new password',
    description:
      'The response is the same whether or not the address has an account. At most three emails per hour and address. A new link voids ' +
      'the previous one.',
    json: FORGOTTEN_PASSWORD,
    answers: { 202: enveloped(nothing()) },
    errors: ['too_many_attempts'],
  },
  resetPassword: {
    route: 'POST /api/reset-password',
    access: 'public',
    summary: 'Set a new password with the link from an email',
    description: 'The link works once and for 30 minutes. All sessions of the account end, and the link to a sign-in provider is removed.',
    json: PASSWORD_RESET,
    answers: { 200: enveloped(nothing()) },
    errors: ['invalid_or_expired_token', 'too_many_attempts', 'service_unavailable'],
  },
} as const satisfies Endpoints;

/** Sign-in with OpenID Connect (PPL-03); without a provider, all of these return 404 `oidc_not_configured`. */
export const oidc = {
  start: {
    route: 'GET /api/oidc/start',
    access: 'public',
    isSecret: true,
    summary: 'Redirect to the sign-in provider',
    description:
      'Uses OpenID Connect with PKCE, state and nonce. `?for=link` links the provider to the current account; otherwise the user is ' +
      'signed in. `?lang=` sets the language of the return page and of a new account. After an error, the browser is redirected to the ' +
      'page where the sign-in started, with the error in `#oidc=`.',
    answers: { 302: null },
    errors: ['oidc_not_configured'],
  },
  callback: {
    route: 'GET /api/oidc/callback',
    access: 'public',
    isSecret: true,
    summary: 'Complete the sign-in or link after the redirect from the provider',
    description:
      'Works once, in the browser that started the sign-in, and redirects to a page of the site. The account is found by its link to ' +
      'the provider, otherwise by a verified address that does not belong to staff; if there is none, a customer account is created. If ' +
      'the account requires a second step, no session is created yet.',
    answers: { 302: null },
    errors: ['oidc_not_configured'],
  },
  getLink: {
    route: 'GET /api/oidc/link',
    access: 'signed-in',
    summary: 'Get the link between the current account and the provider',
    answers: { 200: enveloped(providerLinkView) },
    errors: ['oidc_not_configured'],
  },
  unlink: {
    route: 'DELETE /api/oidc/link',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'provider_unlinked', ofEverybody: true },
    summary: 'Unlink the sign-in provider',
    description: 'The provider can no longer be used to sign in; the password still can.',
    answers: { 200: enveloped(nothing()) },
    errors: ['oidc_not_configured'],
  },
} as const satisfies Endpoints;

const PATH = { id: '`letter_id`' };

/** The mailbox of the embedded system (ENQ-05). A deployment with a mail server has none. */
export const letters = {
  list: {
    route: 'GET /api/letters',
    access: AREAS.letters,
    summary: 'List stored emails',
    description: 'Emails that the embedded system stores instead of sending them, newest first. Other deployments return 404.',
    answers: { 200: enveloped(array(letterSummaryView)) },
  },
  get: {
    route: 'GET /api/letters/{id}',
    access: AREAS.letters,
    summary: 'Get a stored email with its plain text',
    path: PATH,
    answers: { 200: enveloped(letterView) },
    errors: ['not_found'],
  },
  html: {
    route: 'GET /api/letters/{id}/html',
    access: AREAS.letters,
    summary: 'Get the HTML document of a stored email, for display in a frame',
    path: PATH,
    answers: { 200: { contentTypes: ['text/html'] } },
    errors: ['not_found'],
  },
} as const satisfies Endpoints;
