import { PASSWORD_CONSENT } from '../requests/accounts.requests.ts';
import { NEW_PASSKEY, PASSKEY_EDIT, PASSKEY_QUESTION, PASSKEY_SIGN_IN } from '../requests/passkeys.requests.ts';
import { enveloped, nothing } from '../schema/view.ts';
import { passkeyAddedView, passkeyQuestionView, passkeySetupView, passkeysView, passkeyView } from '../views/passkeys.views.ts';
import { userView } from '../views/users.views.ts';
import type { Calls } from './call.ts';

const ID = { id: '`passkey_id`' };

/** Sign-in with a passkey, and management of the user's passkeys (PPL-08). */
export const passkeysCalls: Calls = {
  'POST /api/login/passkey/options': {
    access: 'public',
    summary: 'Begin to sign in by a passkey: what the browser needs to ask for one',
    description:
      'Without a challenge for any account, in place of address and password; with the challenge of a second step for the account whose ' +
      'password was right. Works once, for five minutes.',
    json: PASSKEY_QUESTION,
    answers: { 200: enveloped(passkeyQuestionView) },
    errors: ['passkeys_not_available', 'sign_in_expired', 'too_many_attempts'],
  },
  'POST /api/login/passkey': {
    access: 'public',
    summary: 'Sign in by a passkey: answers the bare user object and sets the session cookie',
    description:
      'The authenticator has to have made sure who holds it (user verification), so nothing else is asked for, no code of a second step either.',
    json: PASSKEY_SIGN_IN,
    answers: { 200: userView },
    errors: ['passkeys_not_available', 'invalid_passkey', 'sign_in_expired'],
  },
  'GET /api/passkeys': {
    access: 'signed-in',
    isBeforeSecondStep: true,
    summary: 'The own passkeys, with when each was last used',
    answers: { 200: enveloped(passkeysView) },
  },
  'POST /api/passkeys/setup': {
    access: 'signed-in',
    isBeforeSecondStep: true,
    summary: 'Begin to add a passkey; nothing changes until what the browser made comes to `POST /api/passkeys`',
    description: 'Not for an account that waits for its address to be verified.',
    json: PASSWORD_CONSENT,
    answers: { 200: enveloped(passkeySetupView) },
    errors: ['passkeys_not_available', 'current_password_incorrect', 'forbidden', 'passkey_limit_reached', 'too_many_attempts'],
  },
  'POST /api/passkeys': {
    access: 'signed-in',
    isBeforeSecondStep: true,
    summary: 'Add the passkey that the browser made',
    description:
      'The first one turns two-step sign-in on where it was off: after the password a passkey or a recovery code is asked for from then ' +
      'on, and all other sessions end. A letter tells of each.',
    json: NEW_PASSKEY,
    answers: { 201: enveloped(passkeyAddedView) },
    errors: ['passkeys_not_available', 'passkey_refused', 'passkey_limit_reached'],
  },
  'PATCH /api/passkeys/{id}': {
    access: 'signed-in',
    summary: 'Give one of the own passkeys another name',
    path: ID,
    json: PASSKEY_EDIT,
    guards: passkeyView,
    answers: { 200: enveloped(passkeyView) },
    errors: ['passkey_not_found'],
  },
  'DELETE /api/passkeys/{id}': {
    access: 'signed-in',
    summary: 'Remove one of the own passkeys; without passkey and app the password alone is asked for again',
    path: ID,
    json: PASSWORD_CONSENT,
    answers: { 200: enveloped(nothing()) },
    errors: ['passkey_not_found', 'current_password_incorrect', 'too_many_attempts', 'two_step_required'],
  },
};
