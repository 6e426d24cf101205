import { type InferType, object } from 'yup';
import { LIMITS } from '../limits.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { fault } from '../schema/fault.ts';
import { requiredText, text } from '../schema/text.ts';
import { trueOrFalse } from '../schema/values.ts';
import { passkeyAnswer } from './passkeys.requests.ts';

/** Longer than any code with separators. */
const CODE_MAX_LENGTH = 40;
const CODE = { description: 'Six digits of the app, or a recovery code' };
const code = () => requiredText(CODE_MAX_LENGTH).label('Code').meta(CODE);

/** The second step of a sign-in (PPL-08), with a code or a passkey. A malformed challenge counts as an expired one. */
export const secondStep = object({
  challenge: requiredText(LIMITS.linkTokenMaxLength).label('Challenge').meta({ description: 'From the answer to the password' }),
  code: text(CODE_MAX_LENGTH).label('Code').meta(CODE),
  passkey: passkeyAnswer().optional().meta({ description: 'In place of a code' }),
});
export type SecondStep = InferType<typeof secondStep>;
export const SECOND_STEP = { schema: secondStep } satisfies BodyShape<typeof secondStep>;

/** Proves that the authenticator app has the secret. */
export const twoStepCode = object({ code: code() });
export type TwoStepCode = InferType<typeof twoStepCode>;
export const TWO_STEP_CODE = { schema: twoStepCode } satisfies BodyShape<typeof twoStepCode>;

/** Sets if staff must use a second step. */
export const twoStepDemand = object({ demanded: trueOrFalse().label('Demanded').defined(fault('required')) });
export type TwoStepDemand = InferType<typeof twoStepDemand>;
export const TWO_STEP_DEMAND = { schema: twoStepDemand } satisfies BodyShape<typeof twoStepDemand>;
