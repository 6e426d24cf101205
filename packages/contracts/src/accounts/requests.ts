import { type InferType, object } from 'yup';
import { LANGUAGE_CODES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { type BodyShape, ruleError } from '../schema/check.ts';
import { emailAddress, newPassword, oneOf, password, requiredId, requiredText, trueOrFalse, typedText } from '../schema/fields.ts';

const REQUIRED = ruleError('required');
const chosen = newPassword({ min: LIMITS.passwordMinLength, max: LIMITS.passwordMaxLength });
const linkToken = () => requiredText(LIMITS.linkTokenMaxLength).label('Token').meta({ description: 'Token from the link in the email.' });

/** Only the format is checked: an unknown email is a wrong credential, not a field error. */
export const signIn = object({
  email: typedText(LIMITS.emailMaxLength).label('Email').defined(REQUIRED),
  password: typedText(LIMITS.passwordMaxLength).label('Password').defined(REQUIRED),
  remember: trueOrFalse().label('Remember').meta({ description: 'True to keep the session for 14 days.' }),
  rememberMe: trueOrFalse().label('Remember').meta({ description: 'Alias of `remember`.' }),
});
export type SignIn = InferType<typeof signIn>;
export const SIGN_IN = { schema: signIn } satisfies BodyShape<typeof signIn>;

/** Other fields are ignored, so that no customer can register as an admin. */
export const registration = object({
  fullname: requiredText(LIMITS.fullnameMaxLength).label('Full name'),
  email: emailAddress(LIMITS.emailMaxLength).label('Email'),
  password: chosen.label('Password'),
  language: oneOf(LANGUAGE_CODES).label('Language'),
});
export type Registration = InferType<typeof registration>;
export const REGISTRATION = { schema: registration } satisfies BodyShape<typeof registration>;

/** Verifies an email address by a link (PPL-02). A malformed token counts as an invalid link. */
export const emailVerification = object({
  token: linkToken(),
  newPassword: chosen
    .optional()
    .label('New password')
    .meta({ description: 'Required without a session of the account that the link belongs to.' }),
});
export type EmailVerification = InferType<typeof emailVerification>;
export const EMAIL_VERIFICATION = { schema: emailVerification } satisfies BodyShape<typeof emailVerification>;

/** Change of the own password (VAL-40, VAL-42, CONST-39). */
export const passwordChange = object({
  currentPassword: password(LIMITS.passwordMaxLength).label('Current password'),
  newPassword: chosen.label('New password'),
  userId: requiredId().label('User id').meta({ description: 'The current user; other passwords cannot be changed.' }),
});
export type PasswordChange = InferType<typeof passwordChange>;
export const PASSWORD_CHANGE = { schema: passwordChange } satisfies BodyShape<typeof passwordChange>;

export const ownAccountEdit = object({
  fullname: requiredText(LIMITS.fullnameMaxLength).label('Full name'),
});
export type OwnAccountEdit = InferType<typeof ownAccountEdit>;
export const OWN_ACCOUNT_EDIT = { schema: ownAccountEdit } satisfies BodyShape<typeof ownAccountEdit>;

/** The current password, for changes that a session alone does not allow (PPL-07, PPL-08, PPL-11). */
export const passwordConsent = object({
  password: password(LIMITS.passwordMaxLength).label('Password'),
});
export type PasswordConsent = InferType<typeof passwordConsent>;
export const PASSWORD_CONSENT = { schema: passwordConsent } satisfies BodyShape<typeof passwordConsent>;

/** Requests an email with a reset link (PPL-01). */
export const forgottenPassword = object({
  email: emailAddress(LIMITS.emailMaxLength).label('Email'),
});
export type ForgottenPassword = InferType<typeof forgottenPassword>;
export const FORGOTTEN_PASSWORD = { schema: forgottenPassword } satisfies BodyShape<typeof forgottenPassword>;

/** A malformed token counts as an expired one. */
export const passwordReset = object({
  token: linkToken(),
  newPassword: chosen.label('New password'),
});
export type PasswordReset = InferType<typeof passwordReset>;
export const PASSWORD_RESET = { schema: passwordReset } satisfies BodyShape<typeof passwordReset>;
