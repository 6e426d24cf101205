import '../../locales/texts.ts';
import { Route, Routes, selectUser, useAppSelector } from '@reefdesk/web-kit';
import { customerUser, failureOf, fakeHttp, renderScreen, type ScreenOptions } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ForgotPasswordPage from './forgot-password.page.tsx';
import ResetPasswordPage from './reset-password.page.tsx';

const DONE = { status: 'success', success: true, data: null };
const TEXTS = ['forgot-password', 'reset-password', 'account', 'fields'];

const ana = customerUser();

const Who = () => <p data-testid="who">{useAppSelector(selectUser)?.name ?? 'nobody'}</p>;

async function show(path: string, answers: Record<string, unknown>, options: ScreenOptions = {}) {
  const http = fakeHttp(answers);
  const screens = (
    <>
      <Routes>
        <Route path="/auth/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/auth/reset-password" element={<ResetPasswordPage />} />
      </Routes>
      <Who />
    </>
  );
  await renderScreen(screens, { texts: TEXTS, path, http, ...options });
  return http.requests;
}

const submit = () => userEvent.click(document.querySelector('button[type="submit"]') as HTMLElement);

describe('asking for a new password (PPL-01)', () => {
  const ask = async (answer: unknown, email: string, options?: ScreenOptions) => {
    const requests = await show('/auth/forgot-password', { 'POST /api/forgot-password': answer }, options);
    if (email) await userEvent.type(screen.getByRole('textbox'), email);
    await submit();
    return requests;
  };

  it.each([
    ['EN', 'If ana@reef.example has an account, a letter with a link is on its way there.'],
    ['ID', 'Jika ana@reef.example memiliki akun, surat dengan tautan sedang dikirim ke sana.'],
    ['CN', '如果 ana@reef.example 已有账户，含有链接的邮件正在发送途中。'],
  ] as const)('sends the address and says, in %s, what it always says', async (language, text) => {
    const requests = await ask(DONE, ' ana@reef.example ', { language });
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent(text);
    expect(status).toHaveFocus();
    expect(requests.map(({ path, body }) => [path, body])).toEqual([['/api/forgot-password', { email: 'ana@reef.example' }]]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows a field error for a missing address and sends nothing', async () => {
    const requests = await ask(DONE, 'ana@reef');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address'));
    expect(requests).toEqual([]);
  });

  it.each([
    [failureOf(429, { code: 'too_many_attempts', msg: 'Too many attempts.' }), 'Too many attempts.'],
    [failureOf(0), 'We could not reach the server. Please check your connection and try again.'],
  ])('says above the form why it could not be sent', async (failure, text) => {
    await ask(failure, 'ana@reef.example');
    expect(await within(screen.getByRole('alert')).findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send me a link' })).toBeEnabled();
  });

  it('links back to sign-in', async () => {
    await show('/auth/forgot-password', {});
    expect(screen.getByRole('link', { name: 'Back to signing in' })).toHaveAttribute('href', '/auth/sign-in');
  });
});

describe('setting a new password by the link of the email (PPL-01)', () => {
  const set = async (answer: unknown, password: string, options?: ScreenOptions) => {
    const requests = await show('/auth/reset-password#the-token', { 'POST /api/reset-password': answer }, options);
    if (password) await userEvent.type(document.querySelector('input[name="newPassword"]') as HTMLElement, password);
    await submit();
    return requests;
  };

  it('sends token and password as typed, clears the current user, and leads to sign-in', async () => {
    const requests = await set(DONE, ' keeps spaces ', { user: ana });
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent('Your password is set');
    expect(within(status).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/sign-in');
    expect(requests.map(({ path, body }) => [path, body])).toEqual([
      ['/api/reset-password', { token: 'the-token', newPassword: ' keeps spaces ' }],
    ]);
    expect(screen.getByTestId('who')).toHaveTextContent('nobody');
  });

  it('shows the strength of the password', async () => {
    await show('/auth/reset-password#the-token', {});
    await userEvent.type(screen.getByLabelText('New password'), 'Tall ship 7');
    expect(screen.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('value', '75');
  });

  it('shows field errors for missing values and sends nothing', async () => {
    const requests = await set(DONE, 'short');
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/^At least 8 characters, please/));
    expect(requests).toEqual([]);
  });

  it.each([
    ['the server no longer takes', '/auth/reset-password#the-token'],
    ['lost its token', '/auth/reset-password'],
  ])('offers a new link where the one %s', async (_, path) => {
    await show(path, { 'POST /api/reset-password': failureOf(400, { code: 'invalid_or_expired_token' }) });
    if (path.includes('#')) {
      await userEvent.type(screen.getByLabelText('New password'), 'a long secret');
      await submit();
    }
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent('This link is no longer valid');
    expect(within(status).getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/auth/forgot-password');
  });

  it('reports a missing answer and keeps the input', async () => {
    await set(failureOf(0), 'a long secret');
    expect(await within(screen.getByRole('alert')).findByText(/^We could not reach the server/)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('a long secret');
  });
});
