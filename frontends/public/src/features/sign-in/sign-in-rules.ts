import { EMAIL } from '../../account/email.ts';

export interface SignInValues {
  email: string;
  password: string;
  remember: boolean;
}

export type SignInProblem = 'missing' | 'email';

/** What keeps the form from being sent (VAL-01, VAL-02). */
export function signInProblem({ email, password }: SignInValues): SignInProblem | undefined {
  if (!email.trim() || !password.trim()) return 'missing';
  return EMAIL.test(email.trim()) ? undefined : 'email';
}
