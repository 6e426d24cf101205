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
  position: choice(POSITIONS).optional().meta({ description: 'Present for staff only.' }),
  languages: array(choice(LANGUAGE_CODES)).optional().meta({ description: 'Target languages; present for translators only.' }),
  language: choice(LANGUAGE_CODES),
  created_at: string(),
  version: number('Version for `If-Match` when the name is edited.').optional(),
});

export type UserView = InferType<typeof userView>;

export const sessionView = view('SessionView', 'A session of the current user. Values that were unknown when it started are empty.', {
  session_id: string(),
  device: string('Readable name, such as `Chrome on Android`.'),
  browser: string('Browser, such as `Chrome`.'),
  system: string('Operating system, such as `Android`.'),
  network: string('IP address without its last part, such as `203.0.113.x`.'),
  first_seen_at: string('ISO 8601 UTC'),
  last_seen_at: string('ISO 8601 UTC, with a precision of one minute.'),
  is_current: boolean(),
});
export type SessionView = InferType<typeof sessionView>;

export const providerLinkView = view('ProviderLinkView', 'Link between the current account and the sign-in provider.', {
  linked: boolean(),
});
export type ProviderLinkView = InferType<typeof providerLinkView>;

export const secondStepView = view(
  'SecondStepView',
  'The password was correct, and a code or a passkey is required. No session exists yet.',
  {
    second_step: boolean().oneOf([true]),
    challenge: string('Challenge for `POST /api/login/second-step`. Valid for ten minutes and for one session.'),
  },
);
export type SecondStepView = InferType<typeof secondStepView>;

export const twoStepView = view(
  'TwoStepView',
  'Two-step sign-in of the current account. `demanded` is true for staff if the owners require a second step.',
  {
    enabled: boolean(),
    app: boolean().meta({ description: 'True if codes of an authenticator app are accepted.' }),
    passkeys: number('Number of passkeys of the account. Each can serve as the second step.'),
    recovery_codes_left: number(),
    demanded: boolean(),
  },
);
export type TwoStepView = InferType<typeof twoStepView>;

export const twoStepSetupView = view('TwoStepSetupView', 'Secret for an authenticator app.', {
  secret: string('Encoded as Base32.'),
  otpauth_url: string('The secret as a URL, for a QR code that the app scans.'),
});
export type TwoStepSetupView = InferType<typeof twoStepSetupView>;

export const recoveryCodesView = view('RecoveryCodesView', 'Each code replaces a code of the app once. The codes are shown only once.', {
  recovery_codes: array(string()),
});
export type RecoveryCodesView = InferType<typeof recoveryCodesView>;

/** Passed to the browser unchanged, in the JSON form of Web Authentication. */
const options = () => mixed<Readonly<Record<string, unknown>>>().defined();

export const passkeyView = view('PasskeyView', 'A passkey of the current user.', {
  passkey_id: string(),
  name: string('Name given by the user.'),
  created_at: string('ISO 8601 UTC'),
  last_used_at: nullable(string('ISO 8601 UTC; null if it was never used.')),
  synced: boolean().meta({ description: 'True if the passkey is synced to other devices of the user.' }),
  version: number(),
});
export type PasskeyView = InferType<typeof passkeyView>;

export const passkeysView = view('PasskeysView', 'The passkeys of the current user, oldest first.', {
  available: boolean().meta({ description: 'True if the site has an address that passkeys can be bound to.' }),
  passkeys: array(passkeyView),
});
export type PasskeysView = InferType<typeof passkeysView>;

export const passkeySetupView = view('PasskeySetupView', 'Options to create a passkey. Valid once and for five minutes.', {
  options: options().meta({
    json: { type: 'object', additionalProperties: true },
    description: '`PublicKeyCredentialCreationOptionsJSON` for the browser.',
  }),
});
export type PasskeySetupView = InferType<typeof passkeySetupView>;

export const passkeyAddedView = object({
  passkey: passkeyView,
  recovery_codes: array(string()).meta({
    description: 'Present if the passkey is the first second step of the account. Each code replaces the passkey once. Shown only once.',
  }),
});
export type PasskeyAddedView = InferType<typeof passkeyAddedView>;

export const passkeyQuestionView = view('PasskeyQuestionView', 'Options to sign in with a passkey. Valid once and for five minutes.', {
  options: options()
    .nullable()
    .meta({
      json: { type: ['object', 'null'], additionalProperties: true },
      description: '`PublicKeyCredentialRequestOptionsJSON`; null if the account of the second step has no passkey.',
    }),
});
export type PasskeyQuestionView = InferType<typeof passkeyQuestionView>;

export const accountExportView = view('AccountExportView', 'All stored data of a customer, for the customer (PPL-11).', {
  exported_at: string('ISO 8601 UTC'),
  account: userView,
  two_step: boolean(),
  passkeys: array(passkeyView).meta({ description: 'Names and times of use, without the keys.' }),
  provider_linked: boolean().meta({ description: 'True if the sign-in provider is linked.' }),
  sessions: array(sessionView),
  enquiries: array(guestEnquiryView).meta({
    description: 'Enquiries with the address of the account, and their bookings. Empty until the address is verified.',
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

export const letterSummaryView = view('LetterSummaryView', 'An email in the mailbox of the embedded system, as a list entry.', SUMMARY);
export type LetterSummaryView = InferType<typeof letterSummaryView>;

export const letterView = view('LetterView', 'An email with its plain text. The HTML document has its own endpoint.', {
  ...SUMMARY,
  text: string(),
  attachments: array(object({ filename: string(), content_type: string(), text: string() })).meta({ description: 'Attached text files.' }),
});
export type LetterView = InferType<typeof letterView>;
