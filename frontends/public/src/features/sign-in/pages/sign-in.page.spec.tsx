import '../../../locales/texts.ts';
import { failureOf, fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SignInPage from './sign-in.page.tsx';

afterEach(cleanup);

async function signIn(login: unknown) {
  const http = fakeHttp({ 'POST /api/login': login });
  await renderScreen(<SignInPage />, { texts: ['sign-in', 'fields'], path: '/auth/sign-in', http });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), ' diver@reef.example ');
  await user.type(screen.getByLabelText('Password'), 'a secret');
  await user.click(screen.getByLabelText('Remember me'));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return http.requests;
}

describe('signing in', () => {
  it('sends address, password and whether to remember', async () => {
    const requests = await signIn(failureOf(401));
    expect(requests.find(({ path }) => path === '/api/login')?.body).toEqual({
      email: 'diver@reef.example',
      password: 'a secret',
      remember: true,
    });
  });

  it.each([
    ['the words of the server', failureOf(401, { msg: 'Your account is asleep' }), 'Your account is asleep'],
    ['"Invalid credentials" where it has none', failureOf(500), 'Invalid credentials'],
    ['that nobody answered', failureOf(0), 'We could not reach the server. Please check your connection and try again.'],
  ])('shows in a popup %s (ERR-02)', async (_, failure, sentence) => {
    await signIn(() => Promise.reject(failure));
    const popup = await screen.findByRole('alertdialog', { name: 'Login Failed' }, { timeout: 20_000 });
    expect(within(popup).getByText(sentence)).toBeVisible();
  });
});
