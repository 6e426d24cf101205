import { type InferType, mixed } from 'yup';
import { POSITIONS, ROLES, USER_STATUSES } from '../access.ts';
import { guestEnquiryView } from '../enquiries/views.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { array, boolean, choice, nullable, number, object, string, view } from '../schema/view.ts';

export const userView = view('UserView', 'The bare user object of `/api/me` and `/api/login` (ENT-01, OR-12). Dates are ISO 8601 UTC.', {
  user_id: string(),
  fullname: string(),
  name: string(),
  email: string(),
  email_verified: boolean(),
  status: choice(USER_STATUSES),
  role: choice(ROLES),
  position: choice(POSITIONS).optional().meta({ description: 'Of staff alone' }),
  languages: array(choice(LANGUAGE_CODES)).optional().meta({ description: 'Of a translator alone: what they translate into' }),
  language: choice(LANGUAGE_CODES),
  created_at: string(),
  version: number('What an edit of the own name may be held against (`If-Match`)').optional(),
});

export type UserView = InferType<typeof userView>;

export const sessionView = view('SessionView', 'One of the own sessions. What was not known when it began is empty.', {
  session_id: string(),
  device: string('In plain words: `Chrome on Android`'),
  browser: string('`Chrome`'),
  system: string('`Android`'),
  network: string('Without its last part: `203.0.113.x`'),
  first_seen_at: string('ISO 8601 UTC'),
  last_seen_at: string('ISO 8601 UTC, to the minute'),
  is_current: boolean(),
});
export type SessionView = InferType<typeof sessionView>;

export const providerLinkView = view('ProviderLinkView', 'Whether the own account is linked to the provider.', { linked: boolean() });
export type ProviderLinkView = InferType<typeof providerLinkView>;

export const secondStepView = view(
  'SecondStepView',
  'The password was right, and a code or a passkey is asked for. There is no session yet.',
  {
    second_step: boolean().oneOf([true]),
    challenge: string('For `POST /api/login/second-step`, for ten minutes, and for one session'),
  },
);
export type SecondStepView = InferType<typeof secondStepView>;

export const twoStepView = view(
  'TwoStepView',
  'Whether the own account asks for a second step after the password, and whether it should: for staff, where the owners demand it.',
  {
    enabled: boolean(),
    app: boolean().meta({ description: 'Whether codes of an authenticator app are taken' }),
    passkeys: number('Passkeys of the account, each of which is a second step, too'),
    recovery_codes_left: number(),
    demanded: boolean(),
  },
);
export type TwoStepView = InferType<typeof twoStepView>;

export const twoStepSetupView = view('TwoStepSetupView', 'What an authenticator app has to be told.', {
  secret: string('Base32'),
  otpauth_url: string('The same as an address, for a picture that the app reads'),
});
export type TwoStepSetupView = InferType<typeof twoStepSetupView>;

export const recoveryCodesView = view('RecoveryCodesView', 'Each in place of a code of the app, once. They are shown this one time.', {
  recovery_codes: array(string()),
});
export type RecoveryCodesView = InferType<typeof recoveryCodesView>;

/** Passed to the browser unchanged, in the JSON form of Web Authentication. */
const options = () => mixed<Readonly<Record<string, unknown>>>().defined();

export const passkeyView = view('PasskeyView', 'One of the own passkeys.', {
  passkey_id: string(),
  name: string('As its owner calls it'),
  created_at: string('ISO 8601 UTC'),
  last_used_at: nullable(string('ISO 8601 UTC; null before it was used')),
  synced: boolean().meta({ description: 'Whether its owner has it on other devices, too' }),
  version: number(),
});
export type PasskeyView = InferType<typeof passkeyView>;

export const passkeysView = view('PasskeysView', 'The own passkeys, in the order in which they came.', {
  available: boolean().meta({ description: 'Whether the site has an address that passkeys can be bound to' }),
  passkeys: array(passkeyView),
});
export type PasskeysView = InferType<typeof passkeysView>;

export const passkeySetupView = view('PasskeySetupView', 'What the browser needs to make a passkey, for five minutes and once.', {
  options: options().meta({
    json: { type: 'object', additionalProperties: true },
    description: '`PublicKeyCredentialCreationOptionsJSON`',
  }),
});
export type PasskeySetupView = InferType<typeof passkeySetupView>;

export const passkeyAddedView = object({
  passkey: passkeyView,
  recovery_codes: array(string()).meta({
    description: 'Where it is the first second step of the account: each in place of the passkey, once. They are shown this one time.',
  }),
});
export type PasskeyAddedView = InferType<typeof passkeyAddedView>;

export const passkeyQuestionView = view(
  'PasskeyQuestionView',
  'What the browser needs to sign in by a passkey, for five minutes and once.',
  {
    options: options()
      .nullable()
      .meta({
        json: { type: ['object', 'null'], additionalProperties: true },
        description: '`PublicKeyCredentialRequestOptionsJSON`; null where the account of the second step has no passkey',
      }),
  },
);
export type PasskeyQuestionView = InferType<typeof passkeyQuestionView>;

export const accountExportView = view('AccountExportView', 'Everything that is kept of a customer, for the customer (PPL-11).', {
  exported_at: string('ISO 8601 UTC'),
  account: userView,
  two_step: boolean(),
  passkeys: array(passkeyView).meta({ description: 'What they are called and when they were used; no keys' }),
  provider_linked: boolean().meta({ description: 'Whether one may sign in by the provider, too' }),
  sessions: array(sessionView),
  enquiries: array(guestEnquiryView).meta({
    description: 'Those that name the address of the account, with what was booked from them; none before it is verified',
  }),
});
export type AccountExportView = InferType<typeof accountExportView>;

const SUMMARY = {
  letter_id: string(),
  received_at: string('ISO 8601 UTC'),
  from: string(),
  to: string(),
  subject: string(),
};

export const letterSummaryView = view('LetterSummaryView', 'A letter in the mailbox of the embedded system, in a list.', SUMMARY);
export type LetterSummaryView = InferType<typeof letterSummaryView>;

export const letterView = view('LetterView', 'The same letter with its plain text; its document has an address of its own.', {
  ...SUMMARY,
  text: string(),
});
export type LetterView = InferType<typeof letterView>;
