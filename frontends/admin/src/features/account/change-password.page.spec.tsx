import '../../locales/texts.ts';
import { loseFocus } from '@reefdesk/forms/testing';
import { ToastProvider } from '@reefdesk/ui/toasts';
import { failureOf, fakeHttp, renderScreen, staffUser } from '@reefdesk/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ChangePasswordPage from './change-password.page.tsx';

const user = staffUser({ created_at: '2026-01-05T04:00:00Z' });
const CHANGED = { status: 'success', success: true, message: 'Password changed successfully', data: null };

async function show(answer: unknown = CHANGED) {
  const http = fakeHttp({ 'POST /api/change-password': answer });
  const page = (
    <ToastProvider closeLabel="Close">
      <ChangePasswordPage />
    </ToastProvider>
  );
  await renderScreen(page, { http, user, texts: ['editing', 'fields'] });
  await screen.findByLabelText('Current password');
  return http;
}

const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'Change password' });

/** Sets the values at once instead of typing them, because single key strokes do not matter here. */
async function fill(current: string, fresh: string, confirm = fresh) {
  const fields = { 'Current password': current, 'New password': fresh, 'Confirm new password': confirm };
  await act(async () => {
    for (const [name, value] of Object.entries(fields)) fireEvent.change(field(name), { target: { value } });
  });
}

describe('change password', () => {
  it('shows the account and three password fields (APWD-01, APWD-02)', async () => {
    await show();
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Full name', 'Ratna Wowor'],
      ['Email', 'ratna@tangkasi.example'],
      ['Status', 'Active'],
      ['Role', 'Administrator'],
      ['Account created', 'January 5, 2026'],
    ]);
    for (const name of ['Current password', 'New password', 'Confirm new password'])
      expect(field(name)).toHaveAttribute('type', 'password');
  });

  it.each([
    ['', 0, 'None'],
    ['abc', 0, 'None'],
    ['abcdefgh', 25, 'Weak'],
    ['Abcdefgh', 50, 'Fair'],
    ['Abcdefg1', 75, 'Good'],
    ['Abcdef1!', 100, 'Strong'],
    ['A1!', 75, 'Good'],
  ])('scores "%s" with %i: %s (APWD-03, APWD-05, APWD-06)', async (password, score, label) => {
    await show();
    await fill('', password, '');
    const meter = screen.getByRole('meter', { name: 'Password strength' });
    expect(meter).toHaveAttribute('value', String(score));
    expect(meter).toHaveAttribute('aria-valuetext', label);
    expect(screen.getByTestId('strength')).toHaveTextContent(score ? label : '');
  });

  it('lists two hints, the length and the uppercase letter (APWD-07)', async () => {
    await show();
    const hints = screen.getByText('At least 8 characters').closest('ul') as HTMLElement;
    expect(
      within(hints)
        .getAllByRole('listitem')
        .map((hint) => hint.textContent),
    ).toEqual(['At least 8 characters', 'At least one uppercase letter']);
    await fill('', 'abcdefgh', '');
    expect(within(hints).getAllByRole('img', { name: 'Done:' })).toHaveLength(1);
  });

  it('shows during typing whether the passwords match (APWD-04)', async () => {
    await show();
    await fill('', 'abcdefgh', 'abcdefg');
    expect(screen.getByText("Passwords don't match")).toBeVisible();
    fireEvent.change(field('Confirm new password'), { target: { value: 'abcdefgh' } });
    expect(screen.getByText('Passwords match')).toBeVisible();
  });

  it('requires all three fields (VAL-40)', async () => {
    const http = await show();
    await userEvent.click(submit());
    expect(await screen.findAllByText('Please fill in this field')).toHaveLength(3);
    expect(field('Current password')).toHaveFocus();
    expect(http.requests).toEqual([]);
  });

  it('rejects passwords that differ or are too short (VAL-41, VAL-42, CONST-39)', async () => {
    const http = await show();
    await fill('the old one', 'short12', 'other12');
    await userEvent.click(submit());
    expect(await screen.findByText("The passwords don't match")).toBeVisible();
    expect(screen.getByText('At least 8 characters, please')).toBeVisible();
    expect(http.requests).toEqual([]);
  });

  it('shows no field errors before the first submit, so that the button does not move', async () => {
    await show();
    await fill('the old one', 'short12', 'other12');
    fireEvent.blur(field('Confirm new password'));
    await userEvent.click(field('Current password'));
    expect(screen.queryByText('At least 8 characters, please')).toBeNull();
    expect(screen.queryByText("The passwords don't match")).toBeNull();
    expect(screen.getByText("Passwords don't match")).toBeVisible();
  });

  it('accepts a weak password of sufficient length and sends one request for a double click (APWD-08, APWD-10)', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const http = await show(() => new Promise((resolve) => (answer = resolve)));
    await fill('the old one', 'abcdefgh');
    await userEvent.dblClick(submit());
    expect(await screen.findByRole('button', { name: 'Changing...' })).toBeDisabled();
    expect(http.requests).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/change-password',
        body: { currentPassword: 'the old one', newPassword: 'abcdefgh', userId: 'u1' },
      }),
    ]);
    await act(async () => answer(CHANGED));
  });

  it('disables its fields during the request and restores the focus after an error', async () => {
    let answer: (value: unknown) => void = () => undefined;
    await show(() => new Promise((resolve) => (answer = resolve)));
    await fill('the old one', 'abcdefgh');
    await userEvent.type(field('Confirm new password'), '{Enter}');
    expect(await screen.findByRole('button', { name: 'Changing...' })).toBeDisabled();
    for (const name of ['Current password', 'New password', 'Confirm new password']) expect(field(name)).toBeDisabled();
    loseFocus(field('Confirm new password'));
    await act(async () => answer({ success: false, message: 'Not today' }));
    await waitFor(() => expect(field('Confirm new password')).toBeEnabled());
    expect(field('Confirm new password')).toHaveFocus();
  });

  describe('after a successful change', () => {
    afterEach(() => jest.useRealTimers());

    it('shows the success for three seconds, then an empty form (APWD-09, STATE-32, MSG-10, CONST-37)', async () => {
      await show();
      await fill('the old one', 'abcdefgh');
      jest.useFakeTimers();
      fireEvent.click(submit());
      await act(() => jest.advanceTimersByTimeAsync(5));
      expect(screen.getAllByText('Password changed successfully').length).toBeGreaterThanOrEqual(2); // the view and the toast
      expect(screen.queryByLabelText('Current password')).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(2990));
      expect(screen.queryByLabelText('Current password')).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(20));
      for (const name of ['Current password', 'New password', 'Confirm new password']) expect(field(name)).toHaveValue('');
      expect(document.body).not.toHaveFocus();
      await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).tab();
      expect(field('Current password')).toHaveFocus();
    });
  });

  it.each([
    [failureOf(400, { code: 'current_password_incorrect', message: 'Current password is incorrect' }), 'Current password is incorrect'],
    [failureOf(429, { code: 'too_many_attempts', message: 'Too many attempts' }), 'Too many attempts'],
    [failureOf(500), 'Current password is incorrect'],
    [failureOf(0), 'Current password is incorrect, or the connection was lost. Please check both and try again.'],
    [{ success: false, message: 'Not today' }, 'Not today'],
    [{ success: false }, 'Failed to change password'],
  ])('says inline and in a toast why it failed, and keeps what was typed (ERR-46, ERR-47)', async (answer, message) => {
    await show(answer);
    await fill('the old one', 'abcdefgh');
    await userEvent.click(submit());
    const inline = (await screen.findAllByText(message)).find((place) => place.closest('form'));
    expect(inline?.closest('[role=alert]')).toBeVisible();
    await screen.findAllByText(message);
    expect(screen.getAllByText(message).some((place) => !place.closest('form'))).toBe(true);
    expect(field('New password')).toHaveValue('abcdefgh');
  });
});
