import '../../locales/texts.ts';
import { Route, Routes } from '@reefdesk/web-kit';
import { failureOf, fakeHttp, renderScreen, replaceRuntimeConfig, staffUser } from '@reefdesk/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AdminRoutes } from '../../routes.tsx';

const admin = staffUser();
const stats = { totalTravels: 0, activeBookings: 0, destinations: 0, monthlyTours: 0 };

const WORKS = { status: 'success', success: true };

/** Endpoints of the inner screens. They never respond, so that no dialog covers the layout. */
const OTHER_SCREENS = [
  'GET /api/gallery',
  'GET /api/testimonials',
  'GET /api/get-destinations',
  'GET /api/get-destination/d1',
  'GET /api/get-travel-details/t1',
];

const DEMANDED = { ...WORKS, data: { enabled: false, app: false, passkeys: 0, recovery_codes_left: 0, demanded: true } };

async function enter(
  path: string,
  me: unknown = admin,
  logout: unknown = WORKS,
  enquiries: unknown = failureOf(503),
  twoStep: unknown = failureOf(503),
) {
  const http = fakeHttp({
    'GET /api/me': me,
    'GET /api/get-travels-with-stats': { ...WORKS, data: { travels: [], stats } },
    'DELETE /api/logout': logout,
    'GET /api/enquiries': enquiries,
    'GET /api/two-step': twoStep,
    ...Object.fromEntries(OTHER_SCREENS.map((call) => [call, () => new Promise(() => undefined)])),
  });
  const screens = (
    <Routes>
      <Route path="/auth/sign-in" element={<p>The sign-in screen</p>} />
      <Route path="/customer/default" element={<p>The customer area</p>} />
      <Route path="*" element={<AdminRoutes />} />
    </Routes>
  );
  const { store } = await renderScreen(screens, { path, http, texts: ['layout', 'travels'] });
  return { store, calls: () => http.requests.map(({ method = 'GET', path: address }) => `${method} ${address}`) };
}

const MAIN = [
  'Travel packages',
  'Destinations',
  'Gallery images',
  'Library',
  'Testimonials',
  'Translations',
  'Trash',
  'Today',
  'Enquiries',
  'Departures',
  'Bookings',
  'Insights',
  'People',
  'Record of changes',
  'Site',
  'My account',
  'Change password',
  'Log out',
];
const NO_CONTENT = ['Today', 'Enquiries', 'Departures', 'Bookings', 'Insights', 'People', 'Record of changes', 'Site'];

async function entries(): Promise<(string | null)[]> {
  const sidebar = await screen.findByRole('navigation', { name: 'Back office' });
  return within(sidebar)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

describe('the layout of the back office', () => {
  it('lists its own screens in the sidebar, and none of the public layout (ALAY-01, ALAY-05)', async () => {
    await enter('/admin/testimonials');
    expect(await entries()).toEqual(MAIN);
  });

  it.each([
    ['owner', MAIN],
    ['editor', MAIN.filter((name) => !NO_CONTENT.includes(name))],
    ['translator', MAIN.filter((name) => ![...NO_CONTENT, 'Library', 'Trash'].includes(name))],
    ['agent', ['Today', 'Enquiries', 'Departures', 'Bookings', 'My account', 'Change password', 'Log out']],
  ])('lists only the screens that the position %s may access (PPL-05)', async (position, names) => {
    await enter('/admin/change-password', { ...admin, position });
    expect(await entries()).toEqual(names);
  });

  it.each([
    ['editor', '/admin/people', 'editor'],
    ['editor', '/admin/letters', 'editor'],
    ['editor', '/admin/enquiries', 'editor'],
    ['translator', '/admin/travel/add-travel', 'translator'],
    ['translator', '/admin/destination/edit-destination/d1', 'translator'],
    ['agent', '/admin/travel', 'agent'],
    ['agent', '/admin/gallery-images', 'agent'],
  ])('shows the position %s a notice at %s and loads none of its data (PPL-05)', async (position, path, label) => {
    replaceRuntimeConfig({ hasMailbox: true });
    const { calls } = await enter(path, { ...admin, position });
    expect(await screen.findByText('This is not part of your work here')).toBeVisible();
    expect(screen.getByText(new RegExp(`signed in as ${label}`))).toBeVisible();
    // Users with access to enquiries see the number of new ones in the navigation.
    const ofTheLayout = ['GET /api/me', ...(position === 'agent' ? ['GET /api/enquiries'] : []), 'GET /api/two-step'];
    expect(calls().toSorted()).toEqual(ofTheLayout.toSorted());
    replaceRuntimeConfig(undefined);
  });

  it.each([
    ['/admin/travel', 'Add travel package', 1],
    ['/admin/travel/add-travel', 'Add travel package', 1],
    ['/admin/travel/travel-detail/t1', 'Edit travel package', 1],
    ['/admin/destination', 'Add destination', 2],
    ['/admin/destination/add-destionation', 'Add destination', 2],
    ['/admin/destination/edit-destination/d1', 'Edit destination', 2],
  ])('shows at %s the sub-page "%s" and no other (ALAY-02, ALAY-03)', async (path, name, position) => {
    await enter(path);
    const listed = await entries();
    expect(listed).toHaveLength(MAIN.length + 1);
    expect(listed[position]).toBe(name);
  });

  it('shows the number of new enquiries next to their link (ENQ-09)', async () => {
    await enter('/admin/travel', admin, WORKS, { ...WORKS, data: [], next_cursor: null, counts: { new: 2, wishes: 1 } });
    expect(await screen.findByRole('link', { name: 'Enquiries 3 waiting for an answer' })).toBeVisible();
  });

  it('marks only the current entry (ALAY-04)', async () => {
    await enter('/admin/travel/travel-detail/t1');
    const current = (await screen.findAllByRole('link')).filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.textContent)).toEqual(['Edit travel package']);
    expect(current[0]).toHaveAttribute('href', '/admin/travel/travel-detail/t1');
  });

  it.each([
    ['/admin/travel', 'Travel packages'],
    ['/admin/destination', 'Destinations'],
    ['/admin/gallery-images', 'Gallery images'],
  ])('names the page in the top bar and links to the website (ALAY-06, ALAY-07): %s', async (path, name) => {
    await enter(path);
    expect(await screen.findByTestId('page-name')).toHaveTextContent(name);
    expect(screen.getByRole('link', { name: 'Homepage' })).toHaveAttribute('href', '/auth/homepage');
  });

  it.each([
    [admin, 'Welcome back, Ratna Wowor'],
    [{ ...admin, fullname: '' }, 'Welcome back, Ratna'],
    [{ ...admin, fullname: '', name: '' }, 'Welcome back, User'],
  ])('greets by full name, then name, then "User" (ALAY-08)', async (me, greeting) => {
    await enter('/admin/travel', me);
    expect(await screen.findByText(greeting)).toBeInTheDocument();
  });

  it('has a copyright line, a mail link for support and three links to pages in its footer (ALAY-09, ALAY-10, ALAY-11)', async () => {
    jest.useFakeTimers({ now: new Date('2026-12-31T16:30:00Z'), advanceTimers: true });
    const brand = { name: 'Tangkasi', supportEmail: 'help@tangkasi.example', timeZone: 'Asia/Makassar', social: {}, chat: {} };
    replaceRuntimeConfig({ brand: brand as never });
    await enter('/admin/travel');
    const footer = within(await screen.findByRole('contentinfo'));
    // In the operator's time zone, the new year has begun.
    expect(footer.getByText('© 2027 Tangkasi')).toBeVisible();
    expect(footer.getByRole('link', { name: 'Support' })).toHaveAttribute('href', 'mailto:help@tangkasi.example');
    const pages = { Privacy: '/admin/privacy', Terms: '/admin/terms', About: '/auth/about' };
    for (const [name, path] of Object.entries(pages)) expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
    replaceRuntimeConfig(undefined);
    jest.useRealTimers();
  });
});

describe('the notice that a second step is required (PPL-08)', () => {
  const ASKED = /^Your team asks for two-step sign-in/;
  afterEach(() => localStorage.clear());

  it('appears with the next screen, so that it does not move the open one', async () => {
    const { calls } = await enter('/admin/travel', admin, WORKS, failureOf(503), DEMANDED);
    await waitFor(() => expect(calls()).toContain('GET /api/two-step'));
    await waitFor(() => expect(localStorage).toHaveLength(1));
    expect(screen.queryByText(ASKED)).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Testimonials' }));
    expect(await screen.findByText(ASKED)).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'My account' }));
    await waitFor(() => expect(screen.queryByText(ASKED)).toBeNull());
  });

  it('is shown on the first screen if it was due at the last visit, and disappears with the next screen', async () => {
    localStorage.setItem(`two-step-missing.${admin.user_id}`, '');
    await enter('/admin/travel', admin, WORKS, failureOf(503), { ...WORKS, data: { ...DEMANDED.data, demanded: false } });
    expect(screen.getByText(ASKED)).toBeVisible();
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(screen.getByText(ASKED)).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'Testimonials' }));
    await waitFor(() => expect(screen.queryByText(ASKED)).toBeNull());
  });
});

describe('the plain pages of the footer', () => {
  it.each([
    ['/admin/privacy', 'Privacy'],
    ['/admin/terms', 'Terms'],
  ])('%s is named in the top bar and not listed in the sidebar', async (path, name) => {
    await enter(path);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByTestId('page-name')).toHaveTextContent(name);
    expect(await entries()).toEqual(MAIN);
  });
});

describe('access to the back office', () => {
  it('loads the current user before it shows anything (ALAY-12)', async () => {
    const { calls } = await enter('/admin/travel', () => new Promise(() => undefined));
    expect(calls()).toEqual(['GET /api/me']);
    expect(screen.getByRole('status')).toHaveTextContent('Checking who is there...');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([401, 503, 0])('redirects to the sign-in screen when loading the user fails with %s (ALAY-13, ROLE-04)', async (status) => {
    const { calls } = await enter('/admin/travel', failureOf(status));
    expect(await screen.findByText('The sign-in screen')).toBeVisible();
    expect(calls()).toEqual(['GET /api/me']);
  });

  it('redirects a customer to the customer area (OR-40)', async () => {
    const { calls } = await enter('/admin/travel', { ...admin, role: 'customer' });
    expect(await screen.findByText('The customer area')).toBeVisible();
    expect(calls()).toEqual(['GET /api/me']);
  });

  it('redirects from the root to the travel packages (AROU-01, AROU-02, AROU-03)', async () => {
    await enter('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Travel packages' })).toBeVisible();
    expect(await entries()).toContain('Add travel package');
  });
});

describe('the addresses of the back office', () => {
  it.each([
    ['/admin/travel-detail/t1', '/admin/travel/travel-detail/t1', 'GET /api/get-travel-details/t1'],
    ['/admin/add-travel', '/admin/travel/add-travel', undefined],
    ['/admin/destination', '/admin/destination', 'GET /api/get-destinations'],
    ['/admin/destination/add-destination', '/admin/destination/add-destionation', undefined],
    ['/admin/edit-destination/d1', '/admin/destination/edit-destination/d1', 'GET /api/get-destination/d1'],
    ['/admin/gallery-images', '/admin/gallery-images', 'GET /api/gallery'],
    ['/admin/testimonials', '/admin/testimonials', 'GET /api/testimonials'],
    ['/admin/change-password', '/admin/change-password', undefined],
  ])('redirect from %s to %s (AROU-04, AROU-05, AROU-06, AROU-07, AROU-08, AROU-09, AROU-10, AROU-11, OR-37)', async (path, open, asks) => {
    const { calls } = await enter(path);
    const sidebar = within(await screen.findByRole('navigation', { name: 'Back office' }));
    const current = sidebar.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.getAttribute('href'))).toEqual([open]);
    // The request proves that the screen itself is rendered, not only its entry in the sidebar.
    if (asks) await waitFor(() => expect(calls()).toContain(asks));
  });
});

describe('/admin/logout', () => {
  const logged = jest.spyOn(console, 'error');

  beforeEach(() => logged.mockImplementation(() => undefined));
  afterAll(() => logged.mockRestore());

  it('ends the session, resets the state and redirects to the sign-in screen (AROU-12)', async () => {
    const { store, calls } = await enter('/admin/logout');
    expect(await screen.findByText('The sign-in screen')).toBeVisible();
    expect(calls()).toContain('DELETE /api/logout');
    expect(store.getState().auth).toMatchObject({ user: null, success: false, error: false });
    expect(logged).not.toHaveBeenCalled();
  });

  it('only logs a failed request, and still resets the state and redirects (STATE-04, OR-78)', async () => {
    const { store } = await enter('/admin/logout', admin, failureOf(503));
    expect(await screen.findByText('The sign-in screen')).toBeVisible();
    expect(logged).toHaveBeenCalledWith('Logout failed', expect.anything());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(store.getState().auth).toMatchObject({ user: null, success: false, error: false });
  });
});
