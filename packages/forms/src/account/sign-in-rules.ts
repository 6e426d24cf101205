import type { SignIn } from '@reefdesk/contracts/accounts/requests';
import { isEmailAddress } from '@reefdesk/contracts/schema/email';

export type SignInValues = Required<Pick<SignIn, 'email' | 'password' | 'remember'>>;

export type SignInProblem = 'missing' | 'email';

/** What keeps the form from being sent (VAL-01, VAL-02): the request takes any text, so that wrong ones are answered alike. */
export function signInProblem({ email, password }: SignInValues): SignInProblem | undefined {
  if (!email.trim() || !password.trim()) return 'missing';
  return isEmailAddress(email.trim()) ? undefined : 'email';
}
