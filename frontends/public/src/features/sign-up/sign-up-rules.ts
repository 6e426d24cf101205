import { type Registration, registration } from '@reefdesk/contracts/accounts/requests';
import type { Rules, Wording } from '@reefdesk/forms';

export type SignUpValues = Omit<Registration, 'language'>;

export const EMPTY: SignUpValues = { fullname: '', email: '', password: '' };

/** The password is kept exactly as typed; how strong it is only advises (OR-17). */
export const SIGN_UP_RULES: Rules<SignUpValues> = { schema: registration };

export const SIGN_UP_WORDING: Wording = {
  'fullname required': 'errors.fullname',
  'fullname too_long': 'errors.fullnameLong',
  'email required': 'errors.emailMissing',
  email: 'errors.email',
  'password required': 'errors.passwordMissing',
  'password too_short': 'errors.password',
  'password too_long': 'errors.passwordLong',
};
