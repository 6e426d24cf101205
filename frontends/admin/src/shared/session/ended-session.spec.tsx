import '../../locales/texts.ts';
import '@reefdesk/ui/dialog'; // Lazily loaded, and at hand already.
import type { UserView } from '@reefdesk/contracts/accounts/views';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import { api, Link, Route, Routes } from '@reefdesk/web-kit';
import { customerUser, failureOf, fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as destinations from '../../features/destinations/destinations.testing.tsx';
import { admin, answer, travel } from '../../features/travels/travels.testing.tsx';
import { AdminRoutes } from '../../routes.tsx';

const customer = customerUser();
const UNAUTHENTICATED = failureOf(401, { code: 'unauthenticated', message: 'Please sign in' });
const TRAVEL = travel({ names: { en: 'Reef Days', id: '', cn: '' } });
const DESTINATION = destinations.destination({ name: { en: 'Secret Reef', id: '', cn: '' }, status: 'draft' });
const SLIDE = {
  gallery_id: 'g1',
  image_url: '/media/a1',
  image_meta: null,
  image_title_en: 'Coral Wall',
  image_title_id: '',
  image_title_cn: '',
  image_desc_en: 'Blue to the end',
  image_desc_id: '',
  image_desc_cn: '',
  version: 7,
  created_at: '2026-01-05T04:00:00Z',
  updated_at: '2026-02-01T04:00:00Z',
} satisfies GalleryItemView;
const STATS = { totalTravels: 1, activeBookings: 0, destinations: 1, monthlyTours: 0 };
const NAMESPACES = ['layout', 'travels', 'destinations', 'gallery', 'testimonials', 'lists', 'editing', 'fields', 'uploads'];

/** Fake server whose signed-in user can change or sign out at any time. */
function server(user: UserView | null = admin) {
  const state = { user };
  const forAdmins = (data: unknown) => () =>
    state.user?.role === 'admin'
      ? answer(data)
      : state.user
        ? failureOf(403, { code: 'forbidden', message: 'Not allowed' })
        : UNAUTHENTICATED;
  const http = fakeHttp({
    'GET /api/me': () => state.user ?? UNAUTHENTICATED,
    'POST /api/login': () => {
      state.user = admin;
      return admin;
    },
    'GET /api/get-travels-with-stats': forAdmins({ travels: [TRAVEL], stats: STATS }),
    'GET /api/get-travel-details/t1': forAdmins(TRAVEL),
    'GET /api/gallery': forAdmins([SLIDE]),
    // These endpoints are public, but visitors get active destinations only (OR-41).
    'GET /api/get-destinations': () => answer(state.user?.role === 'admin' ? [DESTINATION] : []),
    'GET /api/get-destination/d1': () => (state.user?.role === 'admin' ? answer(DESTINATION) : failureOf(404)),
  });
  return { http, state };
}

async function enter(path: string, { http, state }: ReturnType<typeof server>, user?: UserView) {
  const screens = (
    <Routes>
      <Route path="/auth/sign-in" element={<Link to={path}>The sign-in screen</Link>} />
      <Route path="/customer/default" element={<p>The customer area</p>} />
      <Route path="*" element={<AdminRoutes />} />
    </Routes>
  );
  const { store } = await renderScreen(screens, { path, http, texts: NAMESPACES, ...(user && { user }) });
  return { store, http, state };
}

async function enterEnded(path: string) {
  const there = server();
  await enter('/admin/change-password', there);
  const sidebar = within(await screen.findByRole('navigation', { name: 'Back office' }));
  there.state.user = null;
  await userEvent.click(sidebar.getByRole('link', { name: path }));
  return there;
}

// Lazy screens are loaded once here: React would never show one that a click inside a test loads.
beforeAll(async () => {
  for (const path of ['travel', 'travel/travel-detail/t1', 'destination', 'destination/edit-destination/d1', 'gallery-images']) {
    await enter(`/admin/${path}`, server());
    await screen.findByRole('main');
    cleanup();
  }
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
async function signIn() {
  const form = await dialog();
  fireEvent.change(form.getByLabelText('Password'), { target: { value: 'a calm reef' } });
  await userEvent.click(form.getByRole('button', { name: 'Sign in' }));
}

describe('a read after the session has ended elsewhere', () => {
  it.each([
    ['Travel packages', 'Reef Days', 'No travel packages'],
    ['Destinations', 'Secret Reef', 'No destinations'],
    ['Gallery images', 'Coral Wall', 'No images'],
  ])('asks to sign in again on "%s", and reads by itself then', async (link, name, nothing) => {
    await enterEnded(link);
    expect((await dialog()).getByText(/Your session has ended/)).toBeVisible();
    expect(screen.queryByText(new RegExp(nothing, 'i'))).toBeNull();
    await signIn();
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['/admin/travel/travel-detail/t1', 'Reef Days'],
    ['/admin/destination/edit-destination/d1', 'Secret Reef'],
  ])('never says of %s that it is not there', async (path, name) => {
    const there = server();
    await enter(path.replace(/\/[^/]+\/[^/]+$/, ''), there);
    await screen.findByRole('heading', { name });
    const toDetail = screen.getAllByRole('link').find((link) => link.getAttribute('href') === path);
    there.state.user = null;
    await userEvent.click(toDetail as HTMLElement);
    await dialog();
    expect(screen.queryByText(/not found/i)).toBeNull();
    await signIn();
    expect((await screen.findAllByText(name))[0]).toBeVisible();
  });

  it('keeps waiting under a notice when the user does not sign in at once', async () => {
    await enterEnded('Travel packages');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Not now' }));
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(/Your session has ended/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/No travel packages/i)).toBeNull();
    await userEvent.click(notice.getByRole('button', { name: 'Sign in again' }));
    await signIn();
    expect(await screen.findByRole('heading', { name: 'Reef Days' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps typed values', async () => {
    const there = server();
    const { store } = await enter('/admin/gallery-images', there);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add New Image' }))[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: 'Add New Image' }));
    fireEvent.change(form.getByLabelText('Title'), { target: { value: 'Half typed' } });
    there.state.user = null;
    await act(async () => store.dispatch(api.util.invalidateTags(['Slides'])));
    await signIn();
    expect(await screen.findByDisplayValue('Half typed')).toBeVisible();
  });

  it('redirects to the sign-in screen on entry, and is repeated after the sign-in (ALAY-13)', async () => {
    const there = server(null);
    await enter('/admin/gallery-images', there, admin);
    const back = await screen.findByText('The sign-in screen');
    expect(screen.queryByRole('dialog')).toBeNull();
    there.state.user = admin;
    await userEvent.click(back);
    expect(await screen.findByRole('heading', { name: 'Coral Wall' })).toBeVisible();
  });
});

describe('a read after another user has signed in', () => {
  it.each(['Travel packages', 'Destinations'])('redirects a customer from "%s" to the customer area (OR-40)', async (link) => {
    const there = server();
    await enter('/admin/change-password', there);
    const sidebar = within(await screen.findByRole('navigation', { name: 'Back office' }));
    there.state.user = customer;
    await userEvent.click(sidebar.getByRole('link', { name: link }));
    expect(await screen.findByText('The customer area')).toBeVisible();
  });
});
