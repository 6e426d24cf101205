import '../../locales/texts.ts';
import { Route, Routes, selectUser, useAppSelector } from '@reefdesk/web-kit';
import { failureOf, fakeHttp, renderScreen, type ScreenOptions, staffUser } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AcceptInvitationPage from './accept-invitation.page.tsx';

const DONE = { status: 'success', success: true, data: null };

const Who = () => <p data-testid="who">{useAppSelector(selectUser)?.name ?? 'nobody'}</p>;

async function show(answer: unknown, { path = '/auth/accept-invitation#the-token', ...options }: ScreenOptions = {}) {
  const http = fakeHttp({ 'POST /api/invitations/accept': answer });
  const screens = (
    <>
      <Routes>
        <Route path="/auth/accept-invitation" element={<AcceptInvitationPage />} />
      </Routes>
      <Who />
    </>
  );
  await renderScreen(screens, { texts: ['accept-invitation', 'account', 'fields'], path, http, ...options });
  return http.requests;
}

const submit = () => userEvent.click(document.querySelector('button[type="submit"]') as HTMLElement);

async function fill(password = 'a calm morning') {
  await userEvent.type(screen.getByRole('textbox'), ' Sari Lumowa ');
  await userEvent.type(document.querySelector('input[type="password"]') as HTMLElement, password);
  await submit();
}

describe('accepting an invitation by the link of the email (PPL-06)', () => {
  it.each([
    ['EN', 'You are part of the team', 'Sign in'],
    ['ID', 'Anda sudah menjadi anggota tim', 'Masuk'],
    ['CN', '您已加入团队', '登录'],
  ] as const)('sends name, password and token, says in %s that it is done, and leads to signing in', async (language, text, way) => {
    const requests = await show(DONE, { language });
    await fill();
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent(text);
    expect(within(status).getByRole('link', { name: way })).toHaveAttribute('href', '/auth/sign-in');
    expect(requests.map(({ path, body }) => [path, body])).toEqual([
      ['/api/invitations/accept', { token: 'the-token', name: 'Sari Lumowa', password: 'a calm morning' }],
    ]);
  });

  it('signs out the user of this browser', async () => {
    await show(DONE, { user: staffUser() });
    await fill();
    await screen.findByRole('status');
    expect(screen.getByTestId('who')).toHaveTextContent('nobody');
  });

  it('shows field errors for missing values and sends nothing', async () => {
    const requests = await show(DONE);
    await submit();
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Please tell us your name'));
    expect(requests).toEqual([]);
  });

  it.each([
    ['the server no longer takes', '/auth/accept-invitation#the-token'],
    ['lost its token', '/auth/accept-invitation'],
  ])('says whom to ask where the link is one that %s', async (_, path) => {
    await show(failureOf(400, { code: 'invalid_or_expired_token' }), { path });
    if (path.includes('#')) await fill();
    expect(await screen.findByText('This invitation is no longer valid')).toBeVisible();
    expect(screen.getByText(/Ask whoever invited you/)).toBeVisible();
  });

  it.each([
    [failureOf(429, { code: 'too_many_attempts', msg: 'Too many attempts.' }), 'Too many attempts.'],
    [failureOf(0), 'We could not reach the server. Please check your connection and try again.'],
  ])('says above the form why it could not be sent', async (failure, text) => {
    await show(failure);
    await fill();
    expect(await within(screen.getByRole('alert')).findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Join the team' })).toBeEnabled();
  });
});
