import { LIMITS } from '@reefdesk/contracts/limits';
import { type InferType, object, string } from 'yup';
import { EMAIL } from '../../account/email.ts';

/** Messages are keys of the texts. The password is kept exactly as typed; how strong it is only advises (OR-17). */
export const signUpRules = object({
  fullname: string().trim().required('errors.fullname').max(LIMITS.fullnameMaxLength, 'errors.fullnameLong'),
  email: string().trim().required('errors.emailMissing').max(LIMITS.emailMaxLength, 'errors.email').matches(EMAIL, 'errors.email'),
  password: string()
    .required('errors.passwordMissing')
    .min(LIMITS.passwordMinLength, 'errors.password')
    .max(LIMITS.passwordMaxLength, 'errors.passwordLong'),
});

export type SignUpValues = InferType<typeof signUpRules>;
export type SignUpField = keyof SignUpValues;

export const EMPTY: SignUpValues = { fullname: '', email: '', password: '' };
export const SIGN_UP_FIELDS = Object.keys(EMPTY) as SignUpField[];
