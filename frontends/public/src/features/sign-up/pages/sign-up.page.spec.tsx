import '../../../locales/texts.ts';
import type { UserView } from '@reefdesk/contracts/users';
import { Route, Routes, useLocation } from '@reefdesk/web-kit';
import { failureOf, fakeHttp, renderScreen, type ScreenOptions } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SignUpPage from './sign-up.page.tsx';

const ana: UserView = {
  user_id: 'u2',
  fullname: 'Ana Wenas',
  name: 'Ana',
  email: 'ana@reef.example',
  email_verified: true,
  status: 'active',
  role: 'customer',
  language: 'ID',
  created_at: '2026-01-01T00:00:00Z',
};

const SENT = { status: 'success', success: true, data: null };

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
  it.each([
    ['EN', 'A letter to ana@reef.example says how to go on'],
    ['ID', 'Surat ke ana@reef.example berisi langkah berikutnya'],
    ['CN', '发往 ana@reef.example 的邮件会告诉您下一步'],
  ] as const)(
    'sends name, address, password and the language of the visit, and says, in %s, where the next step is (OR-17, PPL-02)',
    async (language, words) => {
      const requests = await show(SENT, { language });
      await fill(' Ana Wenas ', ' ana@reef.example ', ' keeps spaces ');
      const status = await screen.findByText((_, element) => element?.getAttribute('role') === 'status' && element.matches(':focus'));
      expect(status).toHaveTextContent(words);
      expect(requests.map(({ path, body }) => [path, body])).toEqual([
        ['/api/register', { fullname: 'Ana Wenas', email: 'ana@reef.example', password: ' keeps spaces ', language }],
      ]);
      expect([screen.queryByRole('textbox'), address()]).toEqual([null, '/sign-up']);
    },
  );

  it('sends the same once more on request, and says so, or why not', async () => {
    let answer: unknown = SENT;
    const requests = await show(() => answer);
    await fill('Ana', 'ana@reef.example', 'a long secret');
    const again = await screen.findByRole('button', { name: 'Send the letter again' });
    await userEvent.click(again);
    expect(await screen.findByText('Sent again, unless three letters went there within the hour.')).toBeVisible();
    expect(requests[1]?.body).toEqual(requests[0]?.body);
    answer = failureOf(0);
    await userEvent.click(again);
    expect(await within(screen.getByRole('alert')).findByText(/^We could not reach the server/)).toBeVisible();
    expect(screen.queryByText(/^Sent again/)).toBeNull();
  });

  it('says at each field what is missing, sends nothing, and puts the focus on the first', async () => {
    const requests = await show(SENT);
    await fill('', 'diver@reef', 'short');
    expect(await screen.findByLabelText('Full name')).toHaveAccessibleDescription('Please tell us your name');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/^At least 8 characters, please/);
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus());
    expect(requests).toEqual([]);
  });

  it('shows how strong the password is', async () => {
    await show(SENT);
    await userEvent.type(screen.getByLabelText('Password'), 'Tall ship 7');
    expect(screen.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('value', '75');
  });

  it.each([
    ['EN', 'Full name is required'],
    ['CN', '请填写姓名'],
  ] as const)('shows what the server says of a field at that field, in %s, until it is changed', async (language, words) => {
    await show(
      failureOf(400, {
        code: 'validation_failed',
        fields: { fullname: [{ code: 'required', params: {}, text: 'This name is not on the list' }] },
      }),
      { language },
    );
    await fill('Ana', 'ana@reef.example', 'a long secret');
    const name = screen.getAllByRole('textbox')[0] as HTMLElement;
    await waitFor(() => expect(name).toHaveAccessibleDescription(words));
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, ' Wenas');
    expect(name).toBeValid();
    expect(screen.queryByText(words)).toBeNull();
  });

  it.each([
    ['too many attempts', failureOf(429, { code: 'too_many_attempts', msg: 'Too many attempts.' }), 'Too many attempts.'],
    ['that nobody answered', failureOf(0), 'We could not reach the server. Please check your connection and try again.'],
  ])('says above the form: %s', async (_, failure, sentence) => {
    await show(failure);
    await fill('Ana', 'ana@reef.example', 'a long secret');
    expect(await within(screen.getByRole('alert')).findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create my account' })).toBeEnabled();
  });

  it('is nothing for those who are signed in', async () => {
    await show(SENT, { user: ana });
    expect(address()).toBe('/customer/travel');
  });
});
