import { type PasswordChange, passwordChange } from '@reefdesk/contracts/accounts/requests';
import { fault } from '@reefdesk/contracts/schema/check';
import type { Rules, Wording } from '../use-rules.ts';

export interface PasswordValues extends Omit<PasswordChange, 'userId'> {
  confirmPassword: string;
}

export const NO_PASSWORDS: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** VAL-40, VAL-41, VAL-42. How strong the password is does not count (APWD-08). */
export const PASSWORD_RULES: Rules<PasswordValues> = {
  schema: passwordChange.omit(['userId']),
  also: ({ newPassword, confirmPassword }) => ({
    confirmPassword: confirmPassword === '' ? fault('required') : confirmPassword === newPassword ? undefined : 'errors.different',
  }),
};

export const PASSWORD_WORDING: Wording = { required: 'errors.required', too_short: 'errors.short' };
