export interface SignInValues {
  email: string;
  password: string;
  remember: boolean;
}

/** Something, one @, something with a dot; what is really an address the server knows. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export type SignInProblem = 'missing' | 'email';

/** What keeps the form from being sent (VAL-01, VAL-02). */
export function signInProblem({ email, password }: SignInValues): SignInProblem | undefined {
  if (!email.trim() || !password.trim()) return 'missing';
  return ADDRESS.test(email.trim()) ? undefined : 'email';
}

/** SIGN-08, SIGN-09. */
export function homeOf(role: string): string {
  return role === 'admin' ? '/admin/travel' : '/customer/travel';
}
