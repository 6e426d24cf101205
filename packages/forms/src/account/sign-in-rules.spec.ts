import { signInProblem } from './sign-in-rules.ts';

const values = (email: string, password: string) => ({ email, password, remember: false });

describe('sign-in rules', () => {
  it.each([
    ['', ''],
    ['a@b.co', ''],
    ['a@b.co', '   '],
    ['  ', 'secret'],
  ])('is a field that is empty after trimming: %j, %j (VAL-01)', (email, password) => {
    expect(signInProblem(values(email, password))).toBe('missing');
  });

  it.each(['diver', 'diver@reef', '@reef.example', 'di ver@reef.example'])('reject %j, which is not an email address (VAL-02)', (email) => {
    expect(signInProblem(values(email, 'secret'))).toBe('email');
  });

  it('accept an email address with a password', () => {
    expect(signInProblem(values(' diver@reef.example ', 'secret'))).toBeUndefined();
  });
});
