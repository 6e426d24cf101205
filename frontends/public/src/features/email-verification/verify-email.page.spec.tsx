import '../../locales/texts.ts';
import { SIGNED_IN_HINT_COOKIE } from '@reefdesk/contracts/accounts/values';
import { Route, Routes, selectUser, useAppSelector } from '@reefdesk/web-kit';
import { customerUser, failureOf, fakeHttp, renderScreen, type ScreenOptions } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import VerifyEmailPage from './verify-email.page.tsx';

const DONE = { status: 'success', success: true, data: null };

const ana = customerUser({ email_verified: false });

const Who = () => <p data-testid="who">{JSON.stringify(useAppSelector(selectUser)?.email_verified ?? 'nobody')}</p>;

async function show(answer: unknown, { path = '/auth/verify-email#the-token', ...options }: ScreenOptions = {}) {
  const http = fakeHttp({ 'POST /api/verify-email': answer, 'GET /api/me': { ...ana, email_verified: true } });
  const screens = (
    <>
      <Routes>
        <Route path="/auth/verify-email" element={<VerifyEmailPage />} />
      </Routes>
      <Who />
    </>
  );
  await renderScreen(screens, { texts: ['verify-email', 'reset-password', 'account', 'fields'], path, http, ...options });
  return http.requests;
}

/** Sets the hint cookie of a session; an empty value means none. */
function hint(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as browsers hold it.
  document.cookie = `${SIGNED_IN_HINT_COOKIE}=${value}; Path=/${value ? '' : '; Max-Age=0'}`;
}

const press = () => userEvent.click(document.querySelector('button[type="submit"]') as HTMLElement);

describe('verifying an address by the link of the email (PPL-02)', () => {
  it('sends nothing before the button is pressed, because mail scanners open links', async () => {
    expect(await show(DONE)).toEqual([]);
  });

  it.each([
    ['EN', 'Your address is verified', 'Sign in'],
    ['ID', 'Alamat Anda sudah dikonfirmasi', 'Masuk'],
    ['CN', '邮箱已验证', '登录'],
  ] as const)('sends the token, says in %s that it is done, and leads to signing in', async (language, text, way) => {
    const requests = await show(DONE, { language });
    await press();
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent(text);
    expect(status).toHaveFocus();
    expect(within(status).getByRole('link', { name: way })).toHaveAttribute('href', '/auth/sign-in');
    expect(requests.map(({ path, body }) => [path, body])).toEqual([['/api/verify-email', { token: 'the-token' }]]);
  });

  it.each([
    ['who is signed in', { user: ana }],
    ['who is signed in and still asked for', {}],
  ])('knows at once of %s that the address is verified, and leads on to their page', async (_, options) => {
    hint('1');
    await show(DONE, options);
    await press();
    expect(within(await screen.findByRole('status')).getByRole('link', { name: 'To your page' })).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('who')).toHaveTextContent('true'));
    hint('');
  });

  it.each([
    ['EN', 'Choose a new password for it', 'New password', 'Set the password'],
    ['ID', 'Pilih kata sandi baru', 'Kata sandi baru', 'Simpan kata sandi'],
    ['CN', '请为账户设置新密码', '新密码', '保存密码'],
  ] as const)('asks, in %s, for a new password where the server wants one, and forgets who was signed in', async (...row) => {
    const [language, why, label, button] = row;
    const missing = failureOf(400, { code: 'validation_failed', fields: { newPassword: [{ code: 'required', params: {}, text: '' }] } });
    const answers = [missing, DONE];
    const requests = await show(() => answers.shift(), { language, user: ana });
    await press();
    const field = await screen.findByLabelText(label);
    expect(screen.getByRole('status')).toHaveTextContent(why);
    expect(field).toHaveFocus();
    await userEvent.type(field, 'Tall ship 7');
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.getByTestId('who')).toHaveTextContent('nobody'));
    expect(screen.getByRole('status').querySelector('a')).toHaveAttribute('href', '/auth/sign-in');
    const sent = requests.filter(({ path }) => path === '/api/verify-email').map(({ body }) => body);
    expect(sent).toEqual([{ token: 'the-token' }, { token: 'the-token', newPassword: 'Tall ship 7' }]);
  });

  it.each([
    ['the server no longer takes', '/auth/verify-email#the-token'],
    ['lost its token', '/auth/verify-email'],
  ])('leads to signing in, and from there to another letter, where the link is one that %s', async (_, path) => {
    await show(failureOf(400, { code: 'invalid_or_expired_token' }), { path });
    if (path.includes('#')) await press();
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent('This link is no longer valid');
    expect(within(status).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/sign-in');
  });

  it.each([
    [failureOf(429, { code: 'too_many_attempts', msg: 'Too many attempts.' }), 'Too many attempts.'],
    [failureOf(0), 'We could not reach the server. Please check your connection and try again.'],
  ])('says why it could not be sent, and can be tried again', async (failure, text) => {
    await show(failure);
    await press();
    expect(await within(screen.getByRole('alert')).findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Verify my address' })).toBeEnabled();
  });
});
