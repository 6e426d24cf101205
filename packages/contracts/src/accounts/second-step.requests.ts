import { array, type InferType, type ObjectShape, object } from 'yup';
import { LIMITS } from '../limits.ts';
import { type BodyShape, ruleError } from '../schema/check.ts';
import { oneOf, requiredText, text, trueOrFalse, uncoerced } from '../schema/fields.ts';

/** Longer than any value that authenticators send. */
const PART_MAX_LENGTH = 16_000;
const TRANSPORTS_MAX = 10;
const TRANSPORT_MAX_LENGTH = 40;
const REQUIRED = ruleError('required');

const part = (label: string) => requiredText(PART_MAX_LENGTH).label(label).meta({ description: 'Encoded as base64url.' });
const group = <Fields extends ObjectShape>(label: string, fields: Fields) =>
  object(fields).label(label).typeError(ruleError('json_object')).default(undefined);

/** A credential as serialised by the browser's `toJSON()`; other fields are ignored. */
const credential = <Fields extends ObjectShape>(response: Fields) => ({
  id: part('Id'),
  rawId: part('Raw id'),
  type: oneOf(['public-key']).label('Type').defined(REQUIRED),
  response: group('Response', response).required(REQUIRED),
});

const answer = () =>
  group(
    'Passkey',
    credential({
      clientDataJSON: part('Client data'),
      authenticatorData: part('Authenticator data'),
      signature: part('Signature'),
      userHandle: text(PART_MAX_LENGTH).label('User handle').meta({ description: 'Encoded as base64url.' }),
    }),
  );

const made = () =>
  group(
    'Passkey',
    credential({
      clientDataJSON: part('Client data'),
      attestationObject: part('Attestation object'),
      transports: uncoerced(array(text(TRANSPORT_MAX_LENGTH).label('Transport').defined(REQUIRED).nonNullable(REQUIRED)))
        .label('Transports')
        .typeError(ruleError('json_object'))
        .max(TRANSPORTS_MAX, ruleError('too_many', { max: TRANSPORTS_MAX })),
    }),
  );

const passkeyName = () => requiredText(LIMITS.passkeyNameMaxLength).label('Name');

/** Optional as part of another body. */
export const passkeyAnswer = answer;
export type PasskeyAnswer = NonNullable<InferType<ReturnType<typeof answer>>>;
export type MadePasskey = NonNullable<InferType<ReturnType<typeof made>>>;

/** Starts a sign-in with a passkey; with a challenge, it is the second step after a password. */
export const passkeyQuestion = object({
  challenge: text(LIMITS.linkTokenMaxLength)
    .label('Challenge')
    .meta({ description: 'Challenge of the second step, from the response to the password.' }),
});
export type PasskeyQuestion = InferType<typeof passkeyQuestion>;
export const PASSKEY_QUESTION = { schema: passkeyQuestion } satisfies BodyShape<typeof passkeyQuestion>;

/** Replaces email address, password and second step (PPL-08). */
export const passkeySignIn = object({
  passkey: answer().required(REQUIRED),
  remember: trueOrFalse().label('Remember').meta({ description: 'True to keep the session for 14 days.' }),
});
export type PasskeySignIn = InferType<typeof passkeySignIn>;
export const PASSKEY_SIGN_IN = { schema: passkeySignIn } satisfies BodyShape<typeof passkeySignIn>;

export const newPasskey = object({ name: passkeyName(), passkey: made().required(REQUIRED) });
export type NewPasskey = InferType<typeof newPasskey>;
export const NEW_PASSKEY = { schema: newPasskey } satisfies BodyShape<typeof newPasskey>;

export const passkeyEdit = object({ name: passkeyName() });
export const PASSKEY_EDIT = { schema: passkeyEdit } satisfies BodyShape<typeof passkeyEdit>;

/** Longer than any code with separators. */
const CODE_MAX_LENGTH = 40;
const CODE = { description: 'Six-digit code of the authenticator app, or a recovery code.' };
const code = () => requiredText(CODE_MAX_LENGTH).label('Code').meta(CODE);

/** The second step of a sign-in (PPL-08). A malformed challenge counts as an expired one. */
export const secondStep = object({
  challenge: requiredText(LIMITS.linkTokenMaxLength)
    .label('Challenge')
    .meta({ description: 'Challenge from the response to the password.' }),
  code: text(CODE_MAX_LENGTH).label('Code').meta(CODE),
  passkey: passkeyAnswer().optional().meta({ description: 'Passkey response, instead of a code.' }),
});
export type SecondStep = InferType<typeof secondStep>;
export const SECOND_STEP = { schema: secondStep } satisfies BodyShape<typeof secondStep>;

export const twoStepCode = object({ code: code() });
export const TWO_STEP_CODE = { schema: twoStepCode } satisfies BodyShape<typeof twoStepCode>;

export const twoStepDemand = object({ demanded: trueOrFalse().label('Demanded').defined(ruleError('required')) });
export type TwoStepDemand = InferType<typeof twoStepDemand>;
export const TWO_STEP_DEMAND = { schema: twoStepDemand } satisfies BodyShape<typeof twoStepDemand>;
