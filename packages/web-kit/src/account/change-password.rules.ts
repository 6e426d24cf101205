import { LIMITS } from '@reefdesk/contracts/limits';
import { object, ref, string } from 'yup';

export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export const NO_PASSWORDS: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Messages are keys of the texts (VAL-40, VAL-41, VAL-42). How strong the password is does not count (APWD-08). */
export const passwordRules = object({
  currentPassword: string().required('errors.required'),
  newPassword: string().required('errors.required').min(LIMITS.passwordMinLength, 'errors.short'),
  confirmPassword: string()
    .required('errors.required')
    .oneOf([ref('newPassword')], 'errors.different'),
});
