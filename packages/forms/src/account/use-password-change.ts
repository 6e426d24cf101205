import { type PasswordChange, passwordChange } from '@reefdesk/contracts/accounts/requests';
import { ruleError } from '@reefdesk/contracts/schema/check';
import { api, errorText, isApiFailure, mutation, selectUser, UNKNOWN_FAILURE, useAppSelector, useLanguage } from '@reefdesk/web-kit';
import { useFieldErrorText } from '../errors/use-field-error-text.ts';
import { useAccountText } from '../texts/account.ts';
import type { Rules, Wording } from '../use-rules.ts';

export interface PasswordValues extends Omit<PasswordChange, 'userId'> {
  confirmPassword: string;
}

export const NO_PASSWORDS: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** VAL-40, VAL-41, VAL-42. The strength of the password does not count (APWD-08). */
export const PASSWORD_RULES: Rules<PasswordValues> = {
  schema: passwordChange.omit(['userId']),
  also: ({ newPassword, confirmPassword }) => ({
    confirmPassword: confirmPassword === '' ? ruleError('required') : confirmPassword === newPassword ? undefined : 'errors.different',
  }),
};

export const PASSWORD_WORDING: Wording = { required: 'errors.required', too_short: 'errors.short' };

interface Outcome {
  success?: boolean;
  message?: string | undefined;
}

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    // An error may come with a success status, without `success` (OR-44).
    changePassword: mutation(build, 'POST /api/change-password', { result: (answer): Outcome => answer }),
  }),
});

const { useChangePasswordMutation } = accountApi;

export type PasswordFieldError = { field: 'currentPassword' | 'newPassword' | undefined; message: string };

/** Changes the password; returns the localised error, or undefined (ERR-46, OR-44). */
export function usePasswordChange(withSession: <T>(call: () => Promise<T>) => Promise<T>) {
  const text = useAccountText();
  const fieldErrorText = useFieldErrorText();
  const language = useLanguage();
  const userId = useAppSelector(selectUser)?.user_id ?? '';
  const [send] = useChangePasswordMutation();
  return async ({ currentPassword, newPassword }: PasswordValues): Promise<PasswordFieldError | undefined> => {
    try {
      const answer = await withSession(() => send({ body: { currentPassword, newPassword, userId } }).unwrap());
      if (answer?.success !== false) return undefined;
      return { field: undefined, message: answer.message || text('errors.failed') };
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      const hasMessage = failure.code !== undefined || failure.message !== UNKNOWN_FAILURE;
      // Without a response the cause is unknown, and the text says so.
      const silent = text(failure.status === 0 ? 'errors.noAnswer' : 'errors.incorrect');
      const field = (['currentPassword', 'newPassword'] as const).find((name) => failure.fields?.[name] !== undefined);
      const [fieldError] = (field && failure.fields?.[field]) ?? [];
      // If only fields are invalid, the error of this field is more precise than the general message.
      if (field && fieldError && failure.code === 'validation_failed') return { field, message: fieldErrorText(field, fieldError) };
      const message = hasMessage ? await errorText(failure, language) : silent;
      return { field, message };
    }
  };
}
