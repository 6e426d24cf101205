import { signInProblem } from './sign-in-rules.ts';

const values = (email: string, password: string) => ({ email, password, remember: false });

describe('what keeps the sign-in form from being sent', () => {
  it.each([
    ['', ''],
    ['a@b.co', ''],
    ['a@b.co', '   '],
    ['  ', 'secret'],
  ])('is a field that is empty after trimming: %j, %j (VAL-01)', (email, password) => {
    expect(signInProblem(values(email, password))).toBe('missing');
  });

  it.each(['diver', 'diver@reef', '@reef.example', 'di ver@reef.example'])('is %j, which is no address (VAL-02)', (email) => {
    expect(signInProblem(values(email, 'secret'))).toBe('email');
  });

  it('is nothing when both are there', () => {
    expect(signInProblem(values(' diver@reef.example ', 'secret'))).toBeUndefined();
  });
});
