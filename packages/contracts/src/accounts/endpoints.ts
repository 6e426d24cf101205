import { AREAS } from '../access.ts';
import type { Endpoints } from '../endpoint.ts';
import { anyOf, array, enveloped, nothing, string } from '../schema/view.ts';
import { EMAIL_VERIFICATION, FORGOTTEN_PASSWORD, PASSWORD_CHANGE, PASSWORD_RESET, REGISTRATION, SIGN_IN } from './requests.ts';
import { letterSummaryView, letterView, providerLinkView, secondStepView, userView } from './views.ts';

export const accounts = {
  login: {
    route: 'POST /api/login',
    access: 'public',
    summary: 'Sign in: answers the bare user object (OR-12) and sets the session cookie',
    json: SIGN_IN,
    description: 'Where the account asks for a second step it answers with a challenge instead, and there is no session yet.',
    answers: { 200: anyOf(userView, secondStepView) },
    errors: ['missing_credentials', 'invalid_credentials', 'too_many_attempts', 'service_unavailable'],
  },
  register: {
    route: 'POST /api/register',
    access: 'public',
    summary: 'Make a customer account and sign in: answers the bare user object and sets the session cookie',
    description:
      'The same answer whether the address has an account already or not. The new one waits for its address to be verified, for 30 ' +
      'days, and never meets an account of somebody else at that address. The address gets a letter: with a link that works once and for ' +
      '72 hours, or, where there is an account already, with the ways into it; at most three an hour. Several people can register with ' +
      'one address; the first link that is used makes the account.',
    json: REGISTRATION,
    answers: { 201: userView },
    errors: ['too_many_attempts', 'service_unavailable'],
  },
  verifyEmail: {
    route: 'POST /api/verify-email',
    access: 'public',
    isBeforeSecondStep: true,
    summary: 'Verify an address by the link of a letter, which works once and for 72 hours',
    description:
      'In a session of the account the link is enough. Without one the password may be that of somebody else who typed this address: ' +
      '`newPassword` is required (400 `validation_failed`), it replaces the password, and all sessions of the account end.',
    json: EMAIL_VERIFICATION,
    answers: { 200: enveloped(nothing()) },
    errors: ['invalid_or_expired_token', 'too_many_attempts', 'service_unavailable'],
  },
  resendVerification: {
    route: 'POST /api/verify-email/resend',
    access: 'signed-in',
    audit: null,
    summary: 'Send the letter to verify the own address, once more; nothing is sent where it is verified already',
    description: 'At most three letters an hour and address. A new link voids the one before it.',
    answers: { 202: enveloped(nothing()) },
    errors: ['too_many_attempts'],
  },
  commonPasswords: {
    route: 'GET /api/common-passwords/{prefix}',
    access: 'public',
    summary: 'The most used passwords whose digest begins so: what a form asks while a password is chosen, without telling it',
    description:
      'The digest is the SHA-256 of the password in lower case, in hexadecimal. The browser tells its first three digits, gets the ' +
      'nine that follow for each of the passwords that nobody may choose (PPL-09), and looks for its own among them.',
    path: { prefix: 'Three hexadecimal digits' },
    answers: { 200: enveloped(array(string('Nine hexadecimal digits'))) },
    errors: ['not_found'],
  },
  me: {
    route: 'GET /api/me',
    access: 'signed-in',
    isBeforeSecondStep: true,
    summary: 'The signed-in user, as the bare object (OR-12)',
    answers: { 200: userView },
  },
  logout: {
    route: 'DELETE /api/logout',
    access: 'public',
    isBeforeSecondStep: true,
    summary: 'End the session; without one 401, and the cookie goes all the same',
    answers: { 200: enveloped(nothing()) },
    errors: ['unauthenticated'],
  },
  changePassword: {
    route: 'POST /api/change-password',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'password_changed', ofEverybody: true },
    summary: 'Change the own password: every other session ends, this one goes on under a new cookie',
    json: PASSWORD_CHANGE,
    answers: { 200: enveloped(nothing()) },
    errors: ['current_password_incorrect', 'forbidden', 'too_many_attempts'],
  },
  forgotPassword: {
    route: 'POST /api/forgot-password',
    access: 'public',
    summary: 'Ask for a letter with a link to a new password: always the same answer, whether the address has an account or not',
    description: 'At most three letters an hour and address. A new link voids the one before it.',
    json: FORGOTTEN_PASSWORD,
    answers: { 202: enveloped(nothing()) },
    errors: ['too_many_attempts'],
  },
  resetPassword: {
    route: 'POST /api/reset-password',
    access: 'public',
    summary:
      'Set a new password by the link of a letter, which works once and for 30 minutes: all sessions of the account end, and no sign-in provider is linked to it any more',
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
    summary: 'Leads the browser to the provider, by OpenID Connect with PKCE, state and nonce',
    description:
      'With `?for=link` to link the provider to the own account, else to sign in; `?lang=` is of the page to come back to, and of an ' +
      'account that is made. What goes wrong leads back to the page it began on, with a word behind `#oidc=`.',
    answers: { 302: null },
    errors: ['oidc_not_configured'],
  },
  callback: {
    route: 'GET /api/oidc/callback',
    access: 'public',
    isSecret: true,
    summary: 'Where the provider leads back to: signs in, or links, and leads on to a page of the site',
    description:
      'Works once, in the browser that began. An account is found by the link to the provider, else by a verified address that is not ' +
      "of the staff; where there is none, a customer's account is made. Where the account asks for a second step, there is no session yet.",
    answers: { 302: null },
    errors: ['oidc_not_configured'],
  },
  getLink: {
    route: 'GET /api/oidc/link',
    access: 'signed-in',
    summary: 'Whether the own account is linked to the provider',
    answers: { 200: enveloped(providerLinkView) },
    errors: ['oidc_not_configured'],
  },
  unlink: {
    route: 'DELETE /api/oidc/link',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'provider_unlinked', ofEverybody: true },
    summary: 'Sign in by password alone from now on',
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
    summary: 'The letters that the embedded system keeps instead of sending them, newest first; elsewhere 404',
    answers: { 200: enveloped(array(letterSummaryView)) },
  },
  get: {
    route: 'GET /api/letters/{id}',
    access: AREAS.letters,
    summary: 'One of them with its plain text',
    path: PATH,
    answers: { 200: enveloped(letterView) },
    errors: ['not_found'],
  },
  html: {
    route: 'GET /api/letters/{id}/html',
    access: AREAS.letters,
    summary: 'The document of one of them, for a frame',
    path: PATH,
    answers: { 200: { contentTypes: ['text/html'] } },
    errors: ['not_found'],
  },
} as const satisfies Endpoints;
