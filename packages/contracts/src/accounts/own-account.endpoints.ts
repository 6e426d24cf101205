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
    summary: 'Change the own name',
    json: OWN_ACCOUNT_EDIT,
    guards: userView,
    answers: { 200: enveloped(userView) },
  },
  erase: {
    route: 'DELETE /api/me',
    access: 'customer',
    audit: { kind: 'accounts', action: 'erased', ofEverybody: true },
    summary: 'Erase the own account, for good: all sessions end, and the person is taken out of the own enquiries',
    description:
      'Answers once the account is gone. Enquiries that name its verified address keep their figures, without the person; where the ' +
      'service that holds them is away, that is made up for.',
    json: PASSWORD_CONSENT,
    answers: { 200: enveloped(nothing()) },
    errors: ['current_password_incorrect', 'too_many_attempts', 'service_unavailable'],
  },
  exportData: {
    route: 'GET /api/me/export',
    access: 'customer',
    audit: { kind: 'accounts' },
    summary: 'Everything that is kept of the own account, as a file to download',
    answers: { 200: accountExportView },
    errors: ['service_unavailable', 'too_many_attempts'],
  },
  secondStep: {
    route: 'POST /api/login/second-step',
    access: 'public',
    summary: 'The second step of signing in: answers the bare user object and sets the session cookie',
    description:
      'Takes a code of the authenticator app, a recovery code or the answer of a passkey. Each works once; attempts are limited.',
    json: SECOND_STEP,
    answers: { 200: userView },
    errors: ['invalid_second_step', 'invalid_passkey', 'sign_in_expired', 'too_many_attempts'],
  },
  twoStep: {
    route: 'GET /api/two-step',
    access: 'signed-in',
    isBeforeSecondStep: true,
    summary: 'Whether the own account asks for a second step, by what, and how many recovery codes are left',
    answers: { 200: enveloped(twoStepView) },
  },
  setUpTwoStep: {
    route: 'POST /api/two-step/setup',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'two_step_begun' },
    isBeforeSecondStep: true,
    summary: 'A new secret for an authenticator app; nothing changes until a code of it comes to `enable`',
    description: 'Asks for the current password. Not for an account that waits for its address to be verified.',
    json: PASSWORD_CONSENT,
    answers: { 200: enveloped(twoStepSetupView) },
    errors: ['current_password_incorrect', 'forbidden', 'too_many_attempts', 'two_step_is_on'],
  },
  enableTwoStep: {
    route: 'POST /api/two-step/enable',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'two_step_on', ofEverybody: true },
    isBeforeSecondStep: true,
    summary: 'Ask for a second step from now on, once the app shows the right code; all other sessions end, and recovery codes are new',
    description: 'In the session that gave the current password to `setup`.',
    json: TWO_STEP_CODE,
    answers: { 200: enveloped(recoveryCodesView) },
    errors: ['invalid_code', 'two_step_is_on', 'too_many_attempts'],
  },
  disableTwoStep: {
    route: 'POST /api/two-step/disable',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'two_step_off', ofEverybody: true },
    isBeforeSecondStep: true,
    summary: 'Without the app from now on: by password alone again, or, where there is a passkey, by that one',
    json: PASSWORD_CONSENT,
    answers: { 200: enveloped(nothing()) },
    errors: ['current_password_incorrect', 'too_many_attempts', 'two_step_required'],
  },
  demandTwoStep: {
    route: 'PUT /api/two-step/demand',
    access: AREAS.people,
    audit: { kind: 'account-rules' },
    summary: 'Ask all staff for a second step, or leave it to them',
    description:
      'While it is asked for, staff without one are answered 403 `two_step_required` by everything but `GET /me`, their own `/two-step`, adding a ' +
      'passkey, signing out, and what visitors may call, which answers them as visitors; and nobody of the staff turns theirs off.',
    json: TWO_STEP_DEMAND,
    answers: { 200: enveloped(nothing()) },
  },
  sessions: {
    route: 'GET /api/sessions',
    access: 'signed-in',
    summary: 'The own sessions, those used last first',
    answers: { 200: enveloped(array(sessionView)) },
  },
  endOtherSessions: {
    route: 'DELETE /api/sessions',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'sessions_ended' },
    summary: 'End all own sessions but this one, with the current password',
    json: PASSWORD_CONSENT,
    answers: { 200: enveloped(nothing()) },
    errors: ['current_password_incorrect', 'too_many_attempts'],
  },
  endSession: {
    route: 'DELETE /api/sessions/{id}',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'sessions_ended' },
    summary: 'End one of the own sessions',
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
    summary: 'Begin to sign in by a passkey: what the browser needs to ask for one',
    description:
      'Without a challenge for any account, in place of address and password; with the challenge of a second step for the account whose ' +
      'password was right. Works once, for five minutes.',
    json: PASSKEY_QUESTION,
    answers: { 200: enveloped(passkeyQuestionView) },
    errors: ['passkeys_not_available', 'sign_in_expired', 'too_many_attempts'],
  },
  signIn: {
    route: 'POST /api/login/passkey',
    access: 'public',
    summary: 'Sign in by a passkey: answers the bare user object and sets the session cookie',
    description:
      'The authenticator has to have made sure who holds it (user verification), so nothing else is asked for, no code of a second step either.',
    json: PASSKEY_SIGN_IN,
    answers: { 200: userView },
    errors: ['passkeys_not_available', 'invalid_passkey', 'sign_in_expired'],
  },
  list: {
    route: 'GET /api/passkeys',
    access: 'signed-in',
    isBeforeSecondStep: true,
    summary: 'The own passkeys, with when each was last used',
    answers: { 200: enveloped(passkeysView) },
  },
  setUp: {
    route: 'POST /api/passkeys/setup',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'passkey_begun' },
    isBeforeSecondStep: true,
    summary: 'Begin to add a passkey; nothing changes until what the browser made comes to `POST /api/passkeys`',
    description: 'Not for an account that waits for its address to be verified.',
    json: PASSWORD_CONSENT,
    answers: { 200: enveloped(passkeySetupView) },
    errors: ['passkeys_not_available', 'current_password_incorrect', 'forbidden', 'passkey_limit_reached', 'too_many_attempts'],
  },
  add: {
    route: 'POST /api/passkeys',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'passkey_added', ofEverybody: true },
    isBeforeSecondStep: true,
    summary: 'Add the passkey that the browser made',
    description:
      'The first one turns two-step sign-in on where it was off: after the password a passkey or a recovery code is asked for from then ' +
      'on, and all other sessions end. A letter tells of each.',
    json: NEW_PASSKEY,
    answers: { 201: enveloped(passkeyAddedView) },
    errors: ['passkeys_not_available', 'passkey_refused', 'passkey_limit_reached'],
  },
  rename: {
    route: 'PATCH /api/passkeys/{id}',
    access: 'signed-in',
    audit: { kind: 'accounts', action: 'passkey_renamed' },
    summary: 'Give one of the own passkeys another name',
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
    summary: 'Remove one of the own passkeys; without passkey and app the password alone is asked for again',
    path: ID,
    json: PASSWORD_CONSENT,
    answers: { 200: enveloped(nothing()) },
    errors: ['passkey_not_found', 'current_password_incorrect', 'too_many_attempts', 'two_step_required'],
  },
} as const satisfies Endpoints;

const chosen = Object.fromEntries(SAVED_VIEW_KEYS.map((key) => [key, yup.string()])) as Record<SavedViewKey, yup.StringSchema>;

export const savedViewView = view('SavedViewView', 'What somebody of the staff chose in a list, under a name of their own.', {
  view_id: string(),
  list: choice(SAVED_VIEW_LISTS),
  name: string(),
  choice: object(chosen).meta({ description: 'As it stands in the address of the list; what is not chosen is left out' }),
  updated_at: string('ISO 8601 UTC'),
});

export type SavedViewView = InferType<typeof savedViewView>;

const VIEW = { id: 'A UUID that whoever saves it makes' };

export const savedViews = {
  list: {
    route: 'GET /api/me/views',
    access: 'admin',
    summary: 'The own saved views of all lists, in the order in which they were made',
    answers: { 200: enveloped(array(savedViewView)) },
  },
  save: {
    route: 'PUT /api/me/views/{id}',
    access: 'admin',
    // Saved views affect only the user who saves them.
    audit: null,
    summary: 'Save a view, or save it anew: what was sent last counts, and no other view is touched',
    path: VIEW,
    json: SAVED_VIEW,
    answers: { 200: enveloped(savedViewView) },
    errors: ['saved_view_limit_reached'],
  },
  remove: {
    route: 'DELETE /api/me/views/{id}',
    access: 'admin',
    audit: null,
    summary: 'Take a view away; one that is not there is no error',
    path: VIEW,
    answers: { 200: enveloped(nothing()) },
  },
} as const satisfies Endpoints;
