import { array, type InferType, object } from 'yup';
import { POSITIONS } from '../access.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { type BodyShape, ruleError } from '../schema/check.ts';
import { emailAddress, newPassword, oneOf, requiredText, trueOrFalse, typedText, wholeNumber } from '../schema/fields.ts';

const REQUIRED = ruleError('required');
const ONE_OF_LANGUAGES = ruleError('one_of', { values: LANGUAGE_CODES.join(', ') });

/** Unique languages in the order of `LANGUAGES`. Lowercase codes are accepted, too. */
const languages = () =>
  array(
    oneOf(LANGUAGE_CODES)
      .transform((value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
      .required(ONE_OF_LANGUAGES),
  )
    .typeError(ONE_OF_LANGUAGES)
    .max(LIMITS.cursorPageMax, ONE_OF_LANGUAGES)
    .label('Languages')
    .meta({ description: 'Target languages of a translator, at least one. Not for other positions.' });

const position = () => oneOf(POSITIONS).label('Position');

/** Invitation of a future staff member (PPL-06). */
export const invitation = object({
  email: emailAddress(LIMITS.emailMaxLength).label('Email'),
  position: position().required(REQUIRED),
  languages: languages(),
  language: oneOf(LANGUAGE_CODES).label('Language').meta({ description: 'Language of the email; that of the inviting user by default.' }),
});
export type Invitation = InferType<typeof invitation>;
export const INVITATION = { schema: invitation } satisfies BodyShape<typeof invitation>;

export const personEdit = object({
  position: position(),
  languages: languages(),
  disabled: trueOrFalse().label('Disabled'),
});
export type PersonEdit = InferType<typeof personEdit>;
export const PERSON_EDIT = { schema: personEdit } satisfies BodyShape<typeof personEdit>;

/** Accepts an invitation by the token of the email. A malformed token counts as an expired one. */
export const invitationAcceptance = object({
  token: requiredText(LIMITS.linkTokenMaxLength).label('Token').meta({ description: 'Token from the link in the email.' }),
  name: requiredText(LIMITS.fullnameMaxLength).label('Name'),
  password: newPassword({ min: LIMITS.passwordMinLength, max: LIMITS.passwordMaxLength }).label('Password'),
});
export type InvitationAcceptance = InferType<typeof invitationAcceptance>;
export const INVITATION_ACCEPTANCE = { schema: invitationAcceptance } satisfies BodyShape<typeof invitationAcceptance>;

export const peopleQuery = object({
  limit: wholeNumber(1, LIMITS.cursorPageMax).label('Limit').meta({ description: 'Users per page; 25 by default.' }),
  cursor: typedText(LIMITS.linkTokenMaxLength).label('Cursor').meta({ description: '`next_cursor` of the previous page.' }),
});
export type PeopleQuery = InferType<typeof peopleQuery>;
