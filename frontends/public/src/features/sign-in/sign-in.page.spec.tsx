import '../../locales/texts.ts';
import { failureOf, fakeHttp, renderScreen, replaceRuntimeConfig } from '@reefdesk/web-kit/testing';
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
  it('sends the address, the password and the "remember me" choice', async () => {
    const requests = await signIn(failureOf(401));
    expect(requests.find(({ path }) => path === '/api/login')?.body).toEqual({
      email: 'diver@reef.example',
      password: 'a secret',
      remember: true,
    });
  });

  it.each([
    ['the message of the server', failureOf(401, { msg: 'Your account is asleep' }), 'Your account is asleep'],
    ['"Invalid credentials" without one', failureOf(500), 'Invalid credentials'],
    ['that the server did not answer', failureOf(0), 'We could not reach the server. Please check your connection and try again.'],
  ])('shows in a popup %s (ERR-02)', async (_, failure, sentence) => {
    await signIn(() => Promise.reject(failure));
    const popup = await screen.findByRole('alertdialog', { name: 'Login Failed' }, { timeout: 20_000 });
    expect(within(popup).getByText(sentence)).toBeVisible();
  });
});

describe('signing in by a provider (PPL-03)', () => {
  afterEach(() => replaceRuntimeConfig(undefined));

  const show = (language: 'EN' | 'ID' | 'CN', path: string) =>
    renderScreen(<SignInPage />, { texts: ['sign-in', 'fields'], path, language, http: fakeHttp({}) });

  it('is disabled without a provider, and explains why (SIGN-04, OR-14)', async () => {
    await show('EN', '/auth/sign-in');
    const button = screen.getByRole('button', { name: 'Continue with Google' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Signing in with Google is not available yet.');
  });

  it("starts at this site, in the page's language, with the deployment's name of the provider", async () => {
    replaceRuntimeConfig({ signInProvider: 'Reef ID' });
    await show('CN', '/auth/sign-in');
    expect(screen.getByRole('link', { name: '使用 Reef ID 账号继续' })).toHaveAttribute('href', '/api/oidc/start?for=sign-in&lang=cn');
  });

  it.each([
    ['EN', 'cancelled', 'You came back before Reef ID could sign you in. Nothing has changed.'],
    ['EN', 'unverified', /^Reef ID has not verified your email address/],
    ['ID', 'staff', /^Alamat ini milik tim kami/],
    ['ID', 'disabled', /^Akun ini dinonaktifkan/],
    ['CN', 'expired', '此次登录已超时或已被使用，请重新开始。'],
    ['CN', 'taken', /^此邮箱的账户已关联另一个 Reef ID 账号/],
  ] as const)('says in %s what went wrong: %s', async (language, outcome, text) => {
    replaceRuntimeConfig({ signInProvider: 'Reef ID' });
    await show(language, `/auth/sign-in#oidc=${outcome}`);
    expect(within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 })).getByText(text)).toBeVisible();
  });

  it('asks for the second step if the account has one', async () => {
    replaceRuntimeConfig({ signInProvider: 'Reef ID' });
    await show('EN', '/auth/sign-in#second-step=half');
    expect(await screen.findByRole('heading', { name: 'One more step' }, { timeout: 20_000 })).toBeVisible();
  });

  it('ignores unknown outcomes in the address', async () => {
    replaceRuntimeConfig({ signInProvider: 'Reef ID' });
    await show('EN', '/auth/sign-in#oidc=linked');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
