import type { InferType } from 'yup';
import * as yup from 'yup';
import { AREAS } from '../access.ts';
import type { Endpoints } from '../endpoint.ts';
import { array, choice, enveloped, nothing, object, string, view } from '../schema/view.ts';
import { OWN_ACCOUNT_EDIT, PASSWORD_CONSENT } from './requests.ts';
import { SAVED_VIEW, SAVED_VIEW_KEYS, SAVED_VIEW_LISTS, type SavedViewKey } from './saved-views.ts';
import {
  NEW_PASSKEY,
  PASSKEY_EDIT,
  PASSKEY_QUESTION,
  PASSKEY_SIGN_IN,
  SECOND_STEP,
  TWO_STEP_CODE,
  TWO_STEP_DEMAND,
} from './second-step.requests.ts';
import {
  accountExportView,
  passkeyAddedView,
  passkeyQuestionView,
  passkeySetupView,
  passkeysView,
  passkeyView,
  recoveryCodesView,
  sessionView,
  twoStepSetupView,
  twoStepView,
  userView,
} from './views.ts';

/** The user's own account: protection (PPL-07, PPL-08), name, and export and deletion by customers (PPL-11). */
export const ownAccount = {
  rename: {
    route: 'PATCH /api/me',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'changed' },
    summary: 'Rename the current user',
    json: OWN_ACCOUNT_EDIT,
    guards: userView,
    answers: { 200: enveloped(userView) },
  },
  erase: {
    route: 'DELETE /api/me',
    access: 'customer',
    audit: { kind: 'accounts', action: 'erased', ofEverybody: true },
    summary: 'Delete the current account permanently',
    description:
      'All sessions end. The response is sent once the account is deleted. Personal data is removed from enquiries with the verified ' +
      'address of the account; their figures are kept. If the service that stores enquiries is unavailable, this is done later.',
    json: PASSWORD_CONSENT,
    answers: { 200: enveloped(nothing()) },
    errors: ['current_password_incorrect', 'too_many_attempts', 'service_unavailable'],
  },
  exportData: {
    route: 'GET /api/me/export',
    access: 'customer',
    audit: { kind: 'accounts' },
    summary: 'Export all data of the current account as a file',
    answers: { 200: accountExportView },
    errors: ['service_unavailable', 'too_many_attempts'],
  },
  secondStep: {
    route: 'POST /api/login/second-step',
    access: 'public',
    summary: 'Complete the second step of a sign-in',
    description:
      'Accepts a code of the authenticator app, a recovery code or the response of a passkey. Each works once; attempts are limited. ' +
      'Returns the bare user object and sets the session cookie.',
    json: SECOND_STEP,
    answers: { 200: userView },
    errors: ['invalid_second_step', 'invalid_passkey', 'sign_in_expired', 'too_many_attempts'],
  },
  twoStep: {
    route: 'GET /api/two-step',
    access: 'signed-in',
    isBeforeSecondStep: true,
    summary: 'Get the two-step sign-in settings of the current account',
    answers: { 200: enveloped(twoStepView) },
  },
  setUpTwoStep: {
    route: 'POST /api/two-step/setup',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'two_step_begun' },
    isBeforeSecondStep: true,
    summary: 'Create a secret for an authenticator app',
    description:
      'Requires the current password. Nothing changes until a code of the app is sent to `enable`. Not available to an account whose ' +
      'address is not verified yet.',
    json: PASSWORD_CONSENT,
    answers: { 200: enveloped(twoStepSetupView) },
    errors: ['current_password_incorrect', 'forbidden', 'too_many_attempts', 'two_step_is_on'],
  },
  enableTwoStep: {
    route: 'POST /api/two-step/enable',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'two_step_on', ofEverybody: true },
    isBeforeSecondStep: true,
    summary: 'Turn on two-step sign-in with an authenticator app',
    description:
      'Requires a valid code of the app, in the session that sent the current password to `setup`. All other sessions end, and new ' +
      'recovery codes are returned.',
    json: TWO_STEP_CODE,
    answers: { 200: enveloped(recoveryCodesView) },
    errors: ['invalid_code', 'two_step_is_on', 'too_many_attempts'],
  },
  disableTwoStep: {
    route: 'POST /api/two-step/disable',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'two_step_off', ofEverybody: true },
    isBeforeSecondStep: true,
    summary: 'Remove the authenticator app',
    description: 'Sign-in then requires only the password or, if the account has a passkey, the passkey as the second step.',
    json: PASSWORD_CONSENT,
    answers: { 200: enveloped(nothing()) },
    errors: ['current_password_incorrect', 'too_many_attempts', 'two_step_required'],
  },
  demandTwoStep: {
    route: 'PUT /api/two-step/demand',
    access: AREAS.people,
    audit: { kind: 'account-rules' },
    summary: 'Set whether two-step sign-in is required for all staff',
    description:
      'While it is required, staff without a second step receive 403 `two_step_required` from all endpoints except `GET /me`, their own ' +
      '`/two-step`, adding a passkey, signing out, and public endpoints, which treat them as visitors. Staff cannot turn off their ' +
      'second step.',
    json: TWO_STEP_DEMAND,
    answers: { 200: enveloped(nothing()) },
  },
  sessions: {
    route: 'GET /api/sessions',
    access: 'signed-in',
    summary: 'List the sessions of the current user, most recently used first',
    answers: { 200: enveloped(array(sessionView)) },
  },
  endOtherSessions: {
    route: 'DELETE /api/sessions',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'sessions_ended' },
    summary: 'End all other sessions of the current user',
    description: 'Requires the current password.',
    json: PASSWORD_CONSENT,
    answers: { 200: enveloped(nothing()) },
    errors: ['current_password_incorrect', 'too_many_attempts'],
  },
  endSession: {
    route: 'DELETE /api/sessions/{id}',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'sessions_ended' },
    summary: 'End a session of the current user',
    path: { id: '`session_id`' },
    answers: { 200: enveloped(nothing()) },
    errors: ['not_found'],
  },
} as const satisfies Endpoints;

const ID = { id: '`passkey_id`' };

export const passkeys = {
  signInOptions: {
    route: 'POST /api/login/passkey/options',
    access: 'public',
    summary: 'Get the options to sign in with a passkey',
    description:
      'Without a challenge, the options are for any account and replace email and password. With the challenge of a second step, they ' +
      'are for the account whose password was correct. The options work once and for five minutes.',
    json: PASSKEY_QUESTION,
    answers: { 200: enveloped(passkeyQuestionView) },
    errors: ['passkeys_not_available', 'sign_in_expired', 'too_many_attempts'],
  },
  signIn: {
    route: 'POST /api/login/passkey',
    access: 'public',
    summary: 'Sign in with a passkey',
    description:
      'Returns the bare user object and sets the session cookie. The authenticator must have performed user verification, so nothing ' +
      'else is required, not even the code of a second step.',
    json: PASSKEY_SIGN_IN,
    answers: { 200: userView },
    errors: ['passkeys_not_available', 'invalid_passkey', 'sign_in_expired'],
  },
  list: {
    route: 'GET /api/passkeys',
    access: 'signed-in',
    isBeforeSecondStep: true,
    summary: 'List the passkeys of the current user',
    answers: { 200: enveloped(passkeysView) },
  },
  setUp: {
    route: 'POST /api/passkeys/setup',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'passkey_begun' },
    isBeforeSecondStep: true,
    summary: 'Get the options to create a passkey',
    description:
      'Nothing changes until the new credential is sent to `POST /api/passkeys`. Not available to an account whose address is not ' +
      'verified yet.',
    json: PASSWORD_CONSENT,
    answers: { 200: enveloped(passkeySetupView) },
    errors: ['passkeys_not_available', 'current_password_incorrect', 'forbidden', 'passkey_limit_reached', 'too_many_attempts'],
  },
  add: {
    route: 'POST /api/passkeys',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'passkey_added', ofEverybody: true },
    isBeforeSecondStep: true,
    summary: 'Add a passkey created by the browser',
    description:
      'The first passkey turns on two-step sign-in if it was off: a passkey or a recovery code is then required after the password, and ' +
      'all other sessions end. The user gets an email about each new passkey.',
    json: NEW_PASSKEY,
    answers: { 201: enveloped(passkeyAddedView) },
    errors: ['passkeys_not_available', 'passkey_refused', 'passkey_limit_reached'],
  },
  rename: {
    route: 'PATCH /api/passkeys/{id}',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'passkey_renamed' },
    summary: 'Rename a passkey of the current user',
    path: ID,
    json: PASSKEY_EDIT,
    guards: passkeyView,
    answers: { 200: enveloped(passkeyView) },
    errors: ['passkey_not_found'],
  },
  remove: {
    route: 'DELETE /api/passkeys/{id}',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'passkey_removed', ofEverybody: true },
    summary: 'Remove a passkey of the current user',
    description: 'Without any passkey or authenticator app, sign-in requires only the password again.',
    path: ID,
    json: PASSWORD_CONSENT,
    answers: { 200: enveloped(nothing()) },
    errors: ['passkey_not_found', 'current_password_incorrect', 'too_many_attempts', 'two_step_required'],
  },
} as const satisfies Endpoints;

const chosen = Object.fromEntries(SAVED_VIEW_KEYS.map((key) => [key, yup.string()])) as Record<SavedViewKey, yup.StringSchema>;

export const savedViewView = view('SavedViewView', 'A named selection of filters, order and layout of a list, saved by a staff member.', {
  view_id: string(),
  list: choice(SAVED_VIEW_LISTS),
  name: string(),
  choice: object(chosen).meta({ description: 'Query parameters of the list; parameters without a value are left out.' }),
  updated_at: string('ISO 8601 UTC'),
});

export type SavedViewView = InferType<typeof savedViewView>;

const VIEW = { id: '`view_id`, a UUID that the client generates.' };

export const savedViews = {
  list: {
    route: 'GET /api/me/views',
    access: 'admin',
    summary: 'List the saved views of the current user for all lists, oldest first',
    answers: { 200: enveloped(array(savedViewView)) },
  },
  save: {
    route: 'PUT /api/me/views/{id}',
    access: 'admin',
    // Saved views affect only the user who saves them.
    audit: null,
    summary: 'Create or replace a saved view',
    description: 'The last request wins. Other saved views are not changed.',
    path: VIEW,
    json: SAVED_VIEW,
    answers: { 200: enveloped(savedViewView) },
    errors: ['saved_view_limit_reached'],
  },
  remove: {
    route: 'DELETE /api/me/views/{id}',
    access: 'admin',
    audit: null,
    summary: 'Delete a saved view',
    description: 'A view that does not exist is not an error.',
    path: VIEW,
    answers: { 200: enveloped(nothing()) },
  },
} as const satisfies Endpoints;
