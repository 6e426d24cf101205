import type { SignIn } from '@reefdesk/contracts/accounts/requests';
import { isEmailAddress } from '@reefdesk/contracts/schema/email';

export type SignInValues = Required<Pick<SignIn, 'email' | 'password' | 'remember'>>;

export type SignInProblem = 'missing' | 'email';

/** Checks only VAL-01 and VAL-02: the endpoint accepts any text, so that all wrong credentials get the same error. */
export function signInProblem({ email, password }: SignInValues): SignInProblem | undefined {
  if (!email.trim() || !password.trim()) return 'missing';
  return isEmailAddress(email.trim()) ? undefined : 'email';
}
