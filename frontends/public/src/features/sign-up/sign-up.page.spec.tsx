import '../../locales/texts.ts';
import { Route, Routes, useLocation } from '@reefdesk/web-kit';
import { customerUser, failureOf, fakeHttp, renderScreen, type ScreenOptions } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SignUpPage from './sign-up.page.tsx';

const ana = customerUser({ email_verified: false, language: 'ID' });

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;

async function show(answer: unknown, options: ScreenOptions = {}) {
  const http = fakeHttp({ 'POST /api/register': answer });
  const screens = (
    <>
      <Routes>
        <Route path="/sign-up" element={<SignUpPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>
  );
  await renderScreen(screens, { texts: ['sign-up', 'account', 'fields'], path: '/sign-up', http, ...options });
  return http.requests;
}

async function fill(fullname: string, email: string, password: string) {
  const user = userEvent.setup();
  const [name, address] = screen.getAllByRole('textbox');
  const secret = document.querySelector<HTMLInputElement>('input[name="password"]');
  if (!name || !address || !secret) throw new Error('A field is missing');
  if (fullname) await user.type(name, fullname);
  if (email) await user.type(address, email);
  if (password) await user.type(secret, password);
  await user.click(document.querySelector('button[type="submit"]') as HTMLElement);
}

const address = () => screen.getByTestId('address').textContent;

describe('signing up', () => {
  it('sends name, address, password and the current language, signs in, and redirects to the customer area (OR-17, CUST-02)', async () => {
    const requests = await show(ana, { language: 'ID' });
    await fill(' Ana Wenas ', ' ana@reef.example ', ' keeps spaces ');
    await waitFor(() => expect(address()).toBe('/customer/travel'));
    expect(requests.map(({ path, body }) => [path, body])).toEqual([
      ['/api/register', { fullname: 'Ana Wenas', email: 'ana@reef.example', password: ' keeps spaces ', language: 'ID' }],
    ]);
  });

  it('names the missing value at each field, sends nothing, and focuses the first', async () => {
    const requests = await show(ana);
    await fill('', 'diver@reef', 'short');
    expect(await screen.findByLabelText('Full name')).toHaveAccessibleDescription('Please tell us your name');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/^At least 8 characters, please/);
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus());
    expect(requests).toEqual([]);
  });

  it('shows the strength of the password, and lists only the required hint', async () => {
    await show(ana);
    const hints = screen.getByText('At least 8 characters').closest('ul') as HTMLElement;
    expect(within(hints).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('Password'), 'Tall ship 7');
    expect(screen.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('value', '75');
  });

  it.each([
    ['EN', 'Full name is required'],
    ['CN', '请填写姓名'],
  ] as const)("shows the server's message at its field, in %s, until the field is changed", async (language, text) => {
    await show(
      failureOf(400, {
        code: 'validation_failed',
        fields: { fullname: [{ code: 'required', params: {}, text: 'This name is not on the list' }] },
      }),
      { language },
    );
    await fill('Ana', 'ana@reef.example', 'a long secret');
    const name = screen.getAllByRole('textbox')[0] as HTMLElement;
    await waitFor(() => expect(name).toHaveAccessibleDescription(text));
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, ' Wenas');
    expect(name).toBeValid();
    expect(screen.queryByText(text)).toBeNull();
  });

  it.each([
    ['too many attempts', failureOf(429, { code: 'too_many_attempts', msg: 'Too many attempts.' }), 'Too many attempts.'],
    ['that the server did not answer', failureOf(0), 'We could not reach the server. Please check your connection and try again.'],
  ])('shows above the form: %s', async (_, failure, sentence) => {
    await show(failure);
    await fill('Ana', 'ana@reef.example', 'a long secret');
    expect(await within(screen.getByRole('alert')).findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create my account' })).toBeEnabled();
  });

  it('redirects users who are signed in', async () => {
    await show(ana, { user: ana });
    expect(address()).toBe('/customer/travel');
  });
});
