import '../../locales/texts.ts';
import '@reefdesk/forms/account';
import { SIGNED_IN_HINT_COOKIE } from '@reefdesk/contracts/accounts/values';
import { Route, Routes, useLocation } from '@reefdesk/web-kit';
import { customerUser, failureOf, fakeHttp, renderScreen, type ScreenOptions } from '@reefdesk/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CustomerPage from './customer.page.tsx';

const ana = customerUser();

const trip = {
  travel_id: 't1',
  travel_slug: 'bunaken-classic',
  travel_name: { en: 'Bunaken Classic', id: 'Bunaken Klasik', cn: '布纳肯经典' },
  travel_desc: { en: '', id: '', cn: '' },
  duration: '3 days',
  image: null,
  destinations: [],
  features: [],
};
const TRIPS = { status: 'success', success: true, data: [trip] };

const Where = () => {
  const { pathname, state } = useLocation();
  return <output data-testid="where">{JSON.stringify([pathname, state])}</output>;
};
const where = () => JSON.parse(screen.getByTestId('where').textContent ?? '') as [string, unknown];

function setHint(life = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: this is what a Set-Cookie header does.
  document.cookie = `${SIGNED_IN_HINT_COOKIE}=1; Path=/; SameSite=Lax${life}`;
}

async function visit(answers: Record<string, unknown>, options: ScreenOptions = {}) {
  const http = fakeHttp({
    'GET /api/packages': TRIPS,
    'GET /api/my/trips': { ...TRIPS, data: [], next_cursor: null, email_verified: true },
    ...answers,
  });
  const screens = (
    <>
      <Routes>
        <Route path="/customer/:part" element={<CustomerPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Where />
    </>
  );
  const view = await renderScreen(screens, { texts: ['customer', 'account', 'fields'], path: '/customer/default', http, ...options });
  return { ...view, requests: http.requests };
}

describe('the customer area', () => {
  afterEach(() => {
    setHint('; Max-Age=0');
    localStorage.clear();
  });

  it.each(['/customer/travel', '/customer/default'])(
    'shows a greeting, the packages, the details and the password form, at %s (CUST-02, CUST-03, GEN-13)',
    async (path) => {
      await visit({}, { user: ana, path });
      expect(screen.getByRole('heading', { level: 1, name: 'Good to see you, Ana' })).toBeVisible();
      expect(await screen.findByRole('link', { name: /Bunaken Classic\s*3 days/ })).toHaveAttribute('href', '/auth/travel/bunaken-classic');
      expect(await screen.findByText('ana@reef.example')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Change password' })).toBeVisible();
    },
  );

  it('keeps marked packages in this browser until they are unmarked', async () => {
    const { unmount } = await visit({}, { user: ana });
    const mark = { name: 'Keep Bunaken Classic as a favourite' };
    expect(screen.queryByRole('region', { name: 'My favourites' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', mark));
    const favourites = () => within(screen.getByRole('region', { name: 'My favourites' }));
    expect(favourites().getByRole('link', { name: /Bunaken Classic/ })).toHaveAttribute('href', '/auth/travel/bunaken-classic');
    unmount();
    await visit({}, { user: ana });
    expect(await screen.findByRole('region', { name: 'My favourites' })).toBeVisible();
    await userEvent.click(favourites().getByRole('button', { ...mark, pressed: true }));
    expect(screen.queryByRole('region', { name: 'My favourites' })).toBeNull();
    expect(localStorage.getItem('favourites')).toBe('[]');
  });

  const tripWith = (change: object) => ({
    trip_id: 'e1',
    reference: 'TD-7K2M4P',
    state: 'offered',
    sent_at: '2027-01-05T04:00:00Z',
    package: null,
    dates: { from: null, to: null, month: null },
    party: { divers: 2, guests: null, children: null },
    bookings: [],
    wish: null,
    status_url: 'https://www.reef.example/auth/enquiry#token',
    ...change,
  });
  const visitTravel = (change: object) =>
    visit({ 'GET /api/my/trips': { ...TRIPS, data: [tripWith(change)], next_cursor: null, email_verified: true } }, { user: ana });

  it.each([
    ['held', 'Held for you'],
    ['cancelled', 'Nothing is booked any more'],
  ])('says what is true of a trip whose only booking is %s', async (state, text) => {
    await visitTravel({ bookings: [{ booking_id: 'b1', state, package: null, date: '2027-03-14', seats: 2, hold_until: null }] });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('Booked')).toBeNull();
    expect(screen.getByRole('link', { name: 'See the conversation' })).toHaveAttribute('href', '/auth/enquiry#token');
  });

  it('says where to be and what to bring on a booked trip (ENQ-27)', async () => {
    const booking = { booking_id: 'b1', state: 'confirmed', package: null, date: '2027-03-14', seats: 2, hold_until: null };
    const start = { time: '07:30', words: { en: 'At the jetty', id: 'Di dermaga', cn: '码头' } };
    const preparation = { start, to_bring: { en: 'A towel\nA hat', id: '', cn: '' } };
    await visitTravel({ state: 'booked', bookings: [{ ...booking, preparation }] });
    expect(await screen.findByText('07:30 · At the jetty')).toBeVisible();
    expect(screen.getByText('A hat')).toBeVisible();
  });

  it('shows an enquiry without its private link once the link has expired (ENQ-21)', async () => {
    await visitTravel({ status_url: null });
    expect(await screen.findByText('TD-7K2M4P')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask to change' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See the conversation' })).toBeNull();
  });

  it.each(['no list', '{"a":1}', '[1,null]'])("treats %s in the browser's storage as no favourites", async (text) => {
    localStorage.setItem('favourites', text);
    await visit({}, { user: ana });
    expect(await screen.findByRole('link', { name: /Bunaken Classic/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'My favourites' })).toBeNull();
  });

  it('requests the user once if there may be a session', async () => {
    setHint();
    const { requests } = await visit({ 'GET /api/me': ana });
    expect(await screen.findByRole('heading', { level: 1, name: 'Good to see you, Ana' })).toBeVisible();
    expect(requests.filter(({ path }) => path === '/api/me')).toHaveLength(1);
  });

  it('redirects visitors who never signed in to the sign-in screen, keeps their target, and sends no request', async () => {
    const { requests } = await visit({});
    expect(where()).toEqual(['/auth/sign-in', { from: '/customer/default', ended: false }]);
    expect(requests).toEqual([]);
  });

  it('redirects to the sign-in screen when the session has ended, and removes its hint cookie', async () => {
    setHint();
    await visit({ 'GET /api/me': failureOf(401, { code: 'unauthenticated' }) });
    await waitFor(() => expect(where()).toEqual(['/auth/sign-in', { from: '/customer/default', ended: true }]));
    expect(document.cookie).not.toContain(SIGNED_IN_HINT_COOKIE);
  });

  it('notices that the session has ended when the page becomes visible again', async () => {
    const { store } = await visit({ 'GET /api/me': failureOf(401) }, { user: ana });
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(where()).toEqual(['/auth/sign-in', { from: '/customer/default', ended: true }]));
    expect(store.getState().auth.user).toBeNull();
  });

  it('stays if the server cannot say whether the session is alive', async () => {
    await visit({ 'GET /api/me': failureOf(503) }, { user: ana });
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('lists no recommendation beside the requirement for a new password', async () => {
    await visit({}, { user: ana });
    await userEvent.setup().type(await screen.findByLabelText('New password'), 'a calm morning');
    expect(screen.getByText('At least 8 characters')).toBeVisible();
    expect(screen.queryByText('At least one uppercase letter')).not.toBeInTheDocument();
  });

  it('redirects to the sign-in screen if a change of password finds no session', async () => {
    await visit({ 'POST /api/change-password': failureOf(401, { code: 'unauthenticated' }) }, { user: ana });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Current password'), 'the old one');
    await user.type(screen.getByLabelText('New password'), 'the new one');
    await user.type(screen.getByLabelText('Confirm new password'), 'the new one');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(where()).toEqual(['/auth/sign-in', { from: '/customer/default', ended: true }]));
  });

  describe('while the address is not verified (PPL-02)', () => {
    const unverified = { ...ana, email_verified: false };
    const note = () => screen.findByRole('region', { name: 'Your address is not verified yet' });

    it('shows a note, sends the email on request, and shows nothing once it is verified', async () => {
      const { requests } = await visit(
        { 'POST /api/verify-email/resend': { status: 'success', success: true, data: null }, 'GET /api/me': ana },
        { user: unverified },
      );
      expect(await note()).toHaveTextContent('Nobody has shown us yet that ana@reef.example is yours.');
      await userEvent.click(screen.getByRole('button', { name: 'Send me the letter' }));
      expect(await screen.findByRole('button', { name: 'Send it again' })).toBeEnabled();
      expect(await note()).toHaveTextContent('A letter is on its way to ana@reef.example.');
      expect(requests.filter(({ path }) => path === '/api/verify-email/resend')).toHaveLength(1);
      await act(async () => document.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Your address is not verified yet' })).toBeNull());
    });

    it.each([
      [failureOf(429, { code: 'too_many_attempts', msg: 'Too many attempts.' }), 'Too many attempts.'],
      [failureOf(0), 'We could not reach the server. Please check your connection and try again.'],
    ])('says why the email was not sent', async (failure, text) => {
      await visit({ 'POST /api/verify-email/resend': failure }, { user: unverified });
      await userEvent.click(await screen.findByRole('button', { name: 'Send me the letter' }));
      await waitFor(async () => expect(within(await note()).getByRole('alert')).toHaveTextContent(text));
      expect(screen.getByRole('button', { name: 'Send me the letter' })).toBeEnabled();
    });

    it('redirects to the sign-in screen when the session has ended', async () => {
      await visit({ 'POST /api/verify-email/resend': failureOf(401, { code: 'unauthenticated' }) }, { user: unverified });
      await userEvent.click(await screen.findByRole('button', { name: 'Send me the letter' }));
      await waitFor(() => expect(where()).toEqual(['/auth/sign-in', { from: '/customer/default', ended: true }]));
    });
  });

  it('offers a retry if the server cannot be reached at first', async () => {
    setHint();
    let answer: unknown = failureOf(503);
    await visit({ 'GET /api/me': () => answer });
    answer = ana;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Good to see you, Ana' })).toBeVisible();
  });

  it.each([
    ['cannot be loaded', failureOf(503), 'The trips could not be loaded'],
    ['do not exist', { ...TRIPS, data: [] }, 'No trips are planned just now'],
  ])('says so if the packages %s, and keeps the rest of the page', async (_, answer, sentence) => {
    await visit({ 'GET /api/packages': answer }, { user: ana });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
  });
});
